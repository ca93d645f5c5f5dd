import type { DataFiles } from '../../schemas/generated/data.generated.ts'
import type { DataFileName } from '../data-files.ts'
import type { StoredFile } from '../stored/stored-file.ts'
import type { StoredFileName } from '../stored/stored-names.ts'

/** Files whose records are made into projects. */
export type ProjectFileName = 'residentialProjects' | 'commercialProjects'

export const holdsProjects = (name: DataFileName): name is ProjectFileName =>
  name === 'residentialProjects' || name === 'commercialProjects'

/** Files whose value is held as it is. */
export type WholeFileName = Exclude<DataFileName, StoredFileName | ProjectFileName>

/**
 * Every file's value, checked against its schema and canonical; undefined where the file failed.
 * What is stored as text is as it was written.
 */
export type LoadedFiles = {
  readonly [N in WholeFileName | ProjectFileName]: DataFiles[N] | undefined
} & { readonly [N in StoredFileName]: StoredFile<N> | undefined }

/** What is held of them once the projects are made. */
export type KeptFiles = Omit<LoadedFiles, ProjectFileName>

export function withoutProjects(files: LoadedFiles): KeptFiles {
  const { residentialProjects: _residential, commercialProjects: _commercial, ...kept } = files
  return kept
}
