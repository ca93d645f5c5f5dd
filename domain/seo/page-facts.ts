import { kindPaths, paths } from './paths.ts'
import type { PageFacts } from './seo.ts'
import { joinWithAnd } from '../text/text.ts'

/** The agency's name and cities, which most pages name. */
type Agency = { readonly name: string; readonly cities: readonly string[] }

type Listed = { readonly name: string; readonly description?: string; readonly image?: string }

/** Words for the head of every page: title, description, canonical path and whether it is indexed. */
export const pageFacts = {
  home: ({ name, cities }: Agency): PageFacts => ({
    description: `${name} helps you buy homes, plots, offices and shops in ${joinWithAnd(cities)}: verified projects, clear prices and one team from visit to keys.`,
    path: paths.home,
    keywords: ['real estate', 'property', ...cities.map((city) => `property in ${city}`)],
  }),
  about: ({ name, cities }: Agency): PageFacts => ({
    title: 'About Us',
    description: `Who ${name} is: our mission, values and services for people who buy property in ${joinWithAnd(cities)}.`,
    path: paths.about,
  }),
  career: ({ name }: Agency): PageFacts => ({
    title: 'Careers',
    description: `Open positions at ${name} in sales, marketing, finance, technology and more. Choose a department and apply.`,
    path: paths.career,
  }),
  contact: ({ name }: Agency): PageFacts => ({
    title: 'Contact Us',
    description: `Call, write to or visit ${name}. Address, phone, opening hours and a message form.`,
    path: paths.contact,
  }),
  developers: (kind: keyof typeof kindPaths | undefined): PageFacts => {
    if (kind === undefined) {
      return {
        title: 'All Developers',
        description:
          'Every developer we work with, their projects and what they are building next.',
        path: paths.developersDirectory,
      }
    }
    const name = {
      residential: 'Residential',
      commercial: 'Commercial',
      plots: 'Plot',
      sco: 'SCO',
    }[kind]
    return {
      title: `${name} Developers`,
      description: `Developers of ${KIND_WORDS[kind]} we work with. See their projects or ask for what is coming next.`,
      path: kindPaths[kind],
    }
  },
  trending: (): PageFacts => ({
    title: 'Trending Projects',
    description: 'The projects buyers ask about most now, with prices and places.',
    path: paths.trending,
  }),
  listing: (total: number): PageFacts => ({
    title: 'All Projects',
    description: `Compare ${count(total)} by place, budget, size, configuration and status.`,
    path: paths.listing,
  }),
  city: (slug: string, name: string, total: number): PageFacts => ({
    title: `Property in ${name}`,
    description: `Residential and commercial property in ${name}: ${count(total)} with prices, sizes and floor plans.`,
    path: paths.city(slug),
    keywords: [`property in ${name}`, `flats in ${name}`, `commercial property in ${name}`],
    noindex: total === 0,
  }),
  developer: (slug: string, { name, description, image }: Listed): PageFacts => ({
    title: name,
    description:
      description || `Projects of ${name} with prices, floor plans and possession dates.`,
    path: paths.developer(slug),
    ...(image !== undefined && { image }),
  }),
  project: (
    path: string,
    project: Listed & {
      readonly priceText: string
      readonly place: string
      readonly developer: string
    },
  ): PageFacts => ({
    title: project.place === '' ? project.name : `${project.name}, ${project.place}`,
    description: `${project.name} by ${project.developer}: ${project.priceText}. ${project.description ?? ''}`,
    path,
    keywords: [
      project.name,
      project.developer,
      `${project.name} price`,
      `${project.name} floor plan`,
    ],
    ...(project.image !== undefined && { image: project.image }),
  }),
  floorPlans: (company: string, name: string): PageFacts => ({
    title: `Floor Plans of ${name}`,
    description: `Every floor plan of ${name}, project by project, with area and basic selling price.`,
    path: paths.floorPlans(company),
  }),
  location: (key: string, { name, image }: Listed): PageFacts => ({
    title: `Projects in ${name}`,
    description: `${name} on the map: what is near, how long it takes to get there and the projects we offer.`,
    path: paths.location(key),
    ...(image !== undefined && { image }),
  }),
  locality: (id: string, { name, description, image }: Listed): PageFacts => ({
    title: name,
    description: description || `Projects in ${name} with prices, sizes and possession dates.`,
    path: paths.locality(id),
    ...(image !== undefined && { image }),
  }),
  service: (id: string, { name, description }: Listed): PageFacts => ({
    title: name,
    description: description || `${name} for buyers and owners of property, from one desk.`,
    path: paths.service(id),
  }),
  search: (query: string): PageFacts => ({
    title: query === '' ? 'Search' : `Search for ${query}`,
    description: 'Search projects, developers, places and services.',
    path: paths.search(),
    noindex: true,
  }),
  comingSoon: (): PageFacts => ({
    title: 'Coming Soon',
    description: 'This part of the site is being prepared.',
    path: paths.comingSoon,
    noindex: true,
  }),
  enquirySent: (): PageFacts => ({
    title: 'Enquiry sent',
    description: 'Your enquiry has reached us.',
    path: paths.enquirySentPage,
    noindex: true,
  }),
  notFound: (): PageFacts => ({
    title: 'Page not found',
    description: 'The page you are looking for does not exist.',
    path: paths.notFound,
    noindex: true,
  }),
} as const

const KIND_WORDS = {
  residential: 'homes',
  commercial: 'offices and shops',
  plots: 'plots',
  sco: 'shop-cum-offices',
} as const

function count(total: number): string {
  return total === 1 ? '1 project' : `${total} projects`
}
