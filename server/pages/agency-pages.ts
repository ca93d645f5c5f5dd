import { inCities } from '../../domain/place/in-cities.ts'
import { agencyNode, isEmpty } from './shared-entry-parts.ts'
import { dataOf, listOf, mapLoaded } from '../../domain/value/loaded.ts'
import type { AboutView } from '../../client/pages/about/AboutPage.tsx'
import type { CareerView } from '../../client/pages/career/CareerPage.tsx'
import type { ContactView } from '../../client/pages/contact/ContactPage.tsx'
import type { PrivacyView } from '../../client/pages/privacy/PrivacyPage.tsx'
import type { SentView } from '../../client/pages/enquiry-sent/EnquirySentPage.tsx'
import type { ServiceView } from '../../client/pages/service/ServicePage.tsx'
import { directionsUrl } from '../../domain/place/directions.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import { VISIT } from '../../domain/enquiry/enquiry-fields.ts'
import { isOffered, offeredVisits, visitText } from '../../domain/enquiry/site-visit.ts'
import { playerOrigin } from '../../domain/project/films.ts'
import { paths } from '../../domain/seo/paths.ts'
import { listAnd } from '../../domain/text/text.ts'
import { adviserView } from './views/adviser-view.ts'
import { pageEntry } from './page-entry.ts'

/** Tells who else learns that a film is watched; nothing where all films are the site's own. */
function playersSection({ projects }: Catalogue): PrivacyView['sections'] {
  const origins = projects.flatMap(({ films = [] }) =>
    films.flatMap((film) => playerOrigin(film) ?? []),
  )
  const hosts = [...new Set(origins)].map((origin) => new URL(origin).host).toSorted()
  if (hosts.length === 0) return []
  const text = `Some projects have films or tours that another site plays: ${hosts.join(', ')}. A player is loaded from its host only when you press its button. Until then your browser asks the host for nothing; from then on the host sees your network's address, and its own privacy notice holds.`
  return [{ title: 'Films and tours', paragraphs: [text] }]
}

/** Tells who else learns that a map is looked at. */
function mapSection({ site: { mapTiles } }: Catalogue): PrivacyView['sections'] {
  if (!mapTiles) return []
  const { host } = new URL(mapTiles.url)
  const text = `Lists of projects can be shown on a map, whose pictures come from another site: ${host}. Your browser asks that host for nothing before you press ‘Map’, or open an address that shows the map. From then on the host sees your network's address and which part of the map you look at, and its own privacy notice holds.`
  return [{ title: 'Map of projects', paragraphs: [text] }]
}

/** Tells who else hears a spoken search. */
const VOICE = {
  title: 'Searching by voice',
  paragraphs: [
    'Where your browser can write down what is said, the search can be spoken. Your browser listens once you press the microphone and say yes to its question, and stops when the phrase is over. It may send what it hears to the company that made it, whose own privacy notice holds. We get the words alone, as if they had been typed.',
  ],
}

export const agencyPages = {
  about: pageEntry<AboutView>({
    load: ({ catalogue: { site }, images }) => ({
      aboutText: site.aboutText ?? '',
      mission: site.mission ?? '',
      vision: site.vision ?? '',
      stats: site.stats,
      coreValues: site.coreValues,
      services: site.services,
      reasons: site.reasons,
      hero: images.find(site.heroBanners[5]?.image ?? site.heroBanners[0]?.image),
    }),
    head: (_page, { agency: { name }, cities }) => ({
      title: 'About Us',
      description: `Who ${name} is, and what we do for people who buy property${inCities(cities)}.`,
      path: paths.about,
    }),
    breadcrumbs: () => [{ name: 'About' }],
    structuredData: (_page, shell) => [agencyNode(shell)],
  }),
  contact: pageEntry<ContactView>({
    load({ catalogue, images }, { search }) {
      const { coordinates, address, openingHours, map, promises } = catalogue.site
      const to = coordinates ?? address
      const isBrochure = search.get('source') === 'brochure'
      const project = isBrochure ? catalogue.project(search.get('projectId') ?? '') : undefined
      return {
        promise: promises?.contact,
        openingHours,
        map: images.find(map),
        directionsUrl: to && directionsUrl(to),
        brochure: project && paths.brochure(project.path),
        visit: visitOf(catalogue, search),
      }
    },
    head: ({ openingHours }, { agency: { name, address, phone } }) => ({
      title: 'Contact Us',
      description: `How to reach ${name}: ${listAnd([
        ...(address ? ['address'] : []),
        ...(phone ? ['phone'] : []),
        ...(openingHours.length > 0 ? ['opening hours'] : []),
        'a message form',
      ])}.`,
      path: paths.contact,
    }),
    structuredData: (_page, shell) => [agencyNode(shell)],
  }),
  privacy: pageEntry<PrivacyView>({
    load({ catalogue }) {
      const { version, sections } = catalogue.site.privacy
      if (sections.length === 0) return undefined
      return {
        version,
        sections: [...sections, ...playersSection(catalogue), ...mapSection(catalogue), VOICE],
      }
    },
    about: { subject: 'privacy', files: ['site'] },
    isListed: ({ site }) => site.privacy.sections.length > 0,
    head: (_page, { agency: { name } }) => ({
      title: 'Privacy Notice',
      description: `What ${name} stores when you send an enquiry, why, for how long, who receives it, and how to have it corrected or erased.`,
      path: paths.privacy,
    }),
  }),
  accessibility: pageEntry({
    load: () => ({}),
    head: (_page, { agency: { name } }) => ({
      title: 'Accessibility',
      description: `Which standard the site of ${name} meets, what is known to fall short, and how to tell us of a barrier.`,
      path: paths.accessibility,
    }),
  }),
  career: pageEntry<CareerView>({
    load: ({ catalogue }) => ({
      departments: mapLoaded(catalogue.file('careers'), (departments) =>
        departments.map((department) => ({ ...department, id: String(department.id) })),
      ),
    }),
    head: (_page, { agency: { name } }) => ({
      title: 'Careers',
      description: `Open positions at ${name}, and how to apply for them.`,
      path: paths.career,
    }),
    isListed: ({ file }) => !isEmpty(file('careers')),
  }),
  service: pageEntry<ServiceView>({
    load({ catalogue }, { params: { id = '' } }) {
      const service = dataOf(catalogue.service(id))
      const others = listOf(catalogue.services).filter((other) => other.id !== id)
      return (
        service && {
          ...service,
          others: others.map(({ id: other, name }) => ({ name, path: paths.service(other) })),
        }
      )
    },
    about: { subject: 'service', files: ['services', 'everythingContainer'] },
    head: ({ id, name, summary }) => ({
      title: name,
      description: summary || `${name} for buyers and owners of property, from one desk.`,
      path: paths.service(id),
    }),
  }),
  'coming-soon': pageEntry({
    load: () => ({}),
    head: () => ({
      title: 'Coming Soon',
      description: 'This part of the site is being prepared.',
      path: paths.comingSoon,
    }),
    isListed: () => false,
  }),
  // The page that confirms a form which was sent without JavaScript.
  'enquiry-sent': pageEntry<SentView>({
    load(sources, { search }) {
      const { catalogue } = sources
      const adviser = catalogue.adviser(search.get('adviser') ?? '')
      const reference = search.get('reference') ?? ''
      const project = catalogue.project(search.get('brochure') ?? '')
      const visited = catalogue.project(search.get('visit') ?? '')
      const visit = { visitOn: search.get('on') ?? '', visitSlot: search.get('slot') ?? '' }
      const { visitHours } = catalogue.site
      const isPlanned = visitHours && isOffered(offeredVisits(visitHours, new Date()), visit)
      return {
        reference: /^[A-Z0-9-]{4,20}$/.test(reference) ? reference : undefined,
        brochure: project && paths.brochure(project.path),
        adviser: adviserView(sources, adviser ? [adviser] : []),
        ...(visited &&
          isPlanned && { visit: visitText(visit), calendar: paths.visit(visited.path, visit) }),
      }
    },
    head: () => ({
      title: 'Enquiry sent',
      description: 'Your enquiry has reached us.',
      path: paths.enquirySentPage,
    }),
    adviser: ({ adviser }) => adviser,
    isListed: () => false,
  }),
  'not-found': pageEntry({
    load: () => undefined,
    head: () => ({
      title: 'Page not found',
      description: 'The page you are looking for does not exist.',
      path: paths.notFound,
    }),
    isListed: () => false,
  }),
}

function visitOf(catalogue: Catalogue, search: URLSearchParams): ContactView['visit'] {
  const { visitHours } = catalogue.site
  if (!visitHours || (search.get('visit') !== '1' && search.get('source') !== VISIT))
    return undefined
  const [developerSlug = '', projectId = ''] = (search.get('project') ?? '').split('/')
  const project =
    catalogue.find(developerSlug, projectId) ?? catalogue.project(search.get('projectId') ?? '')
  const days = offeredVisits(visitHours, new Date())
  if (!project || days.length === 0) return undefined
  const { id, name, path } = project
  return { days, project: { id, name, developer: project.developer, path } }
}
