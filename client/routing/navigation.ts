import {
  createPath,
  NavigationType,
  type Location,
  type Navigator,
  type To,
} from 'react-router-dom'
import { isMapRequested } from '../../domain/listing/map-address.ts'
import type { ShellView } from '../layout/shell-context.ts'
import { pageAt } from '../routes.tsx'
import type { MovedPage, PageData } from './load-page.ts'
import { PageLoadError } from './page-source.ts'
import { readStoredObject, writeStored } from '../components/browser-storage.ts'
import { inTime } from '../components/in-time.ts'

/** The page that is shown, and the one on its way. */
export type NavigationState = PageData & {
  location: Location
  /**
   * The type of the navigation: `POP` for the browser's back and forward, and for the first page.
   */
  navigationType: NavigationType
  /** Whether the page keeps its scroll position. */
  preventScrollReset?: boolean
  error?: unknown
  /** The location of the visitor's next page, while that is loading. */
  pending?: Location | undefined
}

/** Moves the visitor from page to page within the document. */
export type Navigation = {
  state: () => NavigationState
  /**
   * Calls its one listener with the state and with each change; the returned function ends that.
   */
  subscribe: (listener: (state: NavigationState) => void) => () => void
  /** The navigator for the library's `useNavigate` and links. */
  navigator: Navigator
}

type Load = (url: URL, shell: ShellView, signal: AbortSignal) => Promise<PageData | MovedPage>

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

const currentUrl = (): URL => new URL(window.location.href)

/** The key of the present history entry; entries that the browser itself made have none. */
const keyOfEntry = (): string | undefined => (window.history.state as { key?: string } | null)?.key

/** Gives a key to a history entry that the browser itself made. */
function keepEntry(): string {
  const key = createKey()
  window.history.replaceState({ key }, '')
  return key
}

/**
 * Follows the browser's history from the page that the server has sent. A page and its address are
 * shown when its data and code have loaded; until then the page before stays. Of pages asked for
 * one after another the last counts.
 */
export function createNavigation(load: Load, data: PageData): Navigation {
  let state: NavigationState = {
    ...data,
    location: locationOf(currentUrl(), keyOfEntry() ?? keepEntry()),
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
    // While a page is loading, the scroll position may be that of its skeleton.
    if (!state.pending) saveScroll(state.location.key)
    const location = locationOf(url, key)
    let loaded: PageData | { error: unknown } | undefined
    if (needsData(state, location, navigationType)) {
      publish({ pending: location })
      const tooLate = new PageLoadError('there was no answer')
      const loading = load(url, state.shell, signal)
      const answer = await inTime(loading, tooLate).catch((error) => ({ error }))
      if (signal.aborted) return
      // A request that hangs must give its connection back.
      if ('error' in answer) attempt.abort()
      if ('movedTo' in answer) {
        const next = navigationType === Pop ? Replace : navigationType
        await visit(new URL(answer.movedTo, url), next, { preventScrollReset })
        return
      }
      // The policy of a page comes with its document, so some pages need one.
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
      void visit(currentUrl(), Pop, { key })
      return
    }
    // The browser itself has followed a link to an element of the page, so the entry has no key.
    // The listener is not called, as parts that are still to be hydrated would be rendered anew,
    // and the scroll position be lost.
    if (!state.pending) saveScroll(state.location.key)
    state = { ...state, location: locationOf(currentUrl(), keepEntry()) }
  })
  // The visitor may come back from a page that had its own document.
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

type Result = PageData['result']

/**
 * Whether a document's policy allows the other origins that a page needs: its players, and a map's
 * pictures.
 */
const isAllowed = ({ meta }: Result, { searchParams }: URL, policy: Result['meta']): boolean =>
  meta?.players === policy?.players &&
  (!isMapRequested(searchParams) || meta?.tiles?.url === policy?.tiles?.url)

const createHref = (to: To): string => (typeof to === 'string' ? to : createPath(to))

const urlOf = (to: To): URL => new URL(createHref(to), window.location.href)

/** Whether data has to be fetched: for another page, another query, or the same page anew. */
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

/** The scroll position of each history entry, in px, including those of earlier documents. */
let positions: Record<string, number> = {}

export const savedScroll = (key: string): number | undefined => positions[key]

function saveScroll(key: string): void {
  positions[key] = window.scrollY
}

/**
 * Restores scroll positions between pages of one document, where the browser would scroll before
 * the page is shown. Between documents the browser does it.
 * @param current the key of the entry that is shown
 */
function restoreScrollOurselves(current: () => string | undefined): void {
  // Without storage every visit to a page starts at its top.
  positions = readStoredObject('sessionStorage', NAME) as Record<string, number>
  const takeOver = () => {
    window.history.scrollRestoration = 'manual'
  }
  // Before hydration the browser scrolls the first page.
  window.addEventListener('hydrated', takeOver, { once: true })
  window.addEventListener('pageshow', ({ persisted }) => persisted && takeOver())
  window.addEventListener('pagehide', () => {
    const key = current()
    if (key !== undefined) saveScroll(key)
    writeStored('sessionStorage', NAME, JSON.stringify(positions))
    window.history.scrollRestoration = 'auto'
  })
}
