import type { Loaded } from '../../domain/value/loaded.ts'
import type { ImageView } from '../../domain/image/images.ts'
import { CONTACT_PARAMETERS } from '../enquiry/sending/request.ts'
import { paths } from '../../domain/seo/paths.ts'
import { agencyNode } from '../head/structured-data.ts'
import type { PathLink, TitledText } from '../source/shapes.ts'
import { inCities } from '../source/shell-view.ts'
import type { PageDescription } from './description.ts'

export type AboutView = {
  readonly aboutText: string
  readonly mission: string
  readonly vision: string
  readonly stats: readonly { readonly value: string; readonly label: string }[]
  readonly coreValues: readonly TitledText[]
  readonly services: readonly TitledText[]
  readonly reasons: readonly TitledText[]
  readonly hero?: ImageView
}

const about: PageDescription<AboutView> = {
  component: 'AboutPage',
  addresses: [{ path: paths.about }],
  search: [{ title: 'About Us', subtitle: 'Who we are', url: paths.about }],
  popup: false,
  published: import.meta.env.SSR
    ? {
        head: (_page, { agency: { name }, cities }) => ({
          title: 'About Us',
          description: `Who ${name} is: our mission, values and services for people who buy property${inCities(cities)}.`,
          path: paths.about,
        }),
        trail: () => [{ name: 'About' }],
        structuredData: (_page, shell) => [agencyNode(shell)],
        sitemap: 'addresses',
      }
    : undefined,
}

export type ContactView = {
  readonly openingHours: readonly { readonly days: string; readonly hours: string }[]
  readonly map?: ImageView
  /** Absent where neither a point nor an address is known. */
  readonly directionsUrl?: string
}

const contact: PageDescription<ContactView> = {
  component: 'ContactPage',
  addresses: [{ path: paths.contact }],
  query: CONTACT_PARAMETERS,
  search: [
    { title: 'Contact Us', subtitle: 'Address, phone and message form', url: paths.contact },
  ],
  popup: false,
  published: import.meta.env.SSR
    ? {
        head: (_page, { agency: { name } }) => ({
          title: 'Contact Us',
          description: `Call, write to or visit ${name}. Address, phone, opening hours and a message form.`,
          path: paths.contact,
        }),
        structuredData: (_page, shell) => [agencyNode(shell)],
        sitemap: 'addresses',
      }
    : undefined,
}

export type PrivacyView = {
  readonly version: string
  readonly sections: readonly { readonly title: string; readonly paragraphs: readonly string[] }[]
}

const privacy: PageDescription<PrivacyView> = {
  component: 'PrivacyPage',
  addresses: [{ path: paths.privacy }],
  search: [
    { title: 'Privacy Notice', subtitle: 'Your details and your rights', url: paths.privacy },
  ],
  popup: false,
  published: import.meta.env.SSR
    ? {
        head: (_page, { agency: { name } }) => ({
          title: 'Privacy Notice',
          description: `What ${name} stores when you send an enquiry, why, for how long, who receives it, and how to have it corrected or erased.`,
          path: paths.privacy,
        }),
        sitemap: 'addresses',
      }
    : undefined,
}

export type CareerView = {
  readonly departments: Loaded<
    readonly {
      readonly id: string
      readonly name: string
      readonly positions: readonly {
        readonly title: string
        readonly location: string
        readonly type: string
        readonly summary: string
        readonly responsibilities: readonly string[]
      }[]
    }[]
  >
}

const career: PageDescription<CareerView> = {
  component: 'CareerPage',
  addresses: [{ path: paths.career }],
  query: ['department', 'position'],
  sameForAllQueries: true,
  search: [{ title: 'Careers', subtitle: 'Departments and open positions', url: paths.career }],
  popup: false,
  published: import.meta.env.SSR
    ? {
        head: (_page, { agency: { name } }) => ({
          title: 'Careers',
          description: `Open positions at ${name} in sales, marketing, finance, technology and more. Choose a department and apply.`,
          path: paths.career,
        }),
        sitemap: 'addresses',
      }
    : undefined,
}

export type ServiceView = {
  readonly id: string
  readonly name: string
  readonly summary: string
  readonly body: readonly string[]
  readonly points: readonly string[]
  readonly others: readonly PathLink[]
}

const service: PageDescription<ServiceView> = {
  component: 'ServicePage',
  addresses: [{ path: '/service/:id' }],
  published: import.meta.env.SSR
    ? {
        head: ({ id, name, summary }) => ({
          title: name,
          description: summary || `${name} for buyers and owners of property, from one desk.`,
          path: paths.service(id),
        }),
        sitemap: ({ services }) => services.map(({ id }) => paths.service(id)),
      }
    : undefined,
}

const comingSoon: PageDescription<Record<string, never>> = {
  component: 'ComingSoonPage',
  addresses: [{ path: paths.comingSoon }],
  published: import.meta.env.SSR
    ? {
        head: () => ({
          title: 'Coming Soon',
          description: 'This part of the site is being prepared.',
          path: paths.comingSoon,
          noindex: true,
        }),
      }
    : undefined,
}

export type SentView = {
  readonly reference?: string
  /** Where the brochure is that was asked for. */
  readonly brochure?: string
}

const enquirySent: PageDescription<SentView> = {
  component: 'EnquirySentPage',
  addresses: [{ path: paths.enquirySentPage }],
  query: ['reference', 'brochure'],
  shared: false,
  published: import.meta.env.SSR
    ? {
        head: () => ({
          title: 'Enquiry sent',
          description: 'Your enquiry has reached us.',
          path: paths.enquirySentPage,
          noindex: true,
        }),
      }
    : undefined,
}

/** Stands at every address that no other page takes. */
const notFound: PageDescription<Record<string, never>> = {
  component: 'NotFoundPage',
  addresses: [],
  // An address of the site before this one, on which the popup stays away too.
  popup: (pathname) => !pathname.includes('/developer-projects'),
  published: import.meta.env.SSR
    ? {
        head: () => ({
          title: 'Page not found',
          description: 'The page you are looking for does not exist.',
          path: paths.notFound,
          noindex: true,
        }),
      }
    : undefined,
}

export const agencyPages = {
  about,
  contact,
  privacy,
  career,
  service,
  'coming-soon': comingSoon,
  'enquiry-sent': enquirySent,
  'not-found': notFound,
}
