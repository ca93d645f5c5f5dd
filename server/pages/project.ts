import { projectFiles } from '../../catalogue/checks/records.ts'
import { dataOf, listOf } from '../../domain/value/loaded.ts'
import type { ShellView } from '../../client/layout/shell-context.ts'
import type { ProjectView } from '../../client/pages/project/project-view.ts'
import { parseArea } from '../../domain/area/area-text.ts'
import { plainImageUrl } from '../../domain/image/images.ts'
import { withPlainAmounts } from '../../domain/cost/parse-cost-amount.ts'
import { PROJECT_DEFAULTS } from '../../domain/project/project-defaults.ts'
import { paths } from '../../domain/seo/paths.ts'
import { faqJsonLd } from '../../domain/seo/json-ld.ts'
import { projectJsonLd, videoJsonLd } from '../../domain/seo/project-json-ld.ts'
import { distinctTexts, listAnd, titleCase } from '../../domain/text/text.ts'
import { pictureOf, titleInPlace } from './shared-entry-parts.ts'
import { pageEntry } from './page-entry.ts'
import { projectView } from './views/project-view.ts'

/** A text with its prefix; '' where the text is only a default. */
const withoutDefault = (text: string, fallback: string, before = ''): string =>
  text === fallback ? '' : `${before}${text}`

/** The amenities that the data states; those that are assumed of every project are left out. */
function statedAmenities({ highlights, amenities }: ProjectView): string[] {
  return distinctTexts([
    ...(highlights === PROJECT_DEFAULTS.amenities ? [] : highlights),
    ...listOf(amenities).map(({ label }) => label),
  ])
}

function listedFloorPlans({ floorPlans }: ProjectView, shell: ShellView) {
  return listOf(floorPlans).map(({ configuration, area, images: [image] }) => ({
    name: configuration,
    size: parseArea(area),
    image: image && plainImageUrl(shell.imageBase, image),
  }))
}

/** The nodes of the films; a tour has none. */
function filmNodes(project: ProjectView, shell: ShellView) {
  const {
    films = [],
    gallery: [picture],
    path,
    name,
    developer,
    localities,
  } = project
  const place = localities.length > 0 ? ` in ${localities.join(', ')}` : ''
  return films
    .filter(({ kind }) => kind === 'film')
    .map(({ title, player, poster, uploadedOn }) =>
      videoJsonLd(shell.publicUrl, {
        name: title,
        description: `${title}: a film of ${name} by ${developer.name}${place}.`,
        path,
        player,
        uploadedOn,
        thumbnail: poster ?? (picture && plainImageUrl(shell.imageBase, picture)),
      }),
    )
}

/** 'floor plans, payment plan and location': the parts of the page that say something. */
function statedParts({ floorPlans, paymentPlans, location, cost }: ProjectView): string {
  const parts = {
    'floor plans': listOf(floorPlans).length > 0,
    'payment plan': listOf(paymentPlans).length > 0,
    location: dataOf(location) != null,
    cost: cost.units.length > 0,
  }
  return listAnd(Object.entries(parts).flatMap(([name, isStated]) => (isStated ? [name] : [])))
}

export const projectPages = {
  // A project, by developer and id, custom id or slug; other spellings redirect to its own address.
  project: pageEntry<ProjectView>({
    load(sources, { params: { developer = '', id = '' }, search }) {
      const { catalogue } = sources
      // Old links name the project in the query (docs/product.md, 'Project lookup').
      const customId = search.get('custom_id') ?? ''
      const project = catalogue.find(developer, id) ?? catalogue.find(developer, customId)
      if (!project) return undefined
      const exact = [project.id, project.customId, project.slug].includes(id)
      if (developer !== project.developerSlug || !exact) return { movedTo: project.path }
      return projectView(sources, project)
    },
    normalizedSearch: withPlainAmounts,
    about: { subject: 'project', files: projectFiles },
    missing: ({ developer, id }) => ({
      title: 'Project not found',
      message: `Project not found. Developer: ${developer}, ID: ${id}`,
      offer: 'back',
    }),
    head: (page, shell) => {
      const { name, path, developer, priceText, shortDescription, localities, gallery, card } = page
      const stated = statedParts(page)
      return {
        title: titleInPlace(name, localities[0]),
        shortTitle: name,
        description: [
          `${name} by ${developer.name}${withoutDefault(priceText, PROJECT_DEFAULTS.price, ': ')}`,
          withoutDefault(shortDescription, PROJECT_DEFAULTS.description),
          stated && `See ${stated}.`,
        ]
          .filter((sentence) => sentence !== '')
          .map((sentence) => (/[.?!]$/.test(sentence) ? sentence : `${sentence}.`))
          .join(' '),
        path,
        keywords: [name, developer.name, `${name} price`, `${name} floor plan`],
        ...pictureOf(gallery[0], shell, card),
      }
    },
    breadcrumbs: ({ id, developer }) => [
      { name: 'Project Details', path: paths.listing },
      { name: titleCase(developer.slug), path: developer.path },
      { name: titleCase(id) },
    ],
    structuredData: (page, shell) => [
      projectJsonLd(shell.publicUrl, {
        ...page,
        ...page.offers,
        description: withoutDefault(page.shortDescription, PROJECT_DEFAULTS.description),
        priceRange: page.price?.kind === 'range' ? page.price : undefined,
        registrations: page.registrations.map(({ number }) => number),
        images: page.gallery.map((view) => plainImageUrl(shell.imageBase, view)),
        developer: page.developer.name,
        city: page.city?.name,
        amenities: statedAmenities(page),
        floorPlans: listedFloorPlans(page, shell),
      }),
      faqJsonLd(page.faqs),
      ...filmNodes(page, shell),
    ],
    films: ({ films = [] }) => films,
    adviser: ({ adviser }) => adviser,
  }),
}
