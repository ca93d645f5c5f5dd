import type { Adviser as AdviserRecord } from '../../schemas/generated/data.generated.ts'

/** A person who answers enquiries; without project, developer and city, those that nobody else answers. */
export type Adviser = Omit<AdviserRecord, 'id' | 'projects' | 'developers' | 'cities'> & {
  readonly id: string
  /** Ids or custom ids, as text. */
  readonly projects: readonly string[]
  /** The slugs of developers' addresses. */
  readonly developers: readonly string[]
  /** Slugs of site.json. */
  readonly cities: readonly string[]
}

/** What an enquiry or a page is about, as far as it is known; developer and city by their slugs. */
export type Subject = {
  readonly project?: { readonly id: string; readonly customId?: string } | undefined
  readonly developer?: string | undefined
  readonly city?: string | undefined
}

/**
 * An adviser of the data with what it names in the form that pages use.
 * @param developerSlug the slug of a developer by its id or name
 * @param citySlug the slug of a city by any of its names; undefined for any other place
 */
export function toAdviser(
  { id, projects = [], developers = [], cities = [], ...record }: AdviserRecord,
  developerSlug: (text: string) => string,
  citySlug: (name: string) => string | undefined,
): Adviser {
  return {
    ...record,
    id: String(id),
    projects: projects.map(String),
    developers: developers.map((developer) => developerSlug(String(developer))),
    // A name that is no city's answers for no other city either.
    cities: cities.map((city) => citySlug(city) ?? ''),
  }
}

/**
 * The advisers who answer for a subject: those who name its project, else its developer, else its
 * city, else none of the three. Whoever is away is passed over, so all may be.
 * @param today the day in India, YYYY-MM-DD
 */
export function advisersFor(
  team: readonly Adviser[],
  { project, developer, city }: Subject,
  today: string,
): readonly Adviser[] {
  const present = team.filter(({ awayUntil }) => awayUntil === undefined || awayUntil < today)
  const named = (names: readonly string[], own: readonly (string | undefined)[]) =>
    own.some((name) => name !== undefined && name !== '' && names.includes(name))
  const ranks: readonly ((adviser: Adviser) => boolean)[] = [
    ({ projects }) => named(projects, [project?.id, project?.customId]),
    ({ developers }) => named(developers, [developer]),
    ({ cities }) => named(cities, [city]),
    ({ projects, developers, cities }) => [...projects, ...developers, ...cities].length === 0,
  ]
  const answering = ranks.map((isMeant) => present.filter(isMeant))
  return answering.find((advisers) => advisers.length > 0) ?? []
}

/** The adviser of several whose turn an enquiry is; the same for the same id and advisers. */
export function adviserInTurn(
  advisers: readonly Adviser[],
  enquiryId: string,
): Adviser | undefined {
  const sum = [...enquiryId].reduce((total, sign) => (total * 31 + sign.charCodeAt(0)) >>> 0, 0)
  return advisers[sum % Math.max(1, advisers.length)]
}
