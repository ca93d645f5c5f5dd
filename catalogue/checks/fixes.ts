import type { DataFileName } from '../data-files.ts'
import type { JsonEdit } from '../json/edit.ts'
import { toSegments, valueAt } from '../json/pointer.ts'
import type { Checked } from './check-folder.ts'
import type { Finding, Fix, RuleContext } from './rule.ts'

/** What fixes a finding, where only one answer is possible; a suggestion otherwise. */
export const fixFor = (finding: Finding, data: RuleContext): Fix | undefined =>
  finding.rule.fix?.(finding.detail, data, finding)

/** The edits that fix a file's findings. A key is never renamed to one that stands beside it. */
export const fixesFor = (
  file: DataFileName,
  value: unknown,
  { findings, context }: Checked,
): JsonEdit[] => {
  const edits = new Map<string, JsonEdit>()
  const taken = new Set<string>()
  for (const finding of findings) {
    const { pointer } = finding
    const fix = finding.file === file ? fixFor(finding, context) : undefined
    if (fix === undefined || edits.has(pointer)) continue
    const segments = toSegments(pointer)
    if (!('key' in fix)) {
      edits.set(pointer, { type: 'set', pointer, value: fix.value })
      continue
    }
    const parent = valueAt(value, segments.slice(0, -1))
    const place = `${pointer.slice(0, pointer.lastIndexOf('/'))} ${fix.key}`
    const isTaken = typeof parent !== 'object' || parent === null || Object.hasOwn(parent, fix.key)
    if (isTaken || taken.has(place)) continue
    taken.add(place)
    edits.set(pointer, { type: 'rename', pointer, key: fix.key })
  }
  return [...edits.values()]
}
