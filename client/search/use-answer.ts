import { useEffect, useState } from 'react'
import { collapseSpaces } from '../../domain/text/text.ts'
import { answers, type Found } from './answers.ts'

/** A pause in typing after which the server is asked. */
const PAUSE_MS = 150
/** Only after this long does waiting show: most answers are there before. */
const SLOW_MS = 400

type AnswerState = {
  /** The latest answer; that of an earlier text until the one to this text is there. */
  found: Found | undefined
  /** The answer takes long enough to say so. */
  slow: boolean
}

/**
 * What the search finds for a text as it is being typed; nothing for an empty one. Asks after a
 * pause, and gives up on questions whose text has changed.
 */
export function useAnswer(text: string): AnswerState {
  const query = collapseSpaces(text)
  const [found, setFound] = useState<Found>()
  const [slowQuery, setSlowQuery] = useState<string>()
  const known = query === '' ? undefined : answers.known(query)
  const isSettled = query === '' || known !== undefined
  if (isSettled && found !== known) setFound(known)

  useEffect(() => {
    if (isSettled) return
    const question = new AbortController()
    const { signal } = question
    const show = (answer: Found) => !signal.aborted && setFound(answer)
    const pause = setTimeout(() => {
      answers.ask(query, signal).then(show, () => undefined)
    }, PAUSE_MS)
    const slow = setTimeout(() => setSlowQuery(query), SLOW_MS)
    return () => {
      question.abort()
      clearTimeout(pause)
      clearTimeout(slow)
    }
  }, [query, isSettled])

  return { found, slow: slowQuery === query && query !== '' }
}
