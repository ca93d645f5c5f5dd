import { projectFiles } from '../../catalogue/checks/records.ts'
import { itemListJsonLd } from '../../domain/seo/json-ld.ts'
import { paths } from '../../domain/seo/paths.ts'
import { listingNode, pictureOf } from '../seo/structured-data.ts'
import { dataOf, mapLoaded } from '../../domain/value/loaded.ts'
import type { LoaderResult } from '../../client/routing/page-source.ts'
import type { DevelopersView } from '../../client/pages/developers/DevelopersPage.tsx'
import type { DeveloperView } from '../../client/pages/developer/DeveloperPage.tsx'
import type { FloorPlansView } from '../../client/pages/floor-plans/FloorPlansPage.tsx'
import {
  DEVELOPER_KINDS,
  DEVELOPER_TYPES,
  developersHeading,
  ongoingCount,
} from '../../domain/project/developers.ts'
import { developerSlug } from '../../domain/text/slug.ts'
import { developerCard } from './views/cards.ts'
import { listingOf } from './listings.ts'
import {
  missing,
  moved,
  NO_SUCH_PAGE,
  page,
  type RequestContext,
  type Parts,
  unavailable,
} from './views/loader-result.ts'
import { entry } from './views/page-entry.ts'
import { floorViews } from './views/floors.ts'

/** Developers of one kind, or the directory of all where the address names no kind. */
function developers(parts: Parts, { params }: RequestContext): LoaderResult<DevelopersView> {
  const kind = DEVELOPER_TYPES.find((type) => type === params['kind'])
  if (params['kind'] !== undefined && !kind) return NO_SUCH_PAGE
  return page({
    kind,
    developers: mapLoaded(parts.catalogue.developers, (all) =>
      all
        .filter(({ types }) => kind === undefined || types.includes(kind))
        .map((developer) => developerCard(parts, developer)),
    ),
  })
}

/** A developer with its projects; another spelling of its name moves to its slug. */
function developer(parts: Parts, { params, search }: RequestContext): LoaderResult<DeveloperView> {
  const { catalogue, images } = parts
  const name = params['developer'] ?? ''
  const slug = developerSlug(name)
  const found = catalogue.developerPage(slug)
  if (!found) return noSuchDeveloper(parts, name)
  if (slug !== name) return moved(found.path, search)

  const company = catalogue.company(slug)
  const projects = catalogue.projectsOf(slug)
  return page({
    slug,
    name: found.name,
    logo: images.find(found.image ?? company?.image),
    background: images.find(found.bgImage ?? projects[0]?.image),
    card: images.card(found.path),
    location: company?.location,
    description: found.description ?? company?.description ?? '',
    totalProjects: projects.length,
    ongoingProjects: ongoingCount(projects),
    hasFloorPlans: projects.some(({ id }) => dataOf(catalogue.floorPlan(id))),
    listing: listingOf(parts, projects, search, 'developer'),
  })
}

/** Every floor plan of one developer, grouped by project. */
function floorPlans(
  parts: Parts,
  { params, search }: RequestContext,
): LoaderResult<FloorPlansView> {
  const { catalogue } = parts
  const name = params['developer'] ?? ''
  if (name === '') {
    return missing(
      'Floor plans',
      'No project or developer selected. Please provide a project ID in the URL.',
    )
  }
  const slug = developerSlug(name)
  const found = catalogue.developerPage(slug)
  if (!found) return noSuchDeveloper(parts, name)
  if (slug !== name) return moved(paths.floorPlans(slug), search)

  return page({
    slug,
    name: found.name,
    path: found.path,
    projects: catalogue.failed.has('floorPlan')
      ? { ok: false, message: 'Failed to fetch floor plan data' }
      : {
          ok: true,
          data: catalogue.projectsOf(slug).flatMap((project) => {
            const { id, name: projectName, path } = project
            const plan = dataOf(catalogue.floorPlan(id))
            const floors = plan ? floorViews(parts, project, plan) : []
            return floors.length > 0 ? [{ id, name: projectName, path, floors }] : []
          }),
        },
  })
}

const FILES_OF_DEVELOPERS = ['leadingRealEstateDevelopers', 'companyData', ...projectFiles] as const

function noSuchDeveloper(parts: Parts, name: string): LoaderResult<never> {
  return (
    unavailable(parts, 'developer', FILES_OF_DEVELOPERS) ??
    missing('Developer not found', `Developer not found. Searching for: ${name}`)
  )
}

export const developerPages = {
  developers: entry({
    load: developers,
    head: ({ kind }) => ({
      title: developersHeading(kind).name,
      description: kind
        ? `Developers of ${DEVELOPER_KINDS[kind].sells} we work with. See their projects or ask for what is coming next.`
        : 'Every developer we work with, their projects and what they are building next.',
      path: kind ? paths[kind] : paths.developersDirectory,
    }),
    breadcrumbs: ({ kind }) => [
      ...(kind ? [{ name: 'Developers', path: paths.developersDirectory }] : []),
      { name: developersHeading(kind).name },
    ],
    structuredData: ({ developers: list }, { publicUrl }) => {
      const items = dataOf(list)?.map(({ name, url }) => ({ name, path: url }))
      return [items && itemListJsonLd(publicUrl, items)]
    },
    sitemap: 'addresses',
  }),
  developer: entry({
    load: developer,
    head: ({ slug, name, description, background, card }, shell) => ({
      title: name,
      description:
        description || `Projects of ${name} with prices, floor plans and possession dates.`,
      path: paths.developer(slug),
      ...pictureOf(background, shell, card),
    }),
    breadcrumbs: ({ name }) => [{ name: 'Developers', path: paths.developersDirectory }, { name }],
    structuredData: ({ listing }, shell) => [listingNode(listing, shell)],
    sitemap: ({ developerPages: all }) => all.map(({ slug }) => paths.developer(slug)),
  }),
  'floor-plans': entry({
    load: floorPlans,
    head: ({ slug, name }) => ({
      title: `Floor Plans of ${name}`,
      description: `Every floor plan of ${name}, project by project, with area and basic selling price.`,
      path: paths.floorPlans(slug),
    }),
    breadcrumbs: ({ name, path }) => [{ name, path }, { name: 'Floor Plans' }],
    sitemap: ({ developerPages: all }) =>
      all.filter(({ hasProjects }) => hasProjects).map(({ slug }) => paths.floorPlans(slug)),
  }),
}
