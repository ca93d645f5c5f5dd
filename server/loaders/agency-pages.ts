import { inCities } from '../../domain/place/cities.ts'
import { agencyNode } from '../seo/structured-data.ts'
import { listOf, mapLoaded } from '../../domain/value/loaded.ts'
import type { LoaderResult } from '../../client/routing/page-source.ts'
import type { AboutView } from '../../client/pages/about/AboutPage.tsx'
import type { CareerView } from '../../client/pages/career/CareerPage.tsx'
import type { ContactView } from '../../client/pages/contact/ContactPage.tsx'
import type { AccessibilityView } from '../../client/pages/accessibility/AccessibilityPage.tsx'
import type { PrivacyView } from '../../client/pages/privacy/PrivacyPage.tsx'
import type { SentView } from '../../client/pages/enquiry-sent/EnquirySentPage.tsx'
import type { ServiceView } from '../../client/pages/service/ServicePage.tsx'
import { directionsUrl } from '../../domain/place/maps.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import { VISIT } from '../../domain/enquiry/enquiry.ts'
import { isOffered, offeredVisits, visitText } from '../../domain/enquiry/visit.ts'
import { paths } from '../../domain/seo/paths.ts'
import {
  NO_SUCH_PAGE,
  page,
  type RequestContext,
  type Parts,
  unavailable,
} from './views/loader-result.ts'
import { entry } from './views/page-entry.ts'

function about({ catalogue, images }: Parts): LoaderResult<AboutView> {
  const { site } = catalogue
  return page({
    aboutText: site.aboutText ?? '',
    mission: site.mission ?? '',
    vision: site.vision ?? '',
    stats: site.stats,
    coreValues: site.coreValues,
    services: site.services,
    reasons: site.reasons,
    hero: images.find(site.heroBanners[5]?.image ?? site.heroBanners[0]?.image),
  })
}

function contact(
  { catalogue, images }: Parts,
  { search }: RequestContext,
): LoaderResult<ContactView> {
  const { coordinates, address } = catalogue.site
  const to = coordinates ?? address
  const isBrochure = search.get('source') === 'brochure'
  const project = isBrochure ? catalogue.project(search.get('projectId') ?? '') : undefined
  return page({
    openingHours: catalogue.site.openingHours,
    map: images.find(catalogue.site.map),
    directionsUrl: to && directionsUrl(to),
    brochure: project && paths.brochure(project.path),
    visit: visitOf(catalogue, search),
  })
}

/** The visit that the address asks to plan; undefined where that cannot be done. */
function visitOf(catalogue: Catalogue, search: URLSearchParams): ContactView['visit'] {
  const { visitHours } = catalogue.site
  if (!visitHours || (search.get('visit') !== '1' && search.get('source') !== VISIT))
    return undefined
  const [asked = '', wanted = ''] = (search.get('project') ?? '').split('/')
  const project = catalogue.find(asked, wanted) ?? catalogue.project(search.get('projectId') ?? '')
  const days = offeredVisits(visitHours, new Date())
  if (!project || days.length === 0) return undefined
  const { id, name, path } = project
  return { days, project: { id, name, developer: project.developer, path } }
}

function privacy(parts: Parts): LoaderResult<PrivacyView> {
  const { version, sections } = parts.catalogue.site.privacy
  if (sections.length > 0) return page({ version, sections })
  return unavailable(parts, 'privacy', ['site']) ?? NO_SUCH_PAGE
}

function career({ catalogue }: Parts): LoaderResult<CareerView> {
  return page({
    departments: mapLoaded(catalogue.file('careers'), (departments) =>
      departments.map(({ id, name, positions }) => ({
        id: String(id),
        name,
        positions: positions.map(
          ({ title, location = '', type = '', summary = '', responsibilities = [] }) => ({
            title,
            location,
            type,
            summary,
            responsibilities,
          }),
        ),
      })),
    ),
  })
}

function service(parts: Parts, { params }: RequestContext): LoaderResult<ServiceView> {
  const { catalogue } = parts
  const id = params['id'] ?? ''
  const found = catalogue.service(id)
  if (!found.ok || !found.data) {
    return unavailable(parts, 'service', ['services', 'everythingContainer']) ?? NO_SUCH_PAGE
  }
  return page({
    ...found.data,
    others: listOf(catalogue.services)
      .filter((other) => other.id !== id)
      .map((other) => ({ name: other.name, path: paths.service(other.id) })),
  })
}

/** The confirmation of a form sent without JavaScript. */
function enquirySent({ catalogue }: Parts, { search }: RequestContext): LoaderResult<SentView> {
  const reference = search.get('reference') ?? ''
  const project = catalogue.project(search.get('brochure') ?? '')
  const visited = catalogue.project(search.get('visit') ?? '')
  const visit = { visitOn: search.get('on') ?? '', visitSlot: search.get('slot') ?? '' }
  const { visitHours } = catalogue.site
  const isPlanned = visitHours && isOffered(offeredVisits(visitHours, new Date()), visit)
  return page({
    ...(/^[A-Z0-9-]{4,20}$/.test(reference) && { reference }),
    ...(project && { brochure: paths.brochure(project.path) }),
    ...(visited &&
      isPlanned && { visit: visitText(visit), calendar: paths.visit(visited.path, visit) }),
  })
}

export const agencyPages = {
  about: entry({
    load: about,
    head: (_page, { agency: { name }, cities }) => ({
      title: 'About Us',
      description: `Who ${name} is: our mission, values and services for people who buy property${inCities(cities)}.`,
      path: paths.about,
    }),
    breadcrumbs: () => [{ name: 'About' }],
    structuredData: (_page, shell) => [agencyNode(shell)],
    sitemap: 'addresses',
  }),
  contact: entry({
    load: contact,
    head: (_page, { agency: { name } }) => ({
      title: 'Contact Us',
      description: `Call, write to or visit ${name}. Address, phone, opening hours and a message form.`,
      path: paths.contact,
    }),
    structuredData: (_page, shell) => [agencyNode(shell)],
    sitemap: 'addresses',
  }),
  privacy: entry({
    load: privacy,
    head: (_page, { agency: { name } }) => ({
      title: 'Privacy Notice',
      description: `What ${name} stores when you send an enquiry, why, for how long, who receives it, and how to have it corrected or erased.`,
      path: paths.privacy,
    }),
    sitemap: 'addresses',
  }),
  accessibility: entry({
    load: () => page<AccessibilityView>({}),
    head: (_page, { agency: { name } }) => ({
      title: 'Accessibility',
      description: `Which standard the site of ${name} meets, what is known to fall short, and how to tell us of a barrier.`,
      path: paths.accessibility,
    }),
    sitemap: 'addresses',
  }),
  career: entry({
    load: career,
    head: (_page, { agency: { name } }) => ({
      title: 'Careers',
      description: `Open positions at ${name} in sales, marketing, finance, technology and more. Choose a department and apply.`,
      path: paths.career,
    }),
    sitemap: 'addresses',
  }),
  service: entry({
    load: service,
    head: ({ id, name, summary }) => ({
      title: name,
      description: summary || `${name} for buyers and owners of property, from one desk.`,
      path: paths.service(id),
    }),
    sitemap: ({ services }) => listOf(services).map(({ id }) => paths.service(id)),
  }),
  'coming-soon': entry<Record<string, never>>({
    load: () => page({}),
    head: () => ({
      title: 'Coming Soon',
      description: 'This part of the site is being prepared.',
      path: paths.comingSoon,
      noindex: true,
    }),
  }),
  'enquiry-sent': entry({
    load: enquirySent,
    head: () => ({
      title: 'Enquiry sent',
      description: 'Your enquiry has reached us.',
      path: paths.enquirySentPage,
      noindex: true,
    }),
  }),
  'not-found': entry<Record<string, never>>({
    load: () => NO_SUCH_PAGE,
    head: () => ({
      title: 'Page not found',
      description: 'The page you are looking for does not exist.',
      path: paths.notFound,
      noindex: true,
    }),
  }),
}
