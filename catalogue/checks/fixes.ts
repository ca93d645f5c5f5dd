import type { DataFileName } from '../data-files.ts'
import type { JsonEdit } from '../json/edit.ts'
import { toSegments, valueAt } from '../json/pointer.ts'
import type { Checked } from './check-folder.ts'

/** The edits that fix a file's findings. A key is never renamed to one that stands beside it. */
export const fixesFor = (file: DataFileName, value: unknown, { findings }: Checked): JsonEdit[] => {
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
