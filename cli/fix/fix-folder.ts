import { builtImageFolder } from '../terminal/shared-options.ts'
import { join } from 'node:path'
import type { LocatedFinding } from '../../catalogue/checks/finding.ts'
import { checkFolder, type CheckResult } from '../../catalogue/checks/check-folder.ts'
import { dataFileNames, type DataFileName } from '../../catalogue/data-files.ts'
import type { JsonEdit } from '../../catalogue/json/edit-json.ts'
import { toSegments, valueAt } from '../../catalogue/json/pointer.ts'
import { readJson } from '../../catalogue/json/read-json.ts'
import { resaved } from '../../catalogue/json/encoding.ts'
import { standardise, type StandardEdit } from '../../catalogue/load/standardise.ts'
import { standardPriceOnFile } from '../../domain/price/standard-price.ts'
import { changeOf, showChange } from '../editing/write/file-change.ts'
import { contentsOf } from '../editing/write/data-set.ts'
import { writeFiles, type NewContents } from '../editing/write/write-files.ts'

const toEdit = (target: 'key' | 'value', pointer: string, to: unknown): JsonEdit =>
  target === 'key'
    ? { type: 'rename', pointer, key: String(to) }
    : { type: 'set', pointer, value: to }

const toJsonEdit = ({ target, pointer, to }: StandardEdit): JsonEdit => toEdit(target, pointer, to)

/** Whether the new name of a key exists beside it, or is also another key's new name. */
function repeatsKey(edit: JsonEdit, edits: readonly JsonEdit[], value: unknown): boolean {
  if (edit.type !== 'rename') return false
  const parentOf = ({ pointer }: JsonEdit) => pointer.slice(0, pointer.lastIndexOf('/'))
  const parent = valueAt(value, toSegments(parentOf(edit)))
  if (typeof parent === 'object' && parent !== null && Object.hasOwn(parent, edit.key)) return true
  return edits.some(
    (other) =>
      other !== edit &&
      other.type === 'rename' &&
      other.key === edit.key &&
      parentOf(other) === parentOf(edit),
  )
}

/**
 * The edits that make a file's slugs, prices and areas standard; keys that mean one developer are
 * left, and returned.
 */
export function standardEdits(name: DataFileName, value: unknown) {
  const edits = standardise(name, value, standardPriceOnFile).edits.map(toJsonEdit)
  const repeating = edits.filter((edit) => repeatsKey(edit, edits, value))
  return {
    edits: edits.filter((edit) => !repeating.includes(edit)),
    repeatedKeys: repeating.flatMap((edit) =>
      edit.type === 'rename' ? { key: toSegments(edit.pointer).at(-1) ?? '', slug: edit.key } : [],
    ),
  }
}

/** The edit that fixes a finding in a file's value; undefined where it has more than one answer. */
export function fixOf(
  { pointer, target, fix }: LocatedFinding,
  value: unknown,
): JsonEdit | undefined {
  const to = fix?.()
  const edit = to === undefined ? undefined : toEdit(target, pointer, to)
  return edit && !repeatsKey(edit, [], value) ? edit : undefined
}

function fixesFor(file: DataFileName, value: unknown, { findings }: CheckResult): JsonEdit[] {
  const fixes = new Map<string, JsonEdit>()
  for (const finding of findings) {
    const { pointer, target } = finding
    if (finding.file !== file || fixes.has(pointer)) continue
    const fix = finding.fix?.()
    if (fix !== undefined) fixes.set(pointer, toEdit(target, pointer, fix))
  }
  const usable = [...fixes.values()].filter((edit, _, all) => !repeatsKey(edit, all, value))
  const prices = standardise(file, value, standardPriceOnFile).edits.filter(
    ({ target, from, to }) => target === 'value' && standardPriceOnFile(from) === to,
  )
  return [...usable, ...prices.filter(({ pointer }) => !fixes.has(pointer)).map(toJsonEdit)]
}

type FixedFile = NewContents & { report: string }

function fixesOf(folder: string, name: DataFileName, checked: CheckResult): FixedFile[] {
  const file = `${name}.json`
  const before = contentsOf(join(folder, file))
  if (before === undefined) return []
  const { bytes, changes } = resaved(before)
  const source = readJson(bytes)
  const edits = source.ok ? fixesFor(name, source.value, checked) : []
  const [change] = changeOf({ name, bytes }, edits)
  const lines = changes.length === 0 ? [] : [`${file}: saved anew, ${changes.join(', ')}`]
  if (change !== undefined) lines.push(showChange(change))
  if (lines.length === 0) return []
  return [{ file, before, after: change?.after ?? bytes, report: lines.join('\n') }]
}

// A fix may uncover further ones: in a file that can be read again, or by a name that is known now.
const MAX_ROUNDS = 5

/** Fixes findings with only one answer in a folder and checks it again, until none is left. */
export async function fixFolder(folder: string) {
  const fixed: FixedFile[] = []
  for (let round = 1; ; round += 1) {
    const checked = await checkFolder(folder, { builtImageFolder: builtImageFolder() })
    const fixing =
      round > MAX_ROUNDS ? [] : dataFileNames.flatMap((name) => fixesOf(folder, name, checked))
    if (fixing.length === 0) return { fixed, checked }
    await writeFiles(folder, fixing)
    fixed.push(...fixing)
  }
}
