import { coveringFiles, says } from '../engine/coverage.ts'
import { idText, type KnownProject } from '../engine/projects.ts'
import type { RecordAt } from '../records.ts'
import { property, type Known, type Report, type Rule } from '../rule.ts'

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

const files = [
  'floorPlan',
  'paymentPlan',
  'projectAmenities',
  'projectSpecifications',
  'amenitiesImages',
  'sitePlanData',
  'trendingProjects',
] as const

const checkId = (
  id: string | undefined,
  { value }: RecordAt,
  { facts: { projects }, suggest }: Known,
  found: (detail: Detail) => void,
): void => {
  if (id === undefined || projects.byId(id) !== undefined) return
  // The slug in place of the id, or a record that names its project, is a better hint than letters.
  const name = property(value, 'name')
  const named = typeof name === 'string' ? projects.byName(name) : undefined
  const nearest =
    projects.bySlug(id)?.ids[0] ?? named?.ids[0] ?? suggest.nearest(id, projects.ids())
  found({ id, nearest })
}

// A trending card leads to its slug, which may be a project's slug or its id.
const checkCardSlug = (
  card: unknown,
  { facts: { projects }, suggest }: Known,
  report: Report<Detail>,
): void => {
  const id = idText(property(card, 'slug'))
  if (id === undefined || projects.bySlug(id) !== undefined) return
  if (projects.byId(id) !== undefined) return
  // The card's id says which project is meant.
  const own = [property(card, 'id'), property(card, 'custom_id')].map(idText)
  const project = own.map((text) => projects.byId(text ?? '')).find((one) => one !== undefined)
  const slugOfCard = project?.slug ?? project?.ids[0]
  const nearest = slugOfCard ?? suggest.nearest(id, projects.slugs())
  report(['slug'], { id, orSlug: true, nearest, ...(slugOfCard !== undefined && { slugOfCard }) })
}

/** An unknown id, and the files and names under which records have it. */
type Stray = { readonly files: Set<string>; readonly names: Set<string> }

/** The project that several files know by an id which only its own record no longer has. */
const renamedProject = (
  id: string,
  { files: within, names }: Stray,
  { facts: { projects }, suggest }: Known,
): KnownProject | undefined => {
  if (within.size < 2) return undefined
  const named = [...names].map((name) => projects.byName(name)).find((one) => one !== undefined)
  const near = suggest.only(id, projects.ids())
  const project =
    projects.bySlug(id) ?? named ?? (near === undefined ? undefined : projects.byId(near))
  // Where other files know it by its own id, that one is right.
  return project !== undefined && project.said === 0 && project.ids.length > 0 ? project : undefined
}

/** A record of a project that is in neither project file; ids compare as text, case and all. */
export const unknownProjectId: Rule<Detail | Renamed> = {
  name: 'unknown-project-id',
  level: 'error',
  guide: 'The id is in neither project file. Compare the spelling.',
  checks: [
    {
      scope: 'entry',
      files,
      needs: ['residentialProjects', 'commercialProjects'],
      check: (entry, known, report) => {
        const { file, segments, value } = entry
        if (file === 'floorPlan' || file === 'trendingProjects') {
          for (const field of ['id', 'custom_id']) {
            checkId(idText(property(value, field)), entry, known, (detail) =>
              report([field], detail),
            )
          }
          if (file === 'trendingProjects') checkCardSlug(value, known, report)
        } else checkId(segments[0], entry, known, (detail) => report([], detail, 'key'))
      },
    },
    {
      scope: 'together',
      files,
      needs: ['residentialProjects', 'commercialProjects'],
      begin: (known) => {
        const { projects } = known.facts
        const strays = new Map<string, Stray>()
        return {
          look: ({ file, segments, value }) => {
            const isList = file === 'floorPlan' || file === 'trendingProjects'
            const id = isList ? idText(property(value, 'id')) : segments[0]
            if (id === undefined || projects.byId(id) !== undefined) return
            const stray = strays.get(id) ?? { files: new Set(), names: new Set() }
            strays.set(id, stray)
            stray.files.add(file)
            const name = property(value, 'name')
            if (typeof name === 'string') stray.names.add(name)
          },
          end: (report) => {
            for (const [id, stray] of strays) {
              const project = renamedProject(id, stray, known)
              if (project === undefined) continue
              const { file, segments, name, idField, ids } = project
              const detail = { id: ids[0] ?? '', elsewhere: id }
              projects.lose(id, detail.id)
              report({ file, segments, value: { name } }, [idField], detail)
            }
          },
        }
      },
    },
  ],
  words: (detail) => {
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
  fix: (detail, { facts: { projects }, suggest }, { at, file }) => {
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
    if (project !== undefined && coveringFiles.includes(file) && says(project, file))
      return undefined
    return at === 'key' ? { key: only } : { value: only }
  },
  follows: ({ detail }, { facts }) => facts.projects.lostIds.has(detail.id),
  intended: (detail) => ('elsewhere' in detail ? detail.id : detail.nearest),
}
