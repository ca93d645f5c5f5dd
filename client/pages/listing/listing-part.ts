import { deferred } from '../../components/lazy/deferred.tsx'

/** A page's projects with their filters: plain forms and links until the visitor does anything. */
export const ProjectListing = deferred(
  () => import('./ProjectListing.tsx').then((module) => module.ProjectListing),
  'input',
)
