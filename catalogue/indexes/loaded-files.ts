import { presentText } from '../../domain/text/text.ts'
import type { Loaded } from '../../domain/value/loaded.ts'
import type { DataFiles } from '../../schemas/generated/data.generated.ts'
import { dataFiles, type DataFileName } from '../data-files.ts'
import { isNested, valueAt } from '../json/pointer.ts'

/**
 * The value of every file, checked against its schema and in standard form; undefined where the file
 * failed.
 */
export type LoadedFiles = { readonly [N in DataFileName]: DataFiles[N] | undefined }

/** The part of a file that a page needs, made from its value; or the message of its failure. */
export function loadedFrom<N extends DataFileName, T>(
  files: LoadedFiles,
  name: N,
  make: (value: DataFiles[N]) => T,
): Loaded<T> {
  const value = files[name] as DataFiles[N] | undefined
  return value === undefined
    ? { ok: false, message: dataFiles[name].failure }
    : { ok: true, data: make(value) }
}

/** A record's project id as text: `id`, else `custom_id`. */
export function projectId(record: unknown): string {
  return presentText(valueAt(record, ['id'])) ?? presentText(valueAt(record, ['custom_id'])) ?? ''
}

/** Values by key: the exact spelling first, then any case, as addresses are lower case. */
export function textIndex<T>(
  entries: Iterable<readonly [string, T]>,
): (key: string) => T | undefined {
  const exact = new Map<string, T>()
  const folded = new Map<string, T>()
  for (const [key, value] of entries) {
    const lower = key.toLowerCase()
    if (!exact.has(key)) exact.set(key, value)
    if (!folded.has(lower)) folded.set(lower, value)
  }
  return (key) => exact.get(key) ?? folded.get(key.toLowerCase())
}

export function deepFreeze<T>(value: T): T {
  const open: unknown[] = [value]
  for (let part = open.pop(); open.length > 0 || part !== undefined; part = open.pop()) {
    if (!isNested(part) || Object.isFrozen(part)) continue
    Object.freeze(part)
    for (const entry of Object.values(part)) if (isNested(entry)) open.push(entry)
  }
  return value
}
