import { useEffect, useState } from 'react'
import { buildSearch, type SearchAnswer } from '../../domain/search/search.ts'
import { paths } from '../../domain/seo/paths.ts'
import { collapseSpaces } from '../../domain/text/text.ts'
import { sitePages } from '../../domain/search/site-pages.ts'

/** A pause in typing after which the server is asked. */
const PAUSE_MS = 150
/** Only after this long does waiting show: most answers are there before. */
const SLOW_MS = 400

/** The state of one search request. */
export type Found = {
  answer: SearchAnswer
  /** The server could not be asked: only the site's own pages were searched, in the browser. */
  failed: boolean
}

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

/** Asks the server; where that fails, the static pages. Rejects only when `signal` is aborted. */
export async function searchFor(query: string, signal: AbortSignal): Promise<Found> {
  try {
    const headers = { accept: 'application/json' }
    const response = await fetch(paths.searchApi(query), { headers, signal })
    if (!response.ok) throw new Error(`The search answered with status ${response.status}.`)
    return { answer: (await response.json()) as SearchAnswer, failed: false }
  } catch (error) {
    if (signal.aborted) throw error
    return { answer: searchPages(query), failed: true }
  }
}

/**
 * What the search finds for a text as it is being typed; nothing for an empty one. Asks after a
 * pause, and gives up on questions whose text has changed.
 * @returns the latest answer, that of an earlier text until the one to this text is there, and
 * whether that takes long enough to say so
 */
export function useAnswer(text: string): { found: Found | undefined; slow: boolean } {
  const query = collapseSpaces(text)
  const [found, setFound] = useState<Found>()
  const [slowQuery, setSlowQuery] = useState('')
  if (query === '' && found) setFound(undefined)

  useEffect(() => {
    if (query === '') return
    const question = new AbortController()
    const { signal } = question
    const show = (answer: Found) => !signal.aborted && setFound(answer)
    const pause = setTimeout(() => {
      searchFor(query, signal).then(show, () => undefined)
    }, PAUSE_MS)
    const slow = setTimeout(() => setSlowQuery(query), SLOW_MS)
    return () => {
      question.abort()
      clearTimeout(pause)
      clearTimeout(slow)
    }
  }, [query])

  return { found, slow: query !== '' && slowQuery === query }
}
