import { cityOfName } from '../place/cities.ts'
import { bedroomMatches } from '../project/bedrooms.ts'
import { PROJECT_DEFAULTS } from '../project/defaults.ts'
import type { Project } from '../project/project.ts'
import { normalizeText } from '../text/text.ts'

/** A filter that holds a list of chosen values; several values of one are alternatives. */
type Rule = {
  /** Its name in the address. */
  readonly name: string
  /** What the visitor sees over it. */
  readonly title: string
  readonly variant: 'checkbox' | 'pill'
  /** How many boxes are shown before 'Show all'; absent: all. */
  readonly shown?: number
  /** What it offers whatever the projects are (docs/product.md, 'Listing and filters'). */
  readonly fallback: readonly string[]
  /** A project's own values; defaults for missing data are no values. */
  readonly valuesOf: (project: Project) => readonly string[]
  /** Another name of a value, by which it is found too: every city has one. */
  readonly alias?: (value: string) => string | undefined
  /** Whether a project's text answers the chosen value; absent: some part of it does. */
  readonly matcher?: (chosen: string) => TextTest
  /** True where only one kind of property has such values: offices have no bedrooms. */
  readonly byKind?: true
}

type TextTest = (text: string) => boolean

/** Values as they are compared: one text, a line each. */
export const facetText = (values: readonly string[]): string =>
  values.join().split(',').map(normalizeText).join('\n')

/** Every filter of this sort, in the order of the form and of the address: all there is to say of it. */
const RULES = [
  {
    name: 'location',
    title: 'Location',
    variant: 'checkbox',
    shown: 3,
    fallback: [
      'Sector 82',
      'Sector 83',
      'Sector 84',
      'Sector 85',
      'Sector 88A',
      'Sector 88B',
      'Sector 54',
      'Sector 49',
      'Gurgaon',
      'NH 8',
      'Dwarka Expressway',
    ],
    valuesOf: (project) => project.localities,
    alias: cityOfName,
  },
  {
    name: 'category',
    title: 'Property type',
    variant: 'checkbox',
    fallback: [
      'Residential Apartment',
      'Residential Land',
      'Independent House/Villa',
      'Farm House',
      'Studio Apartment',
      'Luxury Independent Floors',
      'Commercial',
    ],
    valuesOf: ({ category, propertyType }) => known(category ?? propertyType, 'propertyType'),
    byKind: true,
  },
  {
    name: 'bedrooms',
    title: 'Bedrooms',
    variant: 'pill',
    fallback: ['1 BHK', '2 BHK', '3 BHK', '4 BHK', '4 BHK+', 'Duplex'],
    valuesOf: (project) => project.bedrooms,
    matcher: (chosen) => (text) => text.split('\n').some((one) => bedroomMatches(one, chosen)),
    byKind: true,
  },
  {
    name: 'status',
    title: 'Construction status',
    variant: 'pill',
    fallback: ['New Launch', 'Under Construction', 'Ready To move'],
    valuesOf: ({ status }) => known(status, 'status'),
  },
  {
    name: 'furnishing',
    title: 'Furnishing',
    variant: 'pill',
    fallback: ['Furnished', 'Semi-Furnished', 'Unfurnished'],
    valuesOf: ({ furnishing }) => (furnishing === undefined ? [] : [furnishing]),
    matcher: (chosen) => (text) => text === facetText([chosen]),
  },
] as const satisfies readonly Rule[]

export type Facet = (typeof RULES)[number]['name']

export type FacetRule = Rule & { name: Facet }

export const FACETS: readonly FacetRule[] = RULES

/** A record with an entry for every facet. */
export function byFacet<T>(entryOf: (facet: FacetRule) => T): Record<Facet, T> {
  return Object.fromEntries(FACETS.map((facet) => [facet.name, entryOf(facet)])) as Record<Facet, T>
}

/**
 * Whether a project's text answers one chosen value: it is a case-insensitive part of it, commas and
 * all ('NH 8, Gurgaon'), or one of its lines by its other name ('Gurugram').
 */
export function facetMatcher({ matcher, alias }: FacetRule, chosen: string): TextTest {
  if (matcher) return matcher(chosen)
  const wanted = facetText([chosen])
  const other = alias?.(wanted)
  return (text) =>
    text.includes(wanted) ||
    (other !== undefined && text.split('\n').some((line) => alias?.(line) === other))
}

function known(value: string, field: 'propertyType' | 'status'): readonly string[] {
  return value === PROJECT_DEFAULTS[field] ? [] : [value]
}
