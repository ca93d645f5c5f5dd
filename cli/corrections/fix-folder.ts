import { join } from 'node:path'
import { checkFolder, type Checked } from '../../catalogue/checks/check-folder.ts'
import { dataFileNames, type DataFileName } from '../../catalogue/data-files.ts'
import type { JsonEdit } from '../../catalogue/json/edit.ts'
import { toSegments, valueAt } from '../../catalogue/json/pointer.ts'
import { readJson, type ReadableJson } from '../../catalogue/json/read.ts'
import { resaved } from '../../catalogue/json/encoding.ts'
import type { PictureMemory } from '../../catalogue/pictures/picture-check.ts'
import { changeOf, showChange } from '../editing/files/change.ts'
import { contentsOf } from '../editing/files/data-set.ts'
import { writeFiles, type NewContents } from '../editing/files/write-files.ts'
import { priceEdits } from './normalise-plan.ts'

// One fix may uncover the next: a file that could be read again, a name that is known now.
const MAX_ROUNDS = 5

/** A file's fixes; `report` says how it is saved, and the lines. */
type FixedFile = NewContents & { report: string }

/** The edits that fix a file's findings. A key is never renamed to one that exists beside it. */
const fixesFor = (file: DataFileName, value: unknown, { findings }: Checked): JsonEdit[] => {
  const edits = new Map<string, JsonEdit>()
  const taken = new Set<string>()
  for (const finding of findings) {
    const { pointer, at } = finding
    if (finding.file !== file || edits.has(pointer)) continue
    const fix = finding.fix?.()
    if (fix === undefined) continue
    if (at === 'value') {
      edits.set(pointer, { type: 'set', pointer, value: fix })
      continue
    }
    const key = String(fix)
    const parent = valueAt(value, toSegments(pointer).slice(0, -1))
    const place = `${pointer.slice(0, pointer.lastIndexOf('/'))} ${key}`
    const isTaken = typeof parent !== 'object' || parent === null || Object.hasOwn(parent, key)
    if (isTaken || taken.has(place)) continue
    taken.add(place)
    edits.set(pointer, { type: 'rename', pointer, key })
  }
  return [...edits.values()]
}

/** What fixes the findings, and the canonical form of prices that have one. */
const editsFor = (name: DataFileName, source: ReadableJson, checked: Checked): JsonEdit[] => {
  const fixes = fixesFor(name, source.value, checked)
  const fixed = new Set(fixes.map(({ pointer }) => pointer))
  return [...fixes, ...priceEdits(name, source).filter(({ pointer }) => !fixed.has(pointer))]
}

const fixesOf = (folder: string, name: DataFileName, checked: Checked): FixedFile[] => {
  const file = `${name}.json`
  const before = contentsOf(join(folder, file))
  if (before === undefined) return []
  const { bytes, changes } = resaved(before)
  const source = readJson(bytes)
  const change = source.ok ? changeOf({ name, bytes }, editsFor(name, source, checked)) : undefined
  if (change === undefined && changes.length === 0) return []
  const lines = changes.length === 0 ? [] : [`${file}: saved anew, ${changes.join(', ')}`]
  if (change !== undefined) lines.push(showChange(change))
  return [{ file, before, after: change?.after ?? bytes, report: lines.join('\n') }]
}

/**
 * Fixes what has only one answer in all files of a folder and checks it again, until nothing is left
 * to fix. Every byte that no fix concerns stays; of several files all are written or none.
 * @throws CannotRead, CannotRun
 */
export const fixFolder = async (
  folder: string,
  memory: PictureMemory,
): Promise<{ fixed: FixedFile[]; checked: Checked }> => {
  const fixed: FixedFile[] = []
  for (let round = 1; ; round += 1) {
    const checked = await checkFolder(folder, memory)
    const fixing =
      round > MAX_ROUNDS ? [] : dataFileNames.flatMap((name) => fixesOf(folder, name, checked))
    if (fixing.length === 0) return { fixed, checked }
    await writeFiles(folder, fixing)
    fixed.push(...fixing)
  }
}
