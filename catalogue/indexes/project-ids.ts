import { presentText } from '../../domain/text/text.ts'
import { toPointer, valueAt } from '../json/pointer.ts'

/** A record's project id as text: `id`, else `custom_id`. */
export function projectId(record: unknown): string {
  return presentText(valueAt(record, ['id'])) ?? presentText(valueAt(record, ['custom_id'])) ?? ''
}

/** The pointer and id of every project in a project file, whatever state it is in. */
export function* projectIds(value: unknown): Generator<{ pointer: string; id: string }> {
  if (typeof value !== 'object' || value === null) return
  for (const [key, list] of Object.entries(value) as [string, unknown][]) {
    if (!Array.isArray(list)) continue
    for (const [index, record] of list.entries())
      yield { pointer: toPointer([key, index]), id: projectId(record) }
  }
}
