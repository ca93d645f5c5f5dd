import {
  MAX_SAVED,
  projectKey,
  readSaved,
  readViewed,
  toggledKeys,
  withViewed,
  type ViewedProject,
} from '../../domain/shortlist/shortlist.ts'
import { trackEvent } from '../analytics/events.ts'
import { createStore, createStored } from '../components/external-store.ts'

/** The visitor's saved projects, newest first. */
export const shortlist = createStored('shortlist', readSaved)

/** The last message about saved projects, for as long as it is shown. */
export const shortlistNotice = createStore<{ id: number; text: string } | undefined>(undefined)

/** Each message has its own number, so that the same words are announced again. */
let sayings = 0

const SHOWN_MS = 8000
const FULL = `Your shortlist holds ${MAX_SAVED} projects. Remove one to save another.`
const NOT_KEPT =
  'This browser does not let the site keep your shortlist: it lasts until you close this page.'

/** Saves the project at a path, or removes it; a failure is announced. */
export function toggleSaved(path: string): void {
  const key = projectKey(path)
  const next = toggledKeys(shortlist.get(), key)
  if (next?.includes(key)) trackEvent('shortlist_add', undefined, path)
  const text = next ? !shortlist.set(next) && NOT_KEPT : FULL
  const notice = text ? { id: (sayings += 1), text } : undefined
  shortlistNotice.set(notice)
  setTimeout(() => {
    if (shortlistNotice.get() === notice) shortlistNotice.set(undefined)
  }, SHOWN_MS)
}

/** The projects that were viewed in this browser, newest first. */
export const viewedProjects = createStored('recentlyViewed', readViewed)

export function rememberViewed(viewed: ViewedProject): void {
  viewedProjects.set(withViewed(viewedProjects.get(), viewed))
}
