import type { DataFileName } from '../data-files.ts'
import type { coverageOf } from './project-coverage.ts'
import {
  filesAboutProjects,
  namesOfProject,
  type ProjectSummary,
  type ProjectTable,
} from './project-id-table.ts'
import { projectFiles, property, type RecordAt } from './records.ts'
import type { Suggester } from './suggestions.ts'

export type RenamedProject = { project: ProjectSummary; idElsewhere: string }

type References = {
  projects: ProjectTable
  suggest: Suggester
  coverage: ReturnType<typeof coverageOf>
  entries: (...names: readonly DataFileName[]) => readonly RecordAt[]
  isFullyRead: (...names: readonly DataFileName[]) => boolean
}

/**
 * The files whose records name a project; `locationData` is left out, as its keys may be places
 * too.
 */
export const filesNamingProjects = filesAboutProjects.filter((file) => file !== 'locationData')

/** The projects that several files know by an id which their own record no longer has. */
export const renamedProjects = (data: References): readonly RenamedProject[] => {
  const { projects, suggest, coverage } = data
  if (!data.isFullyRead(...projectFiles)) return []
  const isMentioned = (project: ProjectSummary) =>
    [...coverage.values()].some((covered) => covered.mentioned.has(project))
  return [...strayIds(data)].flatMap(([id, { files, names }]) => {
    if (files.size < 2) return []
    const named = [...names].map((name) => projects.byName(name)).find((one) => one !== undefined)
    const project =
      projects.bySlug(id) ?? named ?? projects.byId(suggest.only(id, projects.ids()) ?? '')
    // Where other files know the project by its own id, that id is right.
    return project === undefined || project.ids.length === 0 || isMentioned(project)
      ? []
      : [{ project, idElsewhere: id }]
  })
}

const strayIds = ({ entries, projects }: References) => {
  const strays = new Map<string, { files: Set<string>; names: Set<string> }>()
  for (const entry of entries(...filesNamingProjects)) {
    const id = namesOfProject(entry)[0]?.id
    if (id === undefined || projects.byId(id) !== undefined) continue
    const stray = strays.get(id) ?? { files: new Set(), names: new Set() }
    strays.set(id, stray)
    stray.files.add(entry.file)
    const name = property(entry.value, 'name')
    if (typeof name === 'string') stray.names.add(name)
  }
  return strays
}

/** Whether an id leads nowhere, and a project's own record already reports that. */
export const isLost = (
  id: string,
  { projects, renamed }: { projects: ProjectTable; renamed: readonly RenamedProject[] },
): boolean =>
  projects.lostIds.has(id) ||
  projects.lostIds.has(String(Number(id))) ||
  renamed.some(({ idElsewhere }) => idElsewhere === id)
