import type { Rule, RuleContext } from '../rule.ts'
import { idText } from '../projects.ts'
import { projectFiles, property, type RecordAt } from '../records.ts'
import { filesNamingProjects, isLost } from '../renamed-projects.ts'

type Detail = {
  readonly id: string
  /** True for what a trending card leads to, which may be a slug as well. */
  readonly orSlug?: true
  /** Where the card's own id tells: the slug of its project. */
  readonly slugOfCard?: string
  readonly nearest: string | undefined
}

/** What several other files call a project whose own id says otherwise. */
type Renamed = { readonly id: string; readonly elsewhere: string }

const unknownId = (
  id: string | undefined,
  { value }: RecordAt,
  data: RuleContext,
): Detail | undefined => {
  const { projects, suggest } = data
  if (id === undefined || projects.byId(id) !== undefined || isLost(id, data)) return undefined
  // Where no id comes near, the project that the record names may be meant.
  const name = property(value, 'name')
  const named = typeof name === 'string' ? projects.byName(name) : undefined
  const nearest =
    projects.bySlug(id)?.ids[0] ?? suggest.nearest(id, projects.ids()) ?? named?.ids[0]
  return { id, nearest }
}

// A trending card leads to its slug, which may be a project's slug or its id.
const unknownSlug = (card: unknown, data: RuleContext): Detail | undefined => {
  const { projects, suggest } = data
  const id = idText(property(card, 'slug'))
  if (id === undefined || isLost(id, data)) return undefined
  if (projects.bySlug(id) !== undefined || projects.byId(id) !== undefined) return undefined
  // The card's id says which project is meant.
  const own = [property(card, 'id'), property(card, 'custom_id')].map(idText)
  const project = own.map((text) => projects.byId(text ?? '')).find((one) => one !== undefined)
  const slugOfCard = project?.slug ?? project?.ids[0]
  const nearest = slugOfCard ?? suggest.nearest(id, projects.slugs())
  return { id, orSlug: true, nearest, ...(slugOfCard !== undefined && { slugOfCard }) }
}

/** A record of a project that is in neither project file; ids compare as text, case and all. */
export const unknownProjectId: Rule<Detail | Renamed> = {
  name: 'unknown-project-id',
  level: 'error',
  guide: 'The id is in neither project file. Compare the spelling.',
  check: (data, report) => {
    if (!data.isWhole(...projectFiles)) return
    for (const entry of data.entries(...filesNamingProjects)) {
      if (entry.file === 'floorPlan' || entry.file === 'trendingProjects') {
        for (const field of ['id', 'custom_id']) {
          const detail = unknownId(idText(property(entry.value, field)), entry, data)
          if (detail) report(entry, [field], detail)
        }
      } else {
        const detail = unknownId(entry.segments[0], entry, data)
        if (detail) report(entry, [], detail, 'key')
      }
      const slug = entry.file === 'trendingProjects' ? unknownSlug(entry.value, data) : undefined
      if (slug) report(entry, ['slug'], slug)
    }
    for (const { project, elsewhere } of data.renamed) {
      const { record, idField, ids } = project
      report(record, [idField], { id: ids[0] ?? '', elsewhere })
    }
  },
  messages: (detail) => {
    if ('elsewhere' in detail) {
      const { id, elsewhere } = detail
      return {
        message: `the id is "${id}" here, but other files name this project "${elsewhere}"`,
        suggestion: elsewhere,
        hint: `Write "${elsewhere}", or change it everywhere with the command rename.`,
      }
    }
    const { id, orSlug, nearest } = detail
    return {
      message: `no project has the ${orSlug === true ? 'slug or id' : 'id'} "${id}"`,
      suggestion: nearest,
    }
  },
  fix: (detail, { projects, suggest, coverage }, { at, file }) => {
    if ('elsewhere' in detail) {
      const value = suggest.only(detail.id, [detail.elsewhere])
      return value === undefined ? undefined : { value }
    }
    const { id, orSlug, slugOfCard } = detail
    if (slugOfCard !== undefined) return { value: slugOfCard }
    const only = suggest.only(id, orSlug === true ? projects.slugs() : projects.ids())
    if (only === undefined) return undefined
    // A second record of one project would hide the first.
    const project = projects.byId(only)
    if (project !== undefined && coverage.get(file)?.said.has(project)) return undefined
    return at === 'key' ? { key: only } : { value: only }
  },
  intended: (detail) => ('elsewhere' in detail ? detail.id : detail.nearest),
}
