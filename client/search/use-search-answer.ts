import { useEffect, useState } from 'react'
import type { SearchAnswer } from '../../domain/search/search-answer.ts'
import { inTime } from '../components/in-time.ts'
import { paths } from '../../domain/seo/paths.ts'
import { collapseSpaces } from '../../domain/text/text.ts'

const PAUSE_MS = 150
/** The time before waiting shows, as most answers are there before. */
const SLOW_MS = 400

/** The result of a search request: an answer, or 'failed' where the server could not be asked. */
export type SearchResult = SearchAnswer | 'failed'

async function searchFor(query: string, signal: AbortSignal): Promise<SearchResult> {
  const response = await fetch(paths.searchApi(query), {
    headers: { accept: 'application/json' },
    signal,
  })
  return response.ok ? ((await response.json()) as SearchAnswer) : 'failed'
}

/**
 * The answer to a text while it is being typed, after each pause; none for an empty text.
 * @returns the latest answer, which is an earlier text's until the present one's arrives, and
 * whether that takes long enough to show
 */
export function useSearchAnswer(text: string): { result: SearchResult | undefined; slow: boolean } {
  const query = collapseSpaces(text)
  const [result, setResult] = useState<SearchResult>()
  const [slowQuery, setSlowQuery] = useState('')
  if (query === '' && result) setResult(undefined)

  useEffect(() => {
    if (query === '') return
    const question = new AbortController()
    const { signal } = question
    const showResult = (answer: SearchResult) => signal.aborted || setResult(answer)
    const pause = setTimeout(() => {
      inTime(searchFor(query, signal)).then(showResult, () => {
        showResult('failed')
        // A request that hangs must give its connection back.
        question.abort()
      })
    }, PAUSE_MS)
    const slow = setTimeout(() => setSlowQuery(query), SLOW_MS)
    return () => {
      question.abort()
      clearTimeout(pause)
      clearTimeout(slow)
    }
  }, [query])

  return { result, slow: query !== '' && slowQuery === query }
}
