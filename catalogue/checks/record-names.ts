import { dataFiles, type DataFileName, type DataFileShape } from '../data-files.ts'
import { valueAt } from '../json/pointer.ts'

const depths: Readonly<Record<DataFileShape, number>> = { single: 0, list: 1, map: 1, groups: 2 }

/** How many pointer segments lead to a record of the file. */
export function recordDepth(name: DataFileName): number {
  return depths[dataFiles[name].shape]
}

/** What an editor would call a record by, in the order of preference. */
const titles = ['name', 'plan_type_name', 'title', 'question', 'label', 'id', 'custom_id']

/**
 * The record a pointer leads into, in an editor's terms: 'project "The Aravalli Summit"',
 * 'payment plan "Down Payment Plan" of "crest-greens"'. Undefined for the file as a whole.
 */
export function recordName(
  name: DataFileName,
  value: unknown,
  segments: readonly string[],
): string | undefined {
  const { shape, record } = dataFiles[name]
  const own = segments.slice(0, recordDepth(name))
  const [first, second] = own
  if (first === undefined || own.length < recordDepth(name)) return undefined
  const title = titleOf(valueAt(value, own))
  switch (shape) {
    case 'list':
      return title === undefined ? `${record} ${Number(first) + 1}` : `${record} "${title}"`
    case 'groups':
      if (title === undefined) return `${record} ${Number(second) + 1} of "${first}"`
      return record === 'project' ? `${record} "${title}"` : `${record} "${title}" of "${first}"`
    default:
      return `${record} "${title ?? first}"`
  }
}

function titleOf(record: unknown): string | undefined {
  for (const key of titles) {
    const title = valueAt(record, [key])
    if (typeof title === 'number' || (typeof title === 'string' && title.trim() !== ''))
      return String(title)
  }
  return undefined
}
