import { presentText } from '../../domain/text/text.ts'
import { valueAt } from '../json/pointer.ts'

/** A record's project id as text: `id`, else `custom_id`. */
export function projectId(record: unknown): string {
  return presentText(valueAt(record, ['id'])) ?? presentText(valueAt(record, ['custom_id'])) ?? ''
}
