/** A filter that holds a list of chosen values, as its form shows it; several values of one are alternatives. */
type FacetShape = {
  readonly name: string
  readonly title: string
  readonly variant: 'checkbox' | 'pill'
  /** How many boxes are shown before 'Show all'; absent: all. */
  readonly shown?: number
}

/** Every filter of this sort, in the order of the form and of the address. */
const SHAPES = [
  { name: 'location', title: 'Location', variant: 'checkbox', shown: 3 },
  { name: 'category', title: 'Property type', variant: 'checkbox' },
  { name: 'bedrooms', title: 'Bedrooms', variant: 'pill' },
  { name: 'status', title: 'Construction status', variant: 'pill' },
  { name: 'furnishing', title: 'Furnishing', variant: 'pill' },
] as const satisfies readonly FacetShape[]

export type FacetName = (typeof SHAPES)[number]['name']

export type Facet = FacetShape & { readonly name: FacetName }

export const FACETS: readonly Facet[] = SHAPES

export function byFacet<T>(valueOf: (facet: Facet) => T): Record<FacetName, T> {
  return Object.fromEntries(FACETS.map((facet) => [facet.name, valueOf(facet)])) as Record<
    FacetName,
    T
  >
}
