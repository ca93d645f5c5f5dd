import { faqJsonLd } from '../../domain/seo/json-ld.ts'
import { inCities } from '../../domain/place/cities.ts'
import { paths } from '../../domain/seo/paths.ts'
import type { PagesSeo } from './page-seo.ts'
import { agencyNode } from './structured-data.ts'

export const agencySeo: PagesSeo<
  | 'home'
  | 'about'
  | 'contact'
  | 'privacy'
  | 'career'
  | 'service'
  | 'coming-soon'
  | 'enquiry-sent'
  | 'not-found'
> = {
  home: {
    head: (_page, { agency: { name }, cities }) => ({
      description: `${name} helps you buy homes, plots, offices and shops${inCities(cities)}: verified projects, clear prices and one team from visit to keys.`,
      path: paths.home,
      keywords: ['real estate', 'property', ...cities.map((city) => `property in ${city.name}`)],
    }),
    breadcrumbs: () => [],
    structuredData: ({ faqs }, shell) => [agencyNode(shell), faqJsonLd(faqs)],
    sitemap: 'addresses',
  },
  about: {
    head: (_page, { agency: { name }, cities }) => ({
      title: 'About Us',
      description: `Who ${name} is: our mission, values and services for people who buy property${inCities(cities)}.`,
      path: paths.about,
    }),
    breadcrumbs: () => [{ name: 'About' }],
    structuredData: (_page, shell) => [agencyNode(shell)],
    sitemap: 'addresses',
  },
  contact: {
    head: (_page, { agency: { name } }) => ({
      title: 'Contact Us',
      description: `Call, write to or visit ${name}. Address, phone, opening hours and a message form.`,
      path: paths.contact,
    }),
    structuredData: (_page, shell) => [agencyNode(shell)],
    sitemap: 'addresses',
  },
  privacy: {
    head: (_page, { agency: { name } }) => ({
      title: 'Privacy Notice',
      description: `What ${name} stores when you send an enquiry, why, for how long, who receives it, and how to have it corrected or erased.`,
      path: paths.privacy,
    }),
    sitemap: 'addresses',
  },
  career: {
    head: (_page, { agency: { name } }) => ({
      title: 'Careers',
      description: `Open positions at ${name} in sales, marketing, finance, technology and more. Choose a department and apply.`,
      path: paths.career,
    }),
    sitemap: 'addresses',
  },
  service: {
    head: ({ id, name, summary }) => ({
      title: name,
      description: summary || `${name} for buyers and owners of property, from one desk.`,
      path: paths.service(id),
    }),
    sitemap: ({ services }) => services.map(({ id }) => paths.service(id)),
  },
  'coming-soon': {
    head: () => ({
      title: 'Coming Soon',
      description: 'This part of the site is being prepared.',
      path: paths.comingSoon,
      noindex: true,
    }),
  },
  'enquiry-sent': {
    head: () => ({
      title: 'Enquiry sent',
      description: 'Your enquiry has reached us.',
      path: paths.enquirySentPage,
      noindex: true,
    }),
  },
  'not-found': {
    head: () => ({
      title: 'Page not found',
      description: 'The page you are looking for does not exist.',
      path: paths.notFound,
      noindex: true,
    }),
  },
}
