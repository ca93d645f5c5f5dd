import { useCallback, useEffect, useState, type RefObject } from 'react'
import { onFirstInput } from '../components/hooks/first-input.ts'
import { lazyPart } from '../components/lazy/lazy-part.ts'

/** Loading is mentioned only when it takes this long; most visitors never see it. */
const SLOW_MS = 150

const searchAssistant = lazyPart(() =>
  import('./SearchAssistant.tsx').then(({ SearchAssistant }) => SearchAssistant),
)

/** Fetches it ahead of a search box that is about to be shown. */
export const loadAssistant = searchAssistant.load

/** The list of results stands in the browser's top layer; without one the plain form is enough. */
const canShowPanel = (): boolean => 'showPopover' in HTMLElement.prototype

const isUnused = (field: HTMLInputElement | null): boolean =>
  field !== null && field.value === '' && field !== document.activeElement

const isFocused = ({ current }: RefObject<HTMLInputElement | null>): boolean =>
  current !== null && current === document.activeElement

/**
 * The part of the search box that needs script, fetched once the visitor does anything.
 * `waiting` is true while that takes long and the field is still untouched: only then may the field
 * be disabled (docs/product.md, 'Failures'). Where it fails, the box stays a plain form.
 */
export function useAssistant(field: RefObject<HTMLInputElement | null>) {
  const [Assistant, setAssistant] = useState(searchAssistant.ready)
  const [waiting, setWaiting] = useState(false)

  const load = useCallback(() => {
    if (searchAssistant.ready() || !canShowPanel()) return
    const slow = setTimeout(() => setWaiting(isUnused(field.current)), SLOW_MS)
    searchAssistant
      .load()
      .then((assistant) => setAssistant(() => assistant))
      .catch(() => undefined)
      .finally(() => {
        clearTimeout(slow)
        setWaiting(false)
      })
  }, [field])

  useEffect(() => {
    // Whoever was typing before script ran goes on.
    if (!isFocused(field)) return onFirstInput(load)
    load()
    return undefined
  }, [field, load])

  return { Assistant, waiting, retry: load }
}
