import { paths } from '../../domain/seo/paths.ts'
import { listAnd, projectCount } from '../../domain/text/text.ts'
import { dataOf, listOf } from '../../domain/value/loaded.ts'
import type { CompareView } from '../../client/pages/compare/ComparePage.tsx'
import type { ShortlistView } from '../../client/pages/shortlist/ShortlistPage.tsx'
import { otherChargesText, totalRow } from '../../client/pages/project/cost/cost-rows.ts'
import { carpetRangeOf } from '../../domain/area/area-types.ts'
import { rateOf } from '../../domain/price/price-per-square-foot.ts'
import { comparedRows, type ComparedProject } from '../../domain/shortlist/compare.ts'
import { costSheet } from '../../domain/cost/cost-sheet.ts'
import { canAfford } from '../../domain/cost/can-afford.ts'
import { affordabilityOf, type Affordability } from '../../domain/cost/affordability.ts'
import { readAffordability } from '../../domain/cost/read-affordability.ts'
import { isMapRequested } from '../../domain/listing/listing-parameters.ts'
import { shownPrice } from '../../domain/price/standard-price.ts'
import { availabilityText, soldOutLast } from '../../domain/project/availability.ts'
import type { Project } from '../../domain/project/project.ts'
import {
  MIN_COMPARED,
  MAX_COMPARED,
  MAX_SAVED,
  isKey,
  projectKey,
  readKeys,
  type MovedKeys,
  type ProjectKey,
} from '../../domain/shortlist/shortlist.ts'
import { placedCard, projectCard } from './views/cards.ts'
import { pageEntry, type PageDependencies } from './page-entry.ts'
import { nearbyPlaces } from './views/project-view.ts'

const PLACES_SHOWN = 5

/**
 * The projects that an address names, each once and in its order, and what became of the missing
 * ones.
 */
function namedProjects({ catalogue }: PageDependencies, search: URLSearchParams) {
  const keys = readKeys(search.getAll('projects').join(','))
  const projectAt = (key: ProjectKey) => {
    const [developer = '', id = ''] = key.split('/')
    return catalogue.find(developer, id)
  }
  const entries = keys.map((key) => {
    const [developer = '', id = ''] = key.split('/')
    const projectOfKey = projectAt(key)
    const movedTo = projectOfKey ? undefined : catalogue.redirect(paths.project(developer, id))
    const newKey = movedTo && projectKey(movedTo.replace(/[?#].*/, ''))
    const project = projectOfKey ?? (newKey ? projectAt(newKey) : undefined)
    // In incomplete data, a missing project may still exist, or another one be found in its place.
    const isRedirected = newKey !== undefined && (project !== undefined || !isKey(newKey))
    return { key, project, isCertain: catalogue.hasEveryProject || isRedirected }
  })
  const moves: MovedKeys = {
    gone: entries.flatMap(({ key, project, isCertain }) => (!project && isCertain ? [key] : [])),
    renamed: Object.fromEntries(
      entries.flatMap(({ key, project, isCertain }) => {
        const today = project && projectKey(project.path)
        return today && today !== key && isCertain ? [[key, today]] : []
      }),
    ),
  }
  return {
    ...moves,
    asked: keys.length > 0,
    projects: [...new Set(entries.flatMap(({ project }) => project ?? []))],
    unavailable: entries.filter(({ project, isCertain }) => !project && !isCertain).length,
  }
}

/** The developer's charges for the first configuration with a price, and all that a man pays for it. */
function comparedCost({ catalogue }: PageDependencies, project: Project) {
  const [unit] = catalogue.unitsOf(project)
  if (!unit) return { otherCharges: undefined, inAll: [] }
  const { otherCharges, name } = unit
  const { label, amount } = totalRow(unit, costSheet(unit, 'man', catalogue.chargesOf(project)))
  const from = label.endsWith(', from') ? 'from ' : ''
  return {
    otherCharges: otherCharges && otherChargesText(otherCharges, unit.price),
    inAll: [
      `${from}${amount}${name === undefined ? '' : ` for ${name}`}`,
      ...(otherCharges ? [] : ['Other charges not known']),
    ],
  }
}

function compared(
  sources: PageDependencies,
  project: Project,
  affordability: Affordability | undefined,
): ComparedProject {
  const { catalogue } = sources
  const { id } = project
  const floors = dataOf(catalogue.floorPlan(id))?.floors ?? []
  const now = new Date()
  const purchase = affordability && catalogue.purchaseOf(project)
  const isSoldOut = catalogue.isSoldOut(project)
  const rate = rateOf(project.price, { area: project.areaText }, carpetRangeOf(floors))
  return {
    ...project,
    ...comparedCost(sources, project),
    fits: affordability && (isSoldOut ? false : purchase && canAfford(purchase, affordability)),
    rate: rate && `${rate.rate} of ${rate.of}`,
    type: project.category ?? project.propertyType,
    configurations:
      floors.length > 0
        ? soldOutLast(floors).map(
            ({ configuration, area, baseSellingPrice: price = '', available }) =>
              [
                configuration,
                area,
                shownPrice(price),
                availabilityText({ available }, project.availableOn, now),
              ]
                .filter(Boolean)
                .join(', '),
          )
        : [...project.bedrooms],
    amenities: listOf(catalogue.amenities(id)).map(({ label }) => label),
    specifications: listOf(catalogue.specifications(id)).map(({ label }) => label),
    places: nearbyPlaces(dataOf(catalogue.location(id)))
      .slice(0, PLACES_SHOWN)
      .map(({ name, time }) => (time ? `${name}, ${time}` : name)),
    plans: listOf(catalogue.paymentPlans(id)).map(({ plan_type_name: name }) => name),
  }
}

export const shortlistPages = {
  shortlist: pageEntry<ShortlistView>({
    load(sources, { search }) {
      const { projects, ...rest } = namedProjects(sources, search)
      const shownProjects = projects.slice(0, MAX_SAVED)
      const map = sources.catalogue.site.mapTiles && isMapRequested(search) ? true : undefined
      const card = map ? placedCard : projectCard
      return { ...rest, cards: shownProjects.map((project) => card(sources, project)), map }
    },
    head: () => ({
      title: 'Shortlist',
      description: 'Saved projects on one page, to compare, to pass on and to ask about together.',
      path: paths.shortlist,
    }),
    isListed: () => false,
    offersMap: ({ cards }) => cards.length > 0,
  }),
  compare: pageEntry<CompareView>({
    load(sources, { search }) {
      const { projects, gone, unavailable } = namedProjects(sources, search)
      const shownProjects = projects.slice(0, MAX_COMPARED)
      const onlyDifferences = search.get('differences') === '1'
      const requestedAffordability = readAffordability(search)
      const affordability = affordabilityOf(requestedAffordability)
      const rows =
        shownProjects.length < MIN_COMPARED
          ? []
          : comparedRows(
              shownProjects.map((project) => compared(sources, project, affordability)),
              affordability !== undefined,
            )
      return {
        projects: shownProjects.map((project) => ({
          path: project.path,
          name: project.name,
          developer: project.developer,
          localitiesText: project.localitiesText,
          priceText: project.priceText,
          image: sources.images.view(project.image ?? project.images[0]),
        })),
        rows: onlyDifferences ? rows.filter(({ same }) => !same) : rows,
        onlyDifferences,
        affordability: requestedAffordability,
        unknown: gone.length,
        unavailable,
        beyond: projects.length - shownProjects.length,
      }
    },
    head: ({ projects }) => ({
      title:
        projects.length < 2 ? 'Compare' : `Compare ${listAnd(projects.map(({ name }) => name))}`,
      shortTitle: projects.length < 2 ? 'Compare' : `Compare ${projectCount(projects.length)}`,
      description:
        'Two to four projects side by side: prices, sizes, amenities and what they cost.',
      path: paths.compare,
    }),
    isListed: () => false,
    breadcrumbs: () => [{ name: 'Compare' }],
  }),
}
