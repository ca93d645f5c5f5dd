import { maxEdits, nearestText } from '../text/edit-distance.ts'
import { titleCase } from '../text/text.ts'
import { namesIn, placeText } from './place-spelling.ts'

export type City = {
  readonly slug: string
  readonly name: string
  readonly aliases?: readonly string[]
}

export type Cities = ReturnType<typeof createCities>

/** The states that share no name with a city of theirs, and the country. */
export const STATES: readonly string[] = [
  'andhra pradesh|arunachal pradesh|assam|bihar|chhattisgarh|gujarat|haryana|himachal pradesh',
  'jharkhand|karnataka|kerala|madhya pradesh|maharashtra|manipur|meghalaya|mizoram|nagaland',
  'odisha|punjab|rajasthan|sikkim|tamil nadu|telangana|tripura|uttar pradesh|u p|up|uttarakhand',
  'west bengal|india',
].flatMap((names) => names.split('|'))

/** Words of an address behind a city: its state, a postal code. */
const BEHIND_CITY = new RegExp(`(?: (?:${STATES.join('|')}|pin|pincode|pin code|\\d{3} ?\\d{3}))+$`)

/** The cities that have a page of their own, and what tells that a place is one of them. */
export function createCities(list: readonly City[]) {
  const slugs = new Map(list.map((city) => [city.slug, city.name]))
  const byText = new Map(
    list.flatMap(({ slug, name, aliases = [] }) =>
      [slug, name, ...aliases].map((text) => [placeText(text), slug] as const),
    ),
  )
  return {
    /** The slugs in the order of site.json. */
    slugs: [...slugs.keys()],
    /** Every name of every city as it is compared, with the city's slug. */
    names: [...byText],
    isSlug: (slug: string): boolean => slugs.has(slug),
    nameOf: (slug: string): string => slugs.get(slug) ?? titleCase(slug),
    /** The slug of a city by its name, slug or another name ('new-delhi', दिल्ली); undefined for any other place. */
    byName: (name: string): string | undefined => byText.get(placeText(name)),
    /**
     * The city a list of places lies in. A place that is a city's name decides, the last one first
     * ('Dwarka Expressway, Gurgaon'); else a place that ends in one ('Greater Noida', 'Sector 62 Noida
     * 201301'), so that 'Noida Expressway' or 'Mumbai Highway' alone decides nothing.
     */
    ofLocalities: (localities: readonly string[]): string | undefined =>
      cityCandidates(localities)
        .map((name) => byText.get(name))
        .find(Boolean),
  }
}

/**
 * The texts among some places that may be a city's name, the likeliest first: whole names, then
 * last words.
 */
export function cityCandidates(localities: readonly string[]): string[] {
  const names = localities
    .flatMap(namesIn)
    .toReversed()
    .map((name) => placeText(name).replace(BEHIND_CITY, ''))
  return [...names, ...names.map((name) => name.split(' ').at(-1) ?? '')]
}

/** Shorter names are as near to one another as to a slip of typing. */
const MIN_LETTERS = 4

/** The slug of the city that a mistyped name among some places was meant to be: 'Gurgaom' is Gurgaon. */
export function correctedCity(
  localities: readonly string[],
  { names }: Pick<Cities, 'names'>,
): string | undefined {
  const slugs = new Map(names.filter(([name]) => name.length >= MIN_LETTERS))
  const [meant] = cityCandidates(localities)
    .filter((typed) => typed.length >= MIN_LETTERS)
    .flatMap((typed) => nearestText(typed, slugs.keys(), maxEdits(typed)) ?? [])
  return meant === undefined ? undefined : slugs.get(meant)
}
