import {
  createPath,
  NavigationType,
  type Location,
  type Navigator,
  type To,
} from 'react-router-dom'
import { isMapAsked } from '../../domain/listing/map-view.ts'
import type { ShellView } from '../layout/shell.ts'
import { pageAt } from '../routes.tsx'
import type { Moved, PageData } from './load-page.ts'
import { PageLoadError } from './page-source.ts'
import { readStoredJson, store } from '../components/storage.ts'

/** The page that is shown, and the one on its way. */
export type NavigationState = PageData & {
  location: Location
  /** The navigation's type: `POP` by the browser's back and forward, or as the first page. */
  navigationType: NavigationType
  /** The page stays where it is scrolled to. */
  preventScrollReset?: boolean
  error?: unknown
  /** Where the visitor is going while its page is loading. */
  pending?: Location | undefined
}

/** Follows the visitor from page to page within the document. */
export type Navigation = {
  state: () => NavigationState
  /** Calls the one listener with the state and with each change, until the returned function is called. */
  subscribe: (listener: (state: NavigationState) => void) => () => void
  /** Where the library's `useNavigate` and links go. */
  navigator: Navigator
}

type Load = (url: URL, shell: ShellView, signal: AbortSignal) => Promise<PageData | Moved>

type Entry = { key?: string; preventScrollReset?: boolean | undefined }

const { Pop, Push, Replace } = NavigationType

const createKey = (): string => Math.random().toString(36).slice(2)

const locationOf = ({ pathname, search, hash }: URL, key: string): Location => ({
  pathname,
  search,
  hash,
  state: null,
  key,
})

const here = (): URL => new URL(window.location.href)

/** The key of the present entry; one that the browser made by itself has none. */
const keyOfEntry = (): string | undefined => (window.history.state as { key?: string } | null)?.key

/** Gives an entry that the browser made by itself a key. */
function keepEntry(): string {
  const key = createKey()
  window.history.replaceState({ key }, '')
  return key
}

/**
 * Follows the browser's history from the page that the server has sent. A page is shown,
 * and its address, when its data and code are there; until then the page before it stays. Of pages
 * asked for one after another the last counts.
 */
export function createNavigation(load: Load, data: PageData): Navigation {
  let state: NavigationState = {
    ...data,
    location: locationOf(here(), keyOfEntry() ?? keepEntry()),
    navigationType: Pop,
  }
  const { meta: policy } = data.result
  let attempt = new AbortController()
  let listener: ((state: NavigationState) => void) | undefined
  const publish = (changes: Partial<NavigationState>) => {
    state = { ...state, ...changes }
    listener?.(state)
  }

  async function visit(url: URL, navigationType: NavigationType, entry: Entry = {}): Promise<void> {
    attempt.abort()
    attempt = new AbortController()
    const { signal } = attempt
    const { key = createKey(), preventScrollReset = false } = entry
    // While a page is loading, its shape has been scrolled to.
    if (!state.pending) saveScroll(state.location.key)
    const location = locationOf(url, key)
    let loaded: PageData | { error: unknown } | undefined
    if (needsData(state, location, navigationType)) {
      publish({ pending: location })
      const answer = await inTime(load(url, state.shell, signal)).catch((error) => ({ error }))
      if (signal.aborted) return
      // What hangs gives its connection back.
      if ('error' in answer) attempt.abort()
      if ('movedTo' in answer) {
        const next = navigationType === Pop ? Replace : navigationType
        await visit(new URL(answer.movedTo, url), next, { preventScrollReset })
        return
      }
      // Only a document has the policy of its own page.
      if ('result' in answer && !isAllowed(answer.result, url, policy)) {
        if (navigationType === Pop) window.location.reload()
        else window.location.assign(url)
        return
      }
      loaded = answer
    }
    if (navigationType === Push) window.history.pushState({ key }, '', url)
    if (navigationType === Replace) window.history.replaceState({ key }, '', url)
    publish({
      error: undefined,
      ...loaded,
      location,
      navigationType,
      preventScrollReset,
      pending: undefined,
    })
  }

  window.addEventListener('popstate', () => {
    const key = keyOfEntry()
    if (key !== undefined) {
      void visit(here(), Pop, { key })
      return
    }
    // A link to an element of the page, which the browser has followed by itself, has no key. The listener is not
    // called: parts that are still to be hydrated would be rendered anew, and the scroll position be lost.
    if (!state.pending) saveScroll(state.location.key)
    state = { ...state, location: locationOf(here(), keepEntry()) }
  })
  // The visitor is back from a page that had a document of its own.
  window.addEventListener(
    'pageshow',
    ({ persisted }) => persisted && publish({ pending: undefined }),
  )
  restoreScrollOurselves(() => (state.pending ? undefined : state.location.key))

  return {
    state: () => state,
    subscribe(next) {
      listener = next
      next(state)
      return () => (listener = undefined)
    },
    navigator: {
      createHref,
      go: (delta) => window.history.go(delta),
      push: (to, _state, options) => void visit(urlOf(to), Push, options),
      replace: (to, _state, options) => void visit(urlOf(to), Replace, options),
    },
  }
}

/** For so long a page is waited for. */
const GIVE_UP_MS = 15_000

/** The same, or a failure where it takes too long. */
function inTime<T>(work: Promise<T>): Promise<T> {
  const tooLate = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new PageLoadError('there was no answer')), GIVE_UP_MS)
  })
  return Promise.race([work, tooLate])
}

type Result = PageData['result']

/** Whether a document's policy lets a page ask other origins for what it shows: its players, and a map's pictures. */
const isAllowed = ({ meta }: Result, { searchParams }: URL, policy: Result['meta']): boolean =>
  meta?.players === policy?.players &&
  (!isMapAsked(searchParams) || meta?.tiles?.url === policy?.tiles?.url)

const createHref = (to: To): string => (typeof to === 'string' ? to : createPath(to))

const urlOf = (to: To): URL => new URL(createHref(to), window.location.href)

/** Whether another page has to be asked for, or the same one with another query or anew. */
function needsData(
  { error, location: from }: NavigationState,
  to: Location,
  navigationType: NavigationType,
): boolean {
  if (error !== undefined || from.pathname !== to.pathname) return true
  if (pageAt(to.pathname).page.ignoreSearch) return false
  return from.search !== to.search || (navigationType !== Pop && to.hash === '')
}

const NAME = 'scrollPositions'

/** How far each entry of the history was scrolled, in px; of the documents before this one too. */
let positions: Record<string, number> = {}

export const savedScroll = (key: string): number | undefined => positions[key]

function saveScroll(key: string): void {
  positions[key] = window.scrollY
}

/**
 * Between pages of one document the browser cannot know when to scroll: it would before the page is
 * there. Between documents it does.
 * @param current the key of the entry that is shown
 */
function restoreScrollOurselves(current: () => string | undefined): void {
  // Without a storage every visit to a page starts at its top.
  positions = (readStoredJson('sessionStorage', NAME) ?? {}) as Record<string, number>
  const takeOver = () => {
    window.history.scrollRestoration = 'manual'
  }
  // Until then the browser scrolls the first page.
  window.addEventListener('hydrated', takeOver, { once: true })
  window.addEventListener('pageshow', ({ persisted }) => persisted && takeOver())
  window.addEventListener('pagehide', () => {
    const key = current()
    if (key !== undefined) saveScroll(key)
    store('sessionStorage', NAME, JSON.stringify(positions))
    window.history.scrollRestoration = 'auto'
  })
}
