import type { DataFiles } from '../../schemas/generated/data.generated.ts'
import type { DataFileName } from '../data-files.ts'
import type { StoredFile } from '../stored/stored-file.ts'
import type { StoredFileName } from '../stored/stored-names.ts'

/** Files whose value is held as it is. */
export type WholeFileName = Exclude<DataFileName, StoredFileName>

/**
 * Every file's value, checked against its schema and canonical; undefined where the file failed.
 * What is stored as text is as it was written.
 */
export type LoadedFiles = {
  readonly [N in WholeFileName]: DataFiles[N] | undefined
} & { readonly [N in StoredFileName]: StoredFile<N> | undefined }
