import type { ProjectKind } from '../../../domain/project/project.ts'
import type { ListingQuery } from '../../../domain/listing/listing-query.ts'
import type { Facet } from '../../../domain/listing/facets.ts'
import type { ProjectCardView } from '../../components/cards/ProjectCard.tsx'
import type { ImageView } from '../../../domain/image/images.ts'

export type FacetOption = { value: string; count: number }

/** The options of one filter, those that find something first. */
export type FacetOptions = {
  options: readonly FacetOption[]
  /** How many there are with those that are too many to show. */
  total: number
}

/** A filtered, sorted page of projects with what its filter form needs. */
export type Listing = {
  cards: readonly ProjectCardView[]
  total: number
  page: number
  pages: number
  query: ListingQuery
  /** Values asked for that no project of the chosen kind has: they do not filter. */
  dropped: readonly string[]
  /** The options of each filter, with how many projects each would find. */
  facets: Readonly<Record<Facet, FacetOptions>>
  typeCounts: Readonly<Record<ProjectKind | 'all', number>>
  /** How many projects there are without any filter. */
  available: number
  /** A project file that failed to load: what is listed is not all there is. */
  incomplete: boolean
}

export type ListingView = { listing: Listing; hero?: ImageView }
