import { onFirstInput } from '../hooks/first-input.ts'
import type { LazyPart } from './lazy-part.ts'

export type Until = 'seen' | 'input'

/** What a part of the page that still is plain HTML waits for. */
export type Gate<C> = {
  /** What its hydration waits for: its code, or undefined where that cannot be fetched. */
  readonly opened: Promise<C | undefined>
  /** Its code, fetched at once: no HTML stands in for it. Rejects where it cannot be fetched. */
  needed(): Promise<C>
  /** Its HTML stands at `place`. Returns the way to stop. */
  watch(place: Element, until: Until): () => void
  /** It has been hydrated. */
  hydrated(): void
}

/** Buttons that do nothing by themselves. */
const SCRIPTED = 'button[type=button]:not([popovertarget])'

/** How many parts are still plain HTML; in the document for those who wait for all of them. */
let waiting = 0

function count(change: 1 | -1): void {
  waiting += change
  document.documentElement.dataset['deferred'] = String(waiting)
}

/** A promise that React need not wait for. */
const settled = <C>(value: C): Promise<C> =>
  Object.assign(Promise.resolve(value), { status: 'fulfilled', value })

/** One for each place where a part stands. */
export function createGate<C>(part: LazyPart<C>): Gate<C> {
  const ready = part.ready()
  let open: (component: C | undefined) => void = () => undefined
  const opened = new Promise<C | undefined>((resolve) => (open = resolve))
  let needed: Promise<C> | undefined
  let pressed: HTMLElement | undefined
  let stop: (() => void) | undefined

  const end = () => {
    stop?.()
    stop = undefined
  }

  function watch(place: Element, until: Until): () => void {
    if (ready !== undefined) return () => undefined
    const load = () =>
      void part.load().then(open, () => {
        open(undefined)
        end()
      })
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && load())
    if (until === 'seen') observer.observe(place)
    const stopWaiting = onFirstInput(load)
    const keep = ({ target }: MouseEvent) => {
      if (!(target instanceof Element) || !place.contains(target)) return
      pressed = target.closest<HTMLElement>(SCRIPTED) ?? undefined
      load()
    }
    window.addEventListener('click', keep, { capture: true })
    // React stops presses that it cannot answer yet on their way to here.
    place.addEventListener('click', () => (pressed = undefined))
    count(1)
    stop = () => {
      observer.disconnect()
      stopWaiting()
      window.removeEventListener('click', keep, { capture: true })
      count(-1)
    }
    return end
  }

  return {
    opened: ready === undefined ? opened : settled(ready),
    // Once: whoever draws it again is answered by the same promise.
    needed: () => (needed ??= ready === undefined ? part.load() : settled(ready)),
    watch,
    hydrated() {
      end()
      // Not while the press that it was hydrated for is still on its way.
      if (pressed) setTimeout(() => pressed?.click())
    },
  }
}
