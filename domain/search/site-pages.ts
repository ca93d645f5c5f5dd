import { DEVELOPER_KINDS, DEVELOPER_TYPES } from '../project/developer-types.ts'
import { paths } from '../seo/paths.ts'
import type { SearchSource } from './search-entries.ts'

export const sitePages = (
  cities: readonly { name: string; slug: string }[],
): SearchSource['pages'] => [
  { title: 'Home', subtitle: 'The start page', url: paths.home },
  { title: 'All Projects', subtitle: 'Every project, with filters', url: paths.listing },
  ...cities.map(({ name, slug }) => ({
    title: `Property in ${name}`,
    subtitle: 'Projects in this city',
    url: paths.city(slug),
  })),
  { title: 'Trending Projects', subtitle: 'What buyers look at now', url: paths.trending },
  ...DEVELOPER_TYPES.map((kind) => ({
    title: DEVELOPER_KINDS[kind].found,
    subtitle: `Developers of ${DEVELOPER_KINDS[kind].sells}`,
    url: paths[kind],
  })),
  { title: 'All Developers', subtitle: 'The directory', url: paths.developersDirectory },
  { title: 'About Us', subtitle: 'Who we are', url: paths.about },
  { title: 'Contact Us', subtitle: 'Address, phone and message form', url: paths.contact },
  {
    title: 'Accessibility',
    subtitle: 'Standard, known gaps, complaints',
    url: paths.accessibility,
  },
  { title: 'Privacy Notice', subtitle: 'Your details and your rights', url: paths.privacy },
  { title: 'Careers', subtitle: 'Departments and open positions', url: paths.career },
]
