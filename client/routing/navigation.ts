import type { ShellView } from '../layout/shell.ts'
import { pageAt } from '../routes.tsx'
import type { Moved, PageData } from './load-page.ts'
import { restoreScrollOurselves, saveScroll } from './scroll-positions.ts'

/** The address of an entry in the browser's history. */
export type Location = {
  pathname: string
  search: string
  hash: string
  /** The entry's own: the same again when the visitor comes back to it. */
  key: string
}

/** The page that is shown, and the one on its way. */
export type RouterState = PageData & {
  location: Location
  /** How the visitor came there: `pop` by the browser's back and forward, or as the first page. */
  arrival: 'push' | 'replace' | 'pop'
  /** The page stays where it is scrolled to. */
  inPlace?: boolean
  /** Why the page could not be loaded. */
  error?: unknown
  /** Where the visitor is going while its page is loading. */
  pending?: Location | undefined
}

/** Follows the visitor from page to page within the document. */
export type Router = {
  state: () => RouterState
  /** Tells of the state as it is and of each change, until the returned function is called. */
  subscribe: (listener: (state: RouterState) => void) => () => void
}

type Load = (url: URL, shell: ShellView, signal: AbortSignal) => Promise<PageData | Moved>

type Options = {
  /** Takes the place of the present entry in the history. */
  replace?: boolean
  /** The page stays where it is scrolled to. */
  inPlace?: boolean
}

type Visit = (url: URL, arrival: RouterState['arrival'], entry?: Entry) => Promise<void>
type Entry = { key?: string; inPlace?: boolean | undefined }

let visit: Visit | undefined

/**
 * Goes to an address of this site. Settles when its page is there, or another has been asked for.
 * @param to a path, or what stands in an address after it, relative to the page that is shown
 */
export async function navigate(to: string, { replace, inPlace }: Options = {}): Promise<void> {
  await visit?.(new URL(to, window.location.href), replace ? 'replace' : 'push', { inPlace })
}

const createKey = (): string => Math.random().toString(36).slice(2)

const locationOf = ({ pathname, search, hash }: URL, key: string): Location => ({
  pathname,
  search,
  hash,
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
 * Begins to follow the browser's history from the page that the server has sent. A page is shown,
 * and its address, when its data and code are there; until then the page before it stays.
 */
export function createRouter(load: Load, data: PageData): Router {
  let state: RouterState = {
    ...data,
    location: locationOf(here(), keyOfEntry() ?? keepEntry()),
    arrival: 'pop',
  }
  let attempt = new AbortController()
  const listeners = new Set<(state: RouterState) => void>()
  const publish = (changes: Partial<RouterState>) => {
    state = { ...state, ...changes }
    for (const listener of listeners) listener(state)
  }

  visit = async (url, arrival, { key = createKey(), inPlace } = {}) => {
    attempt.abort()
    attempt = new AbortController()
    const { signal } = attempt
    // While a page is loading, its shape has been scrolled to.
    if (!state.pending) saveScroll(state.location.key)
    const location = locationOf(url, key)
    let loaded: PageData | { error: unknown } | undefined
    if (needsData(state, location, arrival)) {
      publish({ pending: location })
      const answer = await load(url, state.shell, signal).catch((error: unknown) => ({ error }))
      if (signal.aborted) return
      if ('movedTo' in answer) {
        const next = arrival === 'pop' ? 'replace' : arrival
        await visit?.(new URL(answer.movedTo, url), next, { inPlace })
        return
      }
      loaded = answer
    }
    if (arrival === 'push') window.history.pushState({ key }, '', url)
    if (arrival === 'replace') window.history.replaceState({ key }, '', url)
    publish({
      error: undefined,
      ...loaded,
      location,
      arrival,
      inPlace: inPlace ?? false,
      pending: undefined,
    })
  }

  window.addEventListener('popstate', () => {
    const key = keyOfEntry()
    // A link to a part of the page, which the browser has followed by itself, has none.
    void visit?.(here(), 'pop', { key: key ?? keepEntry(), inPlace: key === undefined })
  })
  restoreScrollOurselves(() => (state.pending ? undefined : state.location.key))

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      listener(state)
      return () => listeners.delete(listener)
    },
  }
}

/** Whether another page has to be asked for, or the same one with another query or anew. */
function needsData(
  { error, location: from }: RouterState,
  to: Location,
  arrival: RouterState['arrival'],
): boolean {
  if (error !== undefined || from.pathname !== to.pathname) return true
  if (pageAt(to.pathname).page.ignoreSearch) return false
  return from.search !== to.search || (arrival !== 'pop' && to.hash === '')
}
