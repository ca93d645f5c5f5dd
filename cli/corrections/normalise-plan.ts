import { canonicalise, type CanonicalEdit } from '../../catalogue/load/canonicalise.ts'
import type { DataFileName } from '../../catalogue/data-files.ts'
import type { JsonEdit } from '../../catalogue/json/edit.ts'
import { toSegments, valueAt } from '../../catalogue/json/pointer.ts'
import { canonicalPriceText } from '../../domain/price/price.ts'
import type { ReadableJson } from '../../catalogue/json/read.ts'

export type Plan = {
  edits: readonly JsonEdit[]
  /** Keys that mean the same developer: joining them is the editor's decision. */
  clashes: readonly { key: string; slug: string }[]
}

/** What to change in a file so that its slugs, prices and areas are canonical. */
export function planFile(name: DataFileName, source: ReadableJson): Plan {
  const { edits } = canonicalise(name, source.value)
  const clashing = edits.filter((edit) => clashes(edit, edits, source.value))
  return {
    edits: edits.filter((edit) => !clashing.includes(edit)).map(toJsonEdit),
    clashes: clashing.map(({ from, to }) => ({ key: from, slug: to })),
  }
}

/** Of that, the prices alone. */
export const priceEdits = (name: DataFileName, { value }: ReadableJson): JsonEdit[] =>
  canonicalise(name, value)
    .edits.filter(({ at, from, to }) => at === 'value' && canonicalPriceText(from) === to)
    .map(toJsonEdit)

const toJsonEdit = ({ at, pointer, to }: CanonicalEdit): JsonEdit =>
  at === 'key' ? { type: 'rename', pointer, key: to } : { type: 'set', pointer, value: to }

/** True for a key whose canonical form exists beside it, or is that of another key too. */
function clashes(edit: CanonicalEdit, edits: readonly CanonicalEdit[], value: unknown): boolean {
  if (edit.at !== 'key') return false
  const parent = valueAt(value, toSegments(edit.pointer).slice(0, -1))
  if (typeof parent === 'object' && parent !== null && Object.hasOwn(parent, edit.to)) return true
  return edits.some((other) => other !== edit && other.at === 'key' && other.to === edit.to)
}
