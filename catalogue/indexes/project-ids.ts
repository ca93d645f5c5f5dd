import { presentText } from '../../domain/text/text.ts'
import { valueAt } from '../json/pointer.ts'

/** A record's project id as text: `id`, else `custom_id`. */
export function projectId(record: unknown): string {
  return presentText(valueAt(record, ['id'])) ?? presentText(valueAt(record, ['custom_id'])) ?? ''
}

/** Where a project stands in its file: its developer's key, and its place in that list. */
export type ProjectPlace = [key: string, index: number]

/** The place and id of every project in a project file, whatever state it is in. */
export function* projectIds(value: unknown): Generator<{ place: ProjectPlace; id: string }> {
  if (typeof value !== 'object' || value === null) return
  for (const [key, list] of Object.entries(value) as [string, unknown][]) {
    if (!Array.isArray(list)) continue
    for (const [index, record] of list.entries())
      yield { place: [key, index], id: projectId(record) }
  }
}
