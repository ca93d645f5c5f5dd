import type { Loaded } from '../../domain/value/loaded.ts'
import { dataFiles, type DataFileName } from '../data-files.ts'
import type { LoadedFiles } from '../load/loaded-files.ts'

/** What a page gets of a file, made from its value, or says that the file failed. */
export function loadedFrom<N extends DataFileName, T>(
  files: LoadedFiles,
  name: N,
  make: (value: NonNullable<LoadedFiles[N]>) => T,
): Loaded<T> {
  const value = files[name]
  return value === undefined
    ? { ok: false, message: dataFiles[name].failure }
    : { ok: true, data: make(value) }
}
