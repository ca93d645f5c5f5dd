import { inCities } from '../../domain/place/cities.ts'
import { faqJsonLd } from '../../domain/seo/json-ld.ts'
import { paths } from '../../domain/seo/paths.ts'
import type { PagesSeo } from './page-seo.ts'
import { agencyNode } from './structured-data.ts'

export const homeSeo: PagesSeo<'home'> = {
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
}
