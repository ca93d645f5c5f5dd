import { normalizeText, presentText } from '../../domain/text/text.ts'
import { developerSlug } from '../../domain/text/slug.ts'
import { property, type RecordAt } from './records.ts'

/** A project as far as other files and the gap rules need to know it. */
export type ProjectSummary = ReturnType<typeof summaryOf>

/** All projects, by the texts that other files know them by. */
export type ProjectTable = ReturnType<typeof createProjectTable>

/** An id as text: `1024` is `"1024"`. Undefined for what cannot be one. */
export const idText = (value: unknown): string | undefined => {
  if (typeof value === 'string') return value.trim() === '' ? undefined : value
  return Number.isInteger(value) ? String(value) : undefined
}

/** The table of the project files' records, the first of those with the same id or slug counting. */
export const createProjectTable = (records: readonly RecordAt[]) => {
  const all: ProjectSummary[] = []
  const byId = new Map<string, ProjectSummary>()
  const spaced = new Map<string, ProjectSummary>()
  const bySlug = new Map<string, ProjectSummary>()
  const lostIds = new Set<string>()
  for (const record of records) {
    const project = summaryOf(record, (id) => byId.has(id))
    const { ids, slug, name, isShadowed } = project
    all.push(project)
    for (const id of ids) {
      if (!byId.has(id)) byId.set(id, project)
      const plain = id.trim()
      if (plain !== id && !byId.has(plain)) spaced.set(plain, project)
    }
    if (slug !== undefined && !bySlug.has(slug)) bySlug.set(slug, project)
    if (ids.length > 0 && !isShadowed) continue
    if (slug !== undefined) lostIds.add(slug)
    lostIds.add(developerSlug(name))
  }
  const byName = new Map(all.map((project) => [normalizeText(project.name), project]))
  return {
    all,
    /** Texts that a project whose id is broken or taken was probably known by. */
    lostIds,
    /** By `id` or `custom_id`; an extra space in the project's own id is reported there and ignored here. */
    byId: (id: string) => byId.get(id) ?? spaced.get(id),
    bySlug: (slug: string) => bySlug.get(slug),
    byName: (name: string) => byName.get(normalizeText(name)),
    ids: () => byId.keys(),
    slugs: () => bySlug.keys(),
  }
}

const summaryOf = (record: RecordAt, isTaken: (id: string) => boolean) => {
  const text = (name: string) => presentText(property(record.value, name))
  const [id, customId] = ['id', 'custom_id'].map((name) => idText(property(record.value, name)))
  const ids = [...new Set([id, customId].filter((one) => one !== undefined))]
  return {
    record,
    name: text('name') ?? ids[0] ?? '',
    /** `id` and `custom_id` as text, as far as they can be used. */
    ids,
    /** Position of the first of them. */
    idField: id === undefined ? 'custom_id' : 'id',
    slug: text('slug'),
    /** Its own price as written. */
    price: text('price') ?? text('starting_price'),
    /** True where another project has the same id: what other files say belongs to that one. */
    isShadowed: ids.some(isTaken),
  }
}

/** The project that a trending card leads to: by its id, else by its slug. */
export const cardProject = (
  card: unknown,
  { byId, bySlug }: Pick<ProjectTable, 'byId' | 'bySlug'>,
): ProjectSummary | undefined => {
  const id = idText(property(card, 'id')) ?? idText(property(card, 'custom_id')) ?? ''
  const slug = idText(property(card, 'slug')) ?? ''
  return byId(id) ?? bySlug(slug) ?? byId(slug)
}
