import { DEVELOPER_KINDS, developersHeading } from '../../domain/project/developer-kinds.ts'
import { itemListJsonLd } from '../../domain/seo/json-ld.ts'
import { kindPaths, paths } from '../../domain/seo/paths.ts'
import type { PagesSeo } from './page-seo.ts'
import { listingNode, pictureOf } from './structured-data.ts'

export const developerSeo: PagesSeo<'developers' | 'developer' | 'floor-plans'> = {
  developers: {
    head: ({ kind }) => ({
      title: developersHeading(kind).name,
      description: kind
        ? `Developers of ${DEVELOPER_KINDS[kind].sells} we work with. See their projects or ask for what is coming next.`
        : 'Every developer we work with, their projects and what they are building next.',
      path: kind ? kindPaths[kind] : paths.developersDirectory,
    }),
    breadcrumbs: ({ kind }) => [
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
  },
  developer: {
    head: ({ slug, name, description, background, card }, shell) => ({
      title: name,
      description:
        description || `Projects of ${name} with prices, floor plans and possession dates.`,
      path: paths.developer(slug),
      ...pictureOf(background, shell, card),
    }),
    breadcrumbs: ({ name }) => [{ name: 'Developers', path: paths.developersDirectory }, { name }],
    structuredData: ({ listing }, shell) => [listingNode(listing, shell)],
    sitemap: ({ developers: all }) => all.map(({ slug }) => paths.developer(slug)),
  },
  'floor-plans': {
    head: ({ slug, name }) => ({
      title: `Floor Plans of ${name}`,
      description: `Every floor plan of ${name}, project by project, with area and basic selling price.`,
      path: paths.floorPlans(slug),
    }),
    breadcrumbs: ({ name, path }) => [{ name, path }, { name: 'Floor Plans' }],
    sitemap: ({ developers: all }) =>
      all.filter(({ hasProjects }) => hasProjects).map(({ slug }) => paths.floorPlans(slug)),
  },
}
