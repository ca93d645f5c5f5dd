import { useCallback, useEffect, useState, type ComponentType, type RefObject } from 'react'
import { untilIdle } from '../components/lazy/hydrated.ts'
import type { AssistantProps } from './SearchAssistant.tsx'

/** Loading is mentioned only when it takes this long; most visitors never see it. */
const SLOW_MS = 150

let loaded: ComponentType<AssistantProps> | undefined

/** Fetches it, also ahead of a search box that is about to be shown. */
export async function loadAssistant(): Promise<ComponentType<AssistantProps>> {
  const { SearchAssistant } = await import('./SearchAssistant.tsx')
  loaded = SearchAssistant
  return SearchAssistant
}

/** The list of results stands in the browser's top layer; without one the plain form is enough. */
const canShowPanel = (): boolean => 'showPopover' in HTMLElement.prototype

const isUnused = (field: HTMLInputElement | null): boolean =>
  field !== null && field.value === '' && field !== document.activeElement

const isFocused = ({ current }: RefObject<HTMLInputElement | null>): boolean =>
  current !== null && current === document.activeElement

/**
 * The part of the search box that needs script, fetched when there is time or the field gets the
 * focus. `waiting` is true while that takes long and the field is untouched. Where it fails, the box
 * stays a plain form.
 */
export function useAssistant(field: RefObject<HTMLInputElement | null>) {
  const [Assistant, setAssistant] = useState(() => loaded)
  const [waiting, setWaiting] = useState(false)

  const load = useCallback(() => {
    if (loaded || !canShowPanel()) return
    const slow = setTimeout(() => setWaiting(isUnused(field.current)), SLOW_MS)
    loadAssistant()
      .then((assistant) => setAssistant(() => assistant))
      .catch(() => undefined)
      .finally(() => {
        clearTimeout(slow)
        setWaiting(false)
      })
  }, [field])

  useEffect(() => {
    // Whoever was typing before script ran goes on.
    if (isFocused(field)) load()
    else void untilIdle().then(load)
  }, [field, load])

  const retry = () => {
    setWaiting(false)
    load()
  }

  return { Assistant, waiting, retry }
}
