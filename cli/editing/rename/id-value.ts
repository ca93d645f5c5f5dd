import type { DataFileName } from '../../../catalogue/data-files.ts'
import { isObject, isProjectFile, projectsOf } from '../projects.ts'

/** Every id as it is written in a file's records: text or number. */
function* idsIn(file: DataFileName, value: unknown): Generator<unknown> {
  if (isProjectFile(file)) {
    for (const { record } of projectsOf(file, value)) yield* [record['id'], record['custom_id']]
  } else if (Array.isArray(value)) {
    for (const record of value as unknown[])
      if (isObject(record)) yield* [record['id'], record['custom_id']]
  }
}

/**
 * An id as the file would write it: one of digits alone is a number or a text as the file's other
 * such ids are, and a number where there are none.
 */
export function idValue(id: string, file: DataFileName, value: unknown): string | number {
  if (!/^(?:0|[1-9]\d{0,14})$/.test(id)) return id
  for (const other of idsIn(file, value)) {
    if (typeof other === 'number') return Number(id)
    if (typeof other === 'string' && /^\d+$/.test(other)) return id
  }
  return Number(id)
}
