import { syntaxFinding, TWO_COMMAS, type SyntaxFinding } from './syntax-finding.ts'

/** A top-level entry that is good JSON though its file is not, and its position. */
type GoodEntry = {
  segment: string
  value: unknown
  start: number
  text: string
}

/** More findings than this would not help an editor. */
const MAX_FINDINGS = 20

/**
 * The entries that can be read, and the first finding of each that cannot, as its other findings
 * may be consequences. Entries are separated by layout, each starting a line as deep as the first,
 * so that a missing bracket in one cannot move the others. A text with another layout has its first
 * finding and no entries.
 */
export function recoverEntries(text: string) {
  const isList = text.trimStart().startsWith('[')
  const starts = entryStarts(text, isList)
  const entries: GoodEntry[] = []
  const findings: SyntaxFinding[] = []
  for (const [index, start] of starts.entries()) {
    const end = starts[index + 1] ?? closingLine(text, start, isList)
    const withCommas = text.slice(start, end).trimEnd()
    const entry = withCommas.replace(/(?<![,\s])[,\s]+$/, '')
    const commas = withCommas.slice(entry.length)
    const read = readEntry(entry, isList)
    if (read !== undefined && commas.lastIndexOf(',') > commas.indexOf(','))
      findings.push({
        offset: start + entry.length + commas.indexOf(',', commas.indexOf(',') + 1),
        length: 1,
        message: TWO_COMMAS,
      })
    if (read === undefined) {
      const finding = findingIn(entry, isList)
      if (finding) findings.push({ ...finding, offset: start + finding.offset })
    } else {
      const [key, value] = read
      entries.push({ segment: isList ? String(index) : key, value, start, text: entry })
    }
  }
  // Where every entry is good, the mistake is between, before or behind them.
  if (findings.length === 0)
    findings.push(syntaxFinding(text) ?? { offset: 0, length: 1, message: 'This is not JSON' })
  return { isList, entries, findings: findings.slice(0, MAX_FINDINGS) }
}

/** The lines on which entries start: indented like the first one, with a string or a bracket. */
function entryStarts(text: string, isList: boolean): number[] {
  const first = /^\s*[[{][ \t\r]*\n(?:[ \t\r]*\n)*([ \t]*)\S/.exec(text)
  if (!first) return []
  const [opening, indentation = ''] = first
  const start = isList ? '[{"]' : String.raw`[^\s{}[\],]`
  const lines = new RegExp(`^${indentation}(?=${start})`, 'gm')
  lines.lastIndex = opening.lastIndexOf('\n') + 1
  return [...text.matchAll(lines)].map(({ index }) => index + indentation.length)
}

/** The offset of the bracket that ends the file, where it starts a line; else the file's end. */
function closingLine(text: string, from: number, isList: boolean): number {
  const bracket = text.indexOf(isList ? '\n]' : '\n}', from)
  return bracket === -1 ? text.length : bracket + 1
}

/** Makes a file of one entry. The bracket in front moves each position on by one character. */
export const entryAsFile = (entry: string, isList: boolean) =>
  isList ? `[${entry}]` : `{${entry}}`

/** Reads an entry by itself; undefined where the text is no entry, or more than one. */
function readEntry(entry: string, isList: boolean): [string, unknown] | undefined {
  try {
    const entries = Object.entries(JSON.parse(entryAsFile(entry, isList)) as object)
    return entries.length === 1 ? (entries[0] as [string, unknown]) : undefined
  } catch {
    return undefined
  }
}

function findingIn(entry: string, isList: boolean): SyntaxFinding | undefined {
  // An entry of a list is explained without the list, which the entry's own brackets could seem to
  // close.
  const [whole, lead] = isList ? [entry, 0] : [entryAsFile(entry, isList), 1]
  const finding = syntaxFinding(whole)
  return finding && { ...finding, offset: Math.min(entry.length, finding.offset - lead) }
}
