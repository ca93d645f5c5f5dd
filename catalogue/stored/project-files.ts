import { canonicalise } from '../load/canonicalise.ts'
import { withDeveloperKeys } from '../load/developer-keys.ts'
import { usableValue, type FileDraft } from '../load/file-draft.ts'
import type { KeptFiles, LoadedFiles, ProjectFileName } from '../load/loaded-files.ts'
import { parseJson } from '../json/parse.ts'
import { textStart } from '../json/utf8.ts'

export type ProjectFiles = Pick<LoadedFiles, ProjectFileName>

/** A project file that was read: what it is made from once more. */
export type ProjectSource = Pick<FileDraft, 'name' | 'skipped'> & { readonly bytes: Buffer }

/**
 * The project files' values, made anew from their bytes each time: once the projects are made, they are only
 * asked for as files (decision 13).
 */
export const projectFilesOf =
  (sources: readonly ProjectSource[], others: KeptFiles): (() => ProjectFiles) =>
  () => {
    const values = sources.map(({ name, skipped, bytes }) => {
      const { value } = parseJson(bytes, textStart(bytes))
      return [name, canonicalise(name, usableValue({ name, value, skipped })).value]
    })
    const failed: ProjectFiles = { residentialProjects: undefined, commercialProjects: undefined }
    return withDeveloperKeys({ ...others, ...failed, ...Object.fromEntries(values) } as LoadedFiles)
  }
