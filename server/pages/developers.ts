import type { Catalogue } from '../../catalogue/catalogue.ts'
import { projectFiles } from '../../catalogue/checks/records.ts'
import { itemListJsonLd } from '../../domain/seo/json-ld.ts'
import { paths } from '../../domain/seo/paths.ts'
import { listingNode, pictureOf, listPageOf } from './shared-entry-parts.ts'
import { dataOf, mapLoaded } from '../../domain/value/loaded.ts'
import type { NotFound } from '../../client/routing/page-source.ts'
import type { DevelopersView } from '../../client/pages/developers/DevelopersPage.tsx'
import type { DeveloperView } from '../../client/pages/developer/DeveloperPage.tsx'
import type { FloorPlansView } from '../../client/pages/floor-plans/DeveloperFloorPlansPage.tsx'
import {
  DEVELOPER_KINDS,
  DEVELOPER_TYPES,
  developersHeading,
} from '../../domain/project/developer-types.ts'
import { ongoingCount } from '../../domain/project/building-stage.ts'
import type { Project } from '../../domain/project/project.ts'
import { toSlug } from '../../domain/text/slug.ts'
import { projectCount } from '../../domain/text/text.ts'
import { developerCard } from './views/cards.ts'
import { hasListing, listingOf } from './listings.ts'
import { pageEntry } from './page-entry.ts'
import { floorViews } from './views/floor-plan-views.ts'

const FILES = ['leadingRealEstateDevelopers', 'companyData', ...projectFiles] as const

const noSuchDeveloper = (name: string): NotFound => ({
  title: 'Developer not found',
  message: `Developer not found. Searching for: ${name}`,
})

export const developerPages = {
  // Developers of one kind, or the directory of all where the address names no kind.
  developers: pageEntry<DevelopersView>({
    load(sources, { params }) {
      const kind = DEVELOPER_TYPES.find((type) => type === params['kind'])
      if (params['kind'] !== undefined && !kind) return undefined
      return {
        kind,
        heading: developersHeading(kind),
        developers: mapLoaded(sources.catalogue.developers, (all) =>
          all
            .filter(({ types }) => kind === undefined || types.includes(kind))
            .map((developer) => developerCard(sources, developer)),
        ),
      }
    },
    head: ({ kind, heading }) => ({
      title: heading.name,
      description: kind
        ? `Developers of ${DEVELOPER_KINDS[kind].sells} we work with. See their projects or ask for what is coming next.`
        : 'Every developer we work with, their projects and what they are building next.',
      path: kind ? paths[kind] : paths.developersDirectory,
    }),
    breadcrumbs: ({ kind, heading }) => [
      ...(kind ? [{ name: 'Developers', path: paths.developersDirectory }] : []),
      { name: heading.name },
    ],
    structuredData: ({ developers: list }, { publicUrl }) => {
      const items = dataOf(list)?.map(({ name, url }) => ({ name, path: url }))
      return [items && itemListJsonLd(publicUrl, items)]
    },
    isListed: ({ developers }, { kind }) =>
      dataOf(developers)?.some(
        ({ types }) => kind === undefined || types.some((type) => type === kind),
      ) ?? true,
  }),
  // A developer with its projects; another spelling of the name redirects to the slug.
  developer: pageEntry<DeveloperView>({
    load(sources, { params, search }) {
      const { catalogue, images } = sources
      const name = params['developer'] ?? ''
      const slug = toSlug(name)
      const developer = catalogue.developerPage(slug)
      if (!developer) return undefined
      if (slug !== name) return { movedTo: developer.path }

      const company = catalogue.company(slug)
      const projects = catalogue.projectsOf(slug)
      return {
        slug,
        name: developer.name,
        logo: images.find(developer.image ?? company?.image),
        background: images.find(developer.bgImage ?? projects[0]?.image),
        card: images.card(developer.path),
        location: company?.location,
        description: developer.description ?? company?.description ?? '',
        totalProjects: projects.length,
        ongoingProjects: ongoingCount(projects),
        hasFloorPlans: projects.some((project) => hasPictures(catalogue, project)),
        listing: listingOf(sources, projects, search, 'developer'),
      }
    },
    about: { subject: 'developer', files: FILES },
    missing: ({ developer = '' }) => noSuchDeveloper(developer),
    head: ({ slug, name, description, totalProjects, background, card, listing }, shell) => ({
      title: name,
      description:
        description ||
        (totalProjects === 0
          ? `We have no project of ${name} at the moment. Ask us what comes next.`
          : `${projectCount(totalProjects)} of ${name} to compare by price, size and status.`),
      path: paths.developer(slug),
      listPage: listPageOf(listing),
      ...pictureOf(background, shell, card),
    }),
    breadcrumbs: ({ name }) => [{ name: 'Developers', path: paths.developersDirectory }, { name }],
    structuredData: ({ listing }, shell) => [listingNode(listing, shell)],
    offersMap: hasListing,
  }),
  // Every floor plan of one developer, grouped by project.
  'floor-plans': pageEntry<FloorPlansView>({
    load(sources, { params: { developer = '' } }) {
      const { catalogue } = sources
      const slug = toSlug(developer)
      const developerEntry = catalogue.developerPage(slug)
      if (!developerEntry) return undefined
      if (slug !== developer) return { movedTo: paths.floorPlans(slug) }
      return {
        slug,
        name: developerEntry.name,
        path: developerEntry.path,
        projects: mapLoaded(catalogue.file('floorPlan'), () =>
          catalogue.projectsOf(slug).flatMap((project) => {
            const { id, name, path } = project
            const plan = dataOf(catalogue.floorPlan(id))
            const all = plan ? floorViews(sources, project, plan) : []
            const floors = all.filter((floor) => floor.images.length > 0)
            return floors.length > 0 ? [{ id, name, path, floors }] : []
          }),
        ),
      }
    },
    about: { subject: 'developer', files: FILES },
    missing: ({ developer = '' }) =>
      developer === ''
        ? {
            title: 'Floor plans',
            message: 'No project or developer selected. Please provide a project ID in the URL.',
          }
        : noSuchDeveloper(developer),
    head: ({ slug, name }) => ({
      title: `Floor Plans of ${name}`,
      description: `Every floor plan of ${name}, project by project, with area and basic selling price.`,
      path: paths.floorPlans(slug),
    }),
    breadcrumbs: ({ name, path }) => [{ name, path }, { name: 'Floor Plans' }],
    isListed: (catalogue, { developer = '' }) =>
      catalogue.failed.has('floorPlan') ||
      catalogue.projectsOf(developer).some((project) => hasPictures(catalogue, project)),
  }),
}

/** Whether a project has a floor plan to look at. */
const hasPictures = (catalogue: Catalogue, { id }: Project): boolean =>
  dataOf(catalogue.floorPlan(id))?.floors.some(({ images = [] }) => images.length > 0) ?? false
