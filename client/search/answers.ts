import { paths } from '../../domain/seo/paths.ts'
import { buildSearch, type SearchAnswer } from '../../domain/search/search.ts'
import { sitePages } from '../../domain/search/site-pages.ts'
import { normalizeText } from '../../domain/text/text.ts'

/** What one question to the search came to. */
export type Found = {
  answer: SearchAnswer
  /** The server could not be asked: only the site's own pages were searched, in the browser. */
  failed: boolean
}

export type Answers = {
  /** The answer the visitor has had before, if it is still kept. */
  known(query: string): Found | undefined
  /** Asks the server; where that fails, the static pages. Rejects only when `signal` is aborted. */
  ask(query: string, signal: AbortSignal): Promise<Found>
}

/** A visitor who deletes a letter sees again what was there; twenty words typed and untyped. */
const KEPT = 100

/** What the site has even when nothing can be loaded (docs/product.md, 'Failures'). */
const { search: searchPages } = buildSearch({
  pages: sitePages,
  projects: [],
  trending: [],
  developers: [],
  companies: [],
  localities: [],
  services: [],
})

/** Answers to search questions, the latest kept. The catalogue itself never comes to the browser. */
export function createAnswers(fetch: typeof globalThis.fetch, kept = KEPT): Answers {
  // A map keeps the order of its entries: the first is the one that was not used for longest.
  const latest = new Map<string, Found>()

  function keep(key: string, found: Found): void {
    latest.delete(key)
    latest.set(key, found)
    for (const oldest of latest.keys()) {
      if (latest.size <= kept) break
      latest.delete(oldest)
    }
  }

  return {
    known(query) {
      const key = normalizeText(query)
      const found = latest.get(key)
      if (found) keep(key, found)
      return found
    },
    async ask(query, signal) {
      try {
        const response = await fetch(paths.searchApi(query), {
          headers: { accept: 'application/json' },
          signal,
        })
        if (!response.ok) throw new Error(`The search answered with status ${response.status}.`)
        const found = { answer: (await response.json()) as SearchAnswer, failed: false }
        keep(normalizeText(query), found)
        return found
      } catch (error) {
        if (signal.aborted) throw error
        return { answer: searchPages(query), failed: true }
      }
    },
  }
}

/** The answers of this tab; `fetch` is looked up at each call, as tools and tests may replace it. */
export const answers = createAnswers((input, init) => globalThis.fetch(input, init))
