import { paths } from '../../domain/seo/paths.ts'
import type { PathLink } from '../components/links/AppLink.tsx'

/** The choices of 'Buy' on the home page, which are also the footer's services. */
export const typeLinks: readonly PathLink[] = [
  { name: 'Residential', path: paths.residential },
  { name: 'Commercial', path: paths.commercial },
  { name: 'Plots', path: paths.plots },
  { name: 'SCO', path: paths.sco },
]

/** The Projects menu of the header. */
export const projectLinks: readonly PathLink[] = [
  ...typeLinks,
  { name: 'Affordable', path: paths.comingSoon },
  { name: 'Resale', path: paths.comingSoon },
]

/** The header's other links; the Projects menu stands after the first. */
export const mainLinks: readonly PathLink[] = [
  { name: 'Home', path: paths.home },
  { name: 'Trending Projects', path: paths.trending },
  { name: 'About', path: paths.about },
  { name: 'Contact Us', path: paths.contact },
]

/** The footer's links. */
export const quickLinks = mainLinks.filter(({ path }) => path !== paths.trending)
