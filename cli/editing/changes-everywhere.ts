import { dataFileNames } from '../../catalogue/data-files.ts'
import type { JsonEdit } from '../../catalogue/json/edit.ts'
import type { Redirect } from '../../domain/seo/redirects.ts'
import { changeOf, type FileChange } from './files/change.ts'
import type { DataSet, SourceFile } from './files/data-set.ts'
import { moveLinks } from './links.ts'
import { isProjectFile, type ProjectSources } from './projects.ts'
import { redirectsChange } from './redirect-edits.ts'

/**
 * What changes where something is edited in every file that has it: the edits, the links to pages
 * that move, and their redirects.
 * @param alive addresses that answer from now on besides the pages' own
 */
export async function changesEverywhere(
  data: DataSet,
  sources: ProjectSources,
  editsOf: (source: SourceFile) => readonly JsonEdit[],
  { moves, alive = [] }: { readonly moves: readonly Redirect[]; readonly alive?: string[] },
): Promise<FileChange[]> {
  const changes: (FileChange | undefined)[] = []
  for (const name of dataFileNames) {
    if (name === 'redirects') continue
    const source = isProjectFile(name) ? sources[name] : await data.read(name)
    if (source) changes.push(changeOf(source, [...editsOf(source), ...moveLinks(source, moves)]))
  }
  if (moves.length + alive.length > 0)
    changes.push(redirectsChange(await data.read('redirects'), moves, alive))
  return changes.filter((change) => change !== undefined)
}
