import { idText, type ProjectSummary } from './project-table.ts'
import { projectFiles, property } from './records.ts'
import type { References, RuleContext } from './rule-context.ts'

/** A project whose own id only its own record has, and what the other files call it. */
export type RenamedProject = { project: ProjectSummary; elsewhere: string }

/** The files whose records name a project by its id. */
export const filesNamingProjects = [
  'floorPlan',
  'paymentPlan',
  'projectAmenities',
  'projectSpecifications',
  'amenitiesImages',
  'sitePlanData',
  'trendingProjects',
] as const

/** The projects that several files know by an id which their own record no longer has. */
export const renamedProjects = (data: References): readonly RenamedProject[] => {
  const { projects, suggest, coverage } = data
  if (!data.isWhole(...projectFiles)) return []
  const said = (project: ProjectSummary) =>
    [...coverage.values()].some((covered) => covered.said.has(project))
  return [...strayIds(data)].flatMap(([id, { files, names }]) => {
    if (files.size < 2) return []
    const named = [...names].map((name) => projects.byName(name)).find((one) => one !== undefined)
    const project =
      projects.bySlug(id) ?? named ?? projects.byId(suggest.only(id, projects.ids()) ?? '')
    // Where other files know it by its own id, that one is right.
    return project === undefined || project.ids.length === 0 || said(project)
      ? []
      : [{ project, elsewhere: id }]
  })
}

/** Unknown ids, with the files and names under which records have them. */
const strayIds = ({ records, projects }: References) => {
  const strays = new Map<string, { files: Set<string>; names: Set<string> }>()
  for (const { file, segments, value } of records(...filesNamingProjects)) {
    const isList = file === 'floorPlan' || file === 'trendingProjects'
    const id = isList ? idText(property(value, 'id')) : segments[0]
    if (id === undefined || projects.byId(id) !== undefined) continue
    const stray = strays.get(id) ?? { files: new Set(), names: new Set() }
    strays.set(id, stray)
    stray.files.add(file)
    const name = property(value, 'name')
    if (typeof name === 'string') stray.names.add(name)
  }
  return strays
}

/** True for an id that a project's own record already reports as leading nowhere. */
export const isLost = (id: string, { projects, renamed }: RuleContext): boolean =>
  projects.lostIds.has(id) || renamed.some(({ elsewhere }) => elsewhere === id)
