import type { DataFiles } from '../../schemas/generated/data.generated.ts'
import type { DataFileName } from '../data-files.ts'

/** Every file's value, checked against its schema and canonical; undefined where the file failed. */
export type LoadedFiles = { readonly [N in DataFileName]: DataFiles[N] | undefined }
