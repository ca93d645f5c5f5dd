import type { Section } from '../catalogue.ts'
import { dataFiles, type DataFileName } from '../data-files.ts'
import type { LoadedFiles } from '../load/loaded-files.ts'

/** Makes a file's section from its value, or says that the file failed. */
export function sectionOf<N extends DataFileName, T>(
  files: LoadedFiles,
  name: N,
  make: (value: NonNullable<LoadedFiles[N]>) => T,
): Section<T> {
  const value = files[name]
  return value === undefined
    ? { ok: false, message: dataFiles[name].failure }
    : { ok: true, data: make(value) }
}

/** The section's data; empty where its file failed. */
export function listOf<T>(section: Section<readonly T[]>): readonly T[] {
  return section.ok ? section.data : []
}
