import type { Loaded } from '../../domain/value/loaded.ts'
import { dataFiles, type DataFileName } from '../data-files.ts'

/** What a page gets of a file, made from what was loaded of it, or says that the file failed. */
export function loadedFrom<Value, T>(
  name: DataFileName,
  value: Value | undefined,
  make: (value: Value) => T,
): Loaded<T> {
  return value === undefined
    ? { ok: false, message: dataFiles[name].failure }
    : { ok: true, data: make(value) }
}
