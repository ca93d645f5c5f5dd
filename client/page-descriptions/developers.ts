import type { Loaded } from '../../domain/value/loaded.ts'
import type { ImageView, SharedPicture } from '../../domain/image/images.ts'
import { LISTING_PARAMETERS } from '../../domain/listing/listing-parameters.ts'
import { itemListJsonLd } from '../../domain/seo/json-ld.ts'
import { kindPaths, paths } from '../../domain/seo/paths.ts'
import { listingNode, pictureOf } from '../head/structured-data.ts'
import type { DeveloperCardView, FloorView, PathLink } from '../source/shapes.ts'
import type { PageDescription } from './description.ts'
import type { Listing } from './listings.ts'

export type DeveloperKind = keyof typeof kindPaths

export type DevelopersView = {
  /** Absent: the directory of all developers. */
  readonly kind?: DeveloperKind
  readonly developers: Loaded<readonly DeveloperCardView[]>
}

type KindWords = {
  readonly name: string
  readonly found: string
  readonly sells: string
  readonly intro: string
}

const KINDS: Readonly<Record<DeveloperKind, KindWords>> = {
  residential: {
    name: 'Residential Developers',
    found: 'Residential',
    sells: 'homes',
    intro: 'The names behind the apartments, floors and villas we sell.',
  },
  commercial: {
    name: 'Commercial Developers',
    found: 'Commercial',
    sells: 'offices and shops',
    intro: 'Offices, shops and high streets, from developers who stay on as landlords.',
  },
  plots: {
    name: 'Plot Developers',
    found: 'Plots',
    sells: 'plots',
    intro: 'Licensed colonies with clear titles and roads that are already laid.',
  },
  sco: {
    name: 'SCO Developers',
    found: 'SCO',
    sells: 'shop-cum-offices',
    intro: 'Shop-cum-offices on plots of their own, for owners who want the whole building.',
  },
}

/** The heading of a list of developers and the sentence below it. */
export function developersHeading(kind: DeveloperKind | undefined): {
  name: string
  intro: string
} {
  if (kind) return KINDS[kind]
  return {
    name: 'All Developers',
    intro: 'Every developer we work with. Those without a project on sale call you back first.',
  }
}

const KIND_NAMES = Object.keys(kindPaths) as DeveloperKind[]

const developers: PageDescription<DevelopersView> = {
  component: 'DevelopersPage',
  addresses: [
    ...KIND_NAMES.map((kind) => ({ path: kindPaths[kind], implies: { kind } })),
    { path: paths.developersDirectory },
  ],
  search: [
    ...KIND_NAMES.map((kind) => ({
      title: KINDS[kind].found,
      subtitle: `Developers of ${KINDS[kind].sells}`,
      url: kindPaths[kind],
    })),
    { title: 'All Developers', subtitle: 'The directory', url: paths.developersDirectory },
  ],
  published: import.meta.env.SSR
    ? {
        head: ({ kind }) => ({
          title: developersHeading(kind).name,
          description: kind
            ? `Developers of ${KINDS[kind].sells} we work with. See their projects or ask for what is coming next.`
            : 'Every developer we work with, their projects and what they are building next.',
          path: kind ? kindPaths[kind] : paths.developersDirectory,
        }),
        trail: ({ kind }) => [
          ...(kind ? [{ name: 'Developers', path: paths.developersDirectory }] : []),
          { name: developersHeading(kind).name },
        ],
        structuredData: ({ developers: list }, { publicUrl }) => [
          list.ok
            ? itemListJsonLd(
                publicUrl,
                list.data.map(({ name, url }) => ({ name, path: url })),
              )
            : undefined,
        ],
        sitemap: 'addresses',
      }
    : undefined,
}

export type DeveloperView = {
  readonly slug: string
  readonly name: string
  readonly logo?: ImageView
  readonly background?: ImageView
  /** Shown where the page is shared. */
  readonly card?: SharedPicture
  readonly location?: string
  readonly description: string
  readonly totalProjects: number
  readonly ongoingProjects: number
  readonly hasFloorPlans: boolean
  readonly listing: Listing
}

const developer: PageDescription<DeveloperView> = {
  component: 'DeveloperPage',
  addresses: [{ path: '/project-details/:developer' }],
  query: LISTING_PARAMETERS,
  popup: false,
  published: import.meta.env.SSR
    ? {
        head: ({ slug, name, description, background, card }, shell) => ({
          title: name,
          description:
            description || `Projects of ${name} with prices, floor plans and possession dates.`,
          path: paths.developer(slug),
          ...pictureOf(background, shell, card),
        }),
        trail: ({ name }) => [{ name: 'Developers', path: paths.developersDirectory }, { name }],
        structuredData: ({ listing }, shell) => [listingNode(listing, shell)],
        sitemap: ({ developers: all }) => all.map(({ slug }) => paths.developer(slug)),
      }
    : undefined,
}

export type FloorPlansView = {
  readonly slug: string
  readonly name: string
  readonly path: string
  readonly projects: Loaded<
    readonly (PathLink & { readonly id: string; readonly floors: readonly FloorView[] })[]
  >
}

const floorPlans: PageDescription<FloorPlansView> = {
  component: 'FloorPlansPage',
  addresses: [{ path: '/floor-plans/:developer' }],
  // Says that nobody was named.
  aliases: [{ path: '/floor-plans' }],
  published: import.meta.env.SSR
    ? {
        head: ({ slug, name }) => ({
          title: `Floor Plans of ${name}`,
          description: `Every floor plan of ${name}, project by project, with area and basic selling price.`,
          path: paths.floorPlans(slug),
        }),
        trail: ({ name, path }) => [{ name, path }, { name: 'Floor Plans' }],
        sitemap: ({ developers: all }) =>
          all.filter(({ hasProjects }) => hasProjects).map(({ slug }) => paths.floorPlans(slug)),
      }
    : undefined,
}

export const developerPages = { developers, developer, 'floor-plans': floorPlans }
