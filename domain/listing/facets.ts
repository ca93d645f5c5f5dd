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
  /** Whether a project's values answer the chosen one; absent: some part of their text does. */
  readonly answers?: (chosen: string) => ValuesTest
  /** True where only one kind of property has such values: offices have no bedrooms. */
  readonly byKind?: true
  /**
   * Options of a lower rank are first, of one rank those with more projects first. Absent: they
   * have the order of `fallback`, then of the files.
   */
  readonly rank?: (option: string) => number
}

/** A project's values as they are compared, and all of them as one text, as people write several. */
export type FoldedValues = { values: readonly string[]; text: string }

export function foldValues(texts: readonly string[]): FoldedValues {
  const values = texts.map(normalizeText)
  return { values, text: values.join(', ') }
}

/** Puts a project's values to a test. */
export type ValuesTest = (folded: FoldedValues) => boolean

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
    rank: (option) => (cityOfName(option) === undefined ? 1 : 0),
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
    answers:
      (chosen) =>
      ({ values }) =>
        values.some((value) => bedroomMatches(value, chosen)),
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
    answers:
      (chosen) =>
      ({ values }) =>
        values.includes(normalizeText(chosen)),
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
 * Whether a project's values answer one chosen value: a case-insensitive part of their text,
 * commas and all ('NH 8, Gurgaon'), or one by its other name ('Gurugram').
 */
export function valuesTest({ answers, alias }: FacetRule, chosen: string): ValuesTest {
  if (answers) return answers(chosen)
  const wanted = normalizeText(chosen).replace(/\s*,\s*/g, ', ')
  const other = alias?.(wanted)
  return ({ values, text }) =>
    text.includes(wanted) ||
    (other !== undefined && values.some((value) => alias?.(value) === other))
}

function known(value: string, field: 'propertyType' | 'status'): readonly string[] {
  return value === PROJECT_DEFAULTS[field] ? [] : [value]
}
