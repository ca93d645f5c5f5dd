import { canonicalise, type CanonicalEdit } from '../../catalogue/load/canonicalise.ts'
import type { DataFileName } from '../../catalogue/data-files.ts'
import { toSegments, valueAt } from '../../catalogue/json/json-pointer.ts'
import { findSpans } from '../../catalogue/json/json-spans.ts'
import type { ReadableSource } from '../../catalogue/json/json-source.ts'
import { textStart } from '../../catalogue/json/utf8.ts'

/** One replacement of a file's bytes; everything outside of them stays as it is. */
export type Splice = { readonly start: number; readonly end: number; readonly text: string }

export type Plan = {
  readonly splices: readonly Splice[]
  /** Keys that mean the same developer: joining them is the editor's decision. */
  readonly clashes: readonly { readonly key: string; readonly slug: string }[]
}

/** What to change in a file so that its slugs and prices are canonical (contract, section 2). */
export function planFile(name: DataFileName, bytes: Buffer, source: ReadableSource): Plan {
  const { edits } = canonicalise(name, source.value)
  const clashing = edits.filter((edit) => clashes(edit, edits, source.value))
  const wanted = edits.filter((edit) => !clashing.includes(edit))
  const spans = findSpans(bytes, textStart(bytes), wanted)
  const splices = wanted.flatMap((edit, index) => {
    const span = spans[index]
    return span ? [{ ...span, text: JSON.stringify(edit.to) }] : []
  })
  return {
    splices: splices.toSorted((one, two) => one.start - two.start),
    clashes: clashing.map(({ from, to }) => ({ key: from, slug: to })),
  }
}

/** True for a key whose canonical form stands beside it already, or is that of another key too. */
function clashes(edit: CanonicalEdit, edits: readonly CanonicalEdit[], value: unknown): boolean {
  if (edit.at !== 'key') return false
  const parent = valueAt(value, toSegments(edit.pointer).slice(0, -1))
  if (typeof parent === 'object' && parent !== null && Object.hasOwn(parent, edit.to)) return true
  return edits.some((other) => other !== edit && other.at === 'key' && other.to === edit.to)
}

/** The file's bytes with the splices carried out. */
export function applySplices(bytes: Buffer, splices: readonly Splice[]): Buffer {
  const parts: Buffer[] = []
  let at = 0
  for (const { start, end, text } of splices) {
    parts.push(bytes.subarray(at, start), Buffer.from(text))
    at = end
  }
  return Buffer.concat([...parts, bytes.subarray(at)])
}
