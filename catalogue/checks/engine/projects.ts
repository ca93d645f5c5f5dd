import type { DataFileName } from '../../data-files.ts'
import { foldText, presentText } from '../../../domain/text/text.ts'
import { developerSlug } from '../cached.ts'
import { property } from '../rule.ts'

/** A project as far as other files and the gap rules need to know it. */
export type KnownProject = {
  readonly file: DataFileName
  readonly segments: readonly string[]
  readonly name: string
  /** `id` and `custom_id` as text, as far as they can be used. */
  readonly ids: readonly string[]
  /** Where the first of them stands. */
  readonly idField: 'id' | 'custom_id'
  readonly slug: string | undefined
  /** Its own price as written. */
  readonly price: string | undefined
  readonly hasPrice: boolean
  readonly hasReraNumber: boolean
  /** One bit a file: with 100,000 projects a set each would not fit. */
  said: number
  /** The same of what its page can show. */
  shown: number
  /** True where another project has the same id: what other files say belongs to that one. */
  isShadowed: boolean
}

/** All projects, by the texts that other files know them by. */
export type ProjectTable = {
  readonly all: readonly KnownProject[]
  readonly add: (project: KnownProject) => void
  readonly byId: (id: string) => KnownProject | undefined
  readonly bySlug: (slug: string) => KnownProject | undefined
  readonly byName: (name: string) => KnownProject | undefined
  readonly ids: () => Iterable<string>
  readonly slugs: () => Iterable<string>
  /** Texts that a project whose id is broken or taken was probably known by. */
  readonly lostIds: ReadonlySet<string>
  /** Ids in projects' own records that other files contradict. */
  readonly contradictedIds: ReadonlySet<string>
  /** Takes in such a text: what is said of it elsewhere follows from what is said of the project. */
  readonly lose: (id: string, own: string) => void
}

/** An id as text: `1024` is `"1024"`. Undefined for what cannot be one. */
export const idText = (value: unknown): string | undefined => {
  if (typeof value === 'string') return value.trim() === '' ? undefined : value
  return Number.isInteger(value) ? String(value) : undefined
}

export const createProjectTable = (): ProjectTable => {
  const all: KnownProject[] = []
  const ids = new Map<string, KnownProject>()
  const spaced = new Map<string, KnownProject>()
  const slugs = new Map<string, KnownProject>()
  const lostIds = new Set<string>()
  const contradictedIds = new Set<string>()
  let names: Map<string, KnownProject> | undefined
  return {
    all,
    lostIds,
    contradictedIds,
    lose: (id, own) => {
      lostIds.add(id)
      contradictedIds.add(own)
    },
    add: (project) => {
      all.push(project)
      project.isShadowed = project.ids.some((id) => ids.has(id))
      for (const id of project.ids) {
        if (!ids.has(id)) ids.set(id, project)
        // A space too many is told where it is; others may name the project without it.
        const plain = id.trim()
        if (plain !== id && !ids.has(plain)) spaced.set(plain, project)
      }
      if (project.slug !== undefined && !slugs.has(project.slug)) slugs.set(project.slug, project)
      if (project.ids.length > 0 && !project.isShadowed) return
      if (project.slug !== undefined) lostIds.add(project.slug)
      lostIds.add(developerSlug(project.name))
    },
    byId: (id) => ids.get(id) ?? spaced.get(id),
    bySlug: (slug) => slugs.get(slug),
    byName: (name) => {
      names ??= new Map(all.map((project) => [foldText(project.name), project]))
      return names.get(foldText(name))
    },
    ids: () => ids.keys(),
    slugs: () => slugs.keys(),
  }
}

// A value of the wrong type is the schema's to report, not a gap.
const isPresent = (value: unknown): boolean =>
  value !== undefined && (typeof value !== 'string' || value.trim() !== '')

/** What the tables keep of a record of the project files. */
export const toKnownProject = (
  file: DataFileName,
  segments: readonly string[],
  record: unknown,
): KnownProject => {
  const id = idText(property(record, 'id'))
  const customId = idText(property(record, 'custom_id'))
  const ids = [id, customId === id ? undefined : customId].filter((text) => text !== undefined)
  return {
    file,
    segments,
    name: presentText(property(record, 'name')) ?? ids[0] ?? '',
    ids,
    idField: id === undefined ? 'custom_id' : 'id',
    slug: presentText(property(record, 'slug')),
    price:
      presentText(property(record, 'price')) ?? presentText(property(record, 'starting_price')),
    hasPrice: isPresent(property(record, 'price')) || isPresent(property(record, 'starting_price')),
    hasReraNumber: isPresent(property(record, 'reraNumber')),
    said: 0,
    shown: 0,
    isShadowed: false,
  }
}

/** The project that a trending card leads to: by its id, else by its slug. */
export const cardProject = (
  card: unknown,
  { byId, bySlug }: Pick<ProjectTable, 'byId' | 'bySlug'>,
): KnownProject | undefined => {
  const id = idText(property(card, 'id')) ?? idText(property(card, 'custom_id'))
  const slug = idText(property(card, 'slug'))
  return (
    (id === undefined ? undefined : byId(id)) ??
    (slug === undefined ? undefined : (bySlug(slug) ?? byId(slug)))
  )
}
