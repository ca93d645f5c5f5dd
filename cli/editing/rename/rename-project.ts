import type { DataFileName } from '../../../catalogue/data-files.ts'
import type { JsonEdit } from '../../../catalogue/json/edit.ts'
import { toPointer } from '../../../catalogue/json/pointer.ts'
import { paths } from '../../../domain/seo/paths.ts'
import type { Redirect } from '../../../domain/seo/redirects.ts'
import { foldText, presentText } from '../../../domain/text/text.ts'
import { CannotRun } from '../../errors.ts'
import { changesEverywhere } from '../changes-everywhere.ts'
import type { DataSet, SourceFile } from '../files/data-set.ts'
import { isAboutProjects, namesOf, recordsAbout } from '../records-about-projects.ts'
import {
  allProjects,
  developerOf,
  field,
  findProject,
  isObject,
  mainId,
  readProjects,
  type JsonObject,
  type ProjectAt,
} from '../projects.ts'
import type { Plan } from '../plan.ts'
import { idValue } from './id-value.ts'
import { assertFree, renameOf, type ProjectRename } from './project-names.ts'

/**
 * What changes where a project is called otherwise: its own record, what other files say about it,
 * links to it, and a redirect from its old address.
 * @throws CannotRun where the project is not known or the new name is taken
 */
export async function planProjectRename(
  data: DataSet,
  asked: string,
  wanted: string,
): Promise<Plan> {
  const sources = await readProjects(data)
  const projects = [...allProjects(sources)]
  const project = findProject(projects, asked)
  const rename = renameOf(project.record, asked, wanted)
  assertFree(rename, projects, project.record)
  const moves = movesOf(project, rename)
  const alive = [rename.id?.to, rename.slug?.to]
    .filter((text) => text !== undefined)
    .map((text) => paths.project(developerOf(project), text))
  const editsOf = (source: SourceFile): JsonEdit[] => [
    ...(project.file === source.name ? ownEdits(project, rename, source) : []),
    ...editsAbout(source, project, rename),
  ]
  return {
    changes: await changesEverywhere(data, sources, editsOf, { moves, alive }),
    ...(rename.name && { formerName: rename.name.from }),
  }
}

function ownEdits(
  { developerKey, index }: ProjectAt,
  { id, name, slug }: ProjectRename,
  { name: file, value }: SourceFile,
): JsonEdit[] {
  const at = (member: string) => toPointer([developerKey, index, member])
  return [
    ...(id ? [set(at(id.member), idValue(id.to, file, value))] : []),
    ...(name ? [set(at('name'), name.to)] : []),
    ...(slug ? [set(at('slug'), slug.to)] : []),
  ]
}

const set = (pointer: string, value: unknown): JsonEdit => ({ type: 'set', pointer, value })

function editsAbout(
  { name: file, value }: SourceFile,
  { record }: ProjectAt,
  { id, name, slug }: ProjectRename,
): JsonEdit[] {
  if (!isAboutProjects(file)) return []
  const edits: JsonEdit[] = []
  for (const about of recordsAbout(file, value, namesOf(record))) {
    const at = (member: string) => toPointer([about.at, member])
    if (about.isKey) {
      if (about.at === id?.from) edits.push(renameKey(value, about.at, id.to, file))
    } else if (id) {
      for (const member of ['id', 'custom_id'])
        if (presentText(field(about.record, member)) === id.from)
          edits.push(set(at(member), idValue(id.to, file, value)))
    }
    if (!isObject(about.record)) continue
    if (name && sameName(about.record, name.from)) edits.push(set(at('name'), name.to))
    const link = about.record['slug']
    // A card may link to the project by its id as well.
    const to = link === slug?.from ? slug?.to : link === id?.from ? id?.to : undefined
    if (link !== undefined && to !== undefined) edits.push(set(at('slug'), to))
  }
  return edits
}

const sameName = (record: JsonObject, name: string): boolean =>
  foldText(presentText(record['name']) ?? '') === foldText(name)

function renameKey(value: unknown, from: string, to: string, file: DataFileName): JsonEdit {
  if (isObject(value) && Object.hasOwn(value, to))
    throw new CannotRun(
      `${file}.json has something under "${to}" already: remove it or choose another id.`,
    )
  return { type: 'rename', pointer: toPointer([from]), key: to }
}

/** The project's own address, and the one with its slug that other pages may have linked to. */
function movesOf(project: ProjectAt, { id, slug }: ProjectRename): Redirect[] {
  const developer = developerOf(project)
  const before = mainId(project.record)
  const after = id?.from === before ? id.to : before
  const to = paths.project(developer, after)
  const old = [...(id ? [id.from] : []), ...(slug && slug.from !== id?.from ? [slug.from] : [])]
  return old.map((text) => ({ from: paths.project(developer, text), to }))
}
