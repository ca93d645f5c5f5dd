import { readViewed, withViewed, type Viewed } from '../../domain/shortlist/recently-viewed.ts'
import { createStored } from '../components/store.ts'

/** The projects that were looked at in this browser, newest first. */
export const viewedProjects = createStored('recentlyViewed', readViewed)

export function rememberViewed(viewed: Viewed): void {
  viewedProjects.set(withViewed(viewedProjects.get(), viewed))
}
