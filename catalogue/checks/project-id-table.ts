import { paths } from '../../domain/seo/paths.ts'
import { memoize, memoizeByObject } from '../../domain/text/memoize.ts'
import { toSlug } from '../../domain/text/slug.ts'
import { normalizeText } from '../../domain/text/text.ts'
import { dataFileNames, dataFiles, type DataFileName } from '../data-files.ts'
import type { Target } from '../json/positions.ts'
import { entriesOf, property, textIn, type RecordAt } from './records.ts'

export type ProjectAt = ReturnType<typeof projectAt>

export type ProjectSummary = ProjectAt & {
  /** Whether an earlier project has the same id, so what other files say belongs to that one. */
  readonly isShadowed: boolean
}

export type ProjectTable = ReturnType<typeof createProjectTable>

/** An id as text: `1024` is `"1024"`. Undefined for a value that cannot be an id. */
export const idText = (value: unknown): string | undefined => {
  if (typeof value === 'string') return value.trim() === '' ? undefined : value
  return Number.isSafeInteger(value) ? String(value) : undefined
}

/** The form in which names of projects are compared. */
export const nameKey = memoize(normalizeText)

/** The table of the project files' records, the first of those with the same id or slug counting. */
export const createProjectTable = (records: readonly RecordAt[]) => {
  const all: ProjectSummary[] = []
  const byId = new Map<string, ProjectSummary>()
  const bySpacedId = new Map<string, ProjectSummary>()
  const bySlug = new Map<string, ProjectSummary>()
  const lostIds = new Set<string>()
  for (const record of records) {
    const identity = projectAt(record)
    const { ids, idField, slug, name } = identity
    const isShadowed = ids.some((id) => byId.has(id))
    const project = { ...identity, isShadowed }
    all.push(project)
    for (const id of ids) {
      if (!byId.has(id)) byId.set(id, project)
      const plain = id.trim()
      if (plain !== id && !byId.has(plain)) bySpacedId.set(plain, project)
    }
    if (slug !== undefined && !bySlug.has(slug)) bySlug.set(slug, project)
    if (ids.length > 0 && !isShadowed) continue
    if (slug !== undefined) lostIds.add(slug)
    lostIds.add(toSlug(name))
    const number = property(record.value, idField)
    if (typeof number === 'number') lostIds.add(String(number))
  }
  const byName = new Map(all.map((project) => [nameKey(project.name), project]))
  return {
    all,
    /** Texts that a project whose id is broken or taken was probably known by. */
    lostIds,
    /**
     * Finds by `id` or `custom_id`; an extra space in the project's own id is reported there and
     * ignored here.
     */
    byId: (id: string) => byId.get(id) ?? bySpacedId.get(id),
    bySlug: (slug: string) => bySlug.get(slug),
    byName: (name: string) => byName.get(nameKey(name)),
    ids: () => byId.keys(),
    slugs: () => bySlug.keys(),
  }
}

export const projectAt = memoizeByObject((record: RecordAt) => {
  const { pathInFile, value } = record
  const [developerKey = ''] = pathInFile
  const developer = toSlug(developerKey) || developerKey
  const ids = idsOf(value)
  const [id = ''] = ids
  return {
    record,
    developerKey,
    /** The slug of the developer in the project's address. */
    developer,
    address: paths.project(developer, id.trim()),
    name: textIn(value, 'name') ?? id,
    /** The usable `id` and `custom_id` as text; the project's address ends with the first. */
    ids,
    id,
    idField: idText(property(value, 'id')) === undefined ? 'custom_id' : 'id',
    slug: textIn(value, 'slug'),
    price: textIn(value, 'price') ?? textIn(value, 'starting_price'),
  }
})

/** The usable `id` and `custom_id` of a record as text, each once. */
export const idsOf = (record: unknown): readonly string[] => [
  ...new Set(idFields.flatMap((field) => idText(property(record, field)) ?? [])),
]

const idFields = ['id', 'custom_id'] as const

export const filesAboutProjects: readonly DataFileName[] = dataFileNames.filter(
  (name) => dataFiles[name].coverage !== undefined || dataFiles[name].isAboutProjects,
)

/** The places where an entry of these files names its project: its key, or in a list its ids. */
export const namesOfProject = ({
  file,
  pathInFile: [key = ''],
  value,
}: RecordAt): { id: string; pathInRecord: readonly string[]; target: Target }[] =>
  dataFiles[file].shape === 'list'
    ? idFields.flatMap((field) => {
        const id = idText(property(value, field))
        return id === undefined ? [] : { id, pathInRecord: [field], target: 'value' as const }
      })
    : [{ id: key, pathInRecord: [], target: 'key' }]

/** What a file says about the project of some ids; a trending card without an id names it by its slug. */
export const entriesAbout = (
  file: DataFileName,
  value: unknown,
  { ids, slug }: { ids: readonly string[]; slug?: string | undefined },
): RecordAt[] =>
  (filesAboutProjects.includes(file) ? entriesOf(file, value) : []).filter((entry) => {
    const names = namesOfProject(entry)
    return names.length === 0
      ? slug !== undefined && textIn(entry.value, 'slug') === slug
      : names.some(({ id }) => ids.includes(id))
  })

/** The project that a trending card leads to: by its id, else by its slug. */
export const trendingCardProject = (
  trendingCard: unknown,
  { byId, bySlug }: Pick<ProjectTable, 'byId' | 'bySlug'>,
): ProjectSummary | undefined => {
  const [id = ''] = idsOf(trendingCard)
  const slug = idText(property(trendingCard, 'slug')) ?? ''
  return byId(id) ?? bySlug(slug) ?? byId(slug)
}
