import { isNested } from './pointer.ts'

/** How a file is laid out, as far as new text has to follow it. */
export type Layout = {
  /** One step of indentation; undefined in a file written on one line. */
  readonly step: string | undefined
  readonly lineEnd: string
  /** The whitespace after the colon of a property and, on one line, after a comma. */
  readonly space: string
  /** True where lists of strings or numbers are written on one line. */
  readonly listsOnOneLine: boolean
}

/** Enough of a file to see how it is written. */
const LOOKED_AT = 65_536

/** The layout of a JSON text; that of most editors where there is nothing to see. */
export function layoutOf(json: string): Layout {
  const text = json.slice(0, LOOKED_AT).trimStart()
  const step = /^[[{]\r?\n([ \t]+)/.exec(text)?.[1]
  const isOneLine = step === undefined && !text.trimEnd().includes('\n') && text.length > 2
  return {
    step: isOneLine ? undefined : (step ?? '  '),
    lineEnd: text.includes('\r\n') ? '\r\n' : '\n',
    space: /":[^\s]/.test(text) && !/": /.test(text) ? '' : ' ',
    listsOnOneLine: /\[ ?(?:"[^"\n]*"|-?\d[\d.]*) ?[,\]]/.test(text),
  }
}

/** The indentation of the line of `at`. */
export function indentationAt(text: string, at: number): string {
  const line = text.slice(text.lastIndexOf('\n', at - 1) + 1, at)
  return /^[ \t]*/.exec(line)?.[0] ?? ''
}

/** The value as JSON in the file's layout, its later lines indented as deep as `indentation`. */
export function writeJson(value: unknown, layout: Layout, indentation: string): string {
  if (!isNested(value)) return JSON.stringify(value)
  const isList = Array.isArray(value)
  const entries = isList
    ? value.map((entry) => [undefined, entry as unknown] as const)
    : Object.entries(value).filter(([, entry]) => entry !== undefined)
  const [open, close] = isList ? ['[', ']'] : ['{', '}']
  if (entries.length === 0) return open + close
  const isPlain = isList && layout.listsOnOneLine && !value.some(isNested)
  const { step } = layout
  const isOneLine = step === undefined || isPlain
  const below = isOneLine ? indentation : indentation + step
  const written = entries.map(([key, entry]) => {
    const name = key === undefined ? '' : `${JSON.stringify(key)}:${layout.space}`
    return name + writeJson(entry, layout, below)
  })
  return isOneLine
    ? `${open}${written.join(`,${layout.space}`)}${close}`
    : `${open}${layout.lineEnd}${written.map((text) => below + text).join(`,${layout.lineEnd}`)}${layout.lineEnd}${indentation}${close}`
}
