import { isPlainClick } from '../buttons/is-plain-click.ts'
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

/** What does nothing by itself, and what opens a window: without its code that leads elsewhere. */
const SCRIPTED = 'button[type=button]:not([popovertarget]), [aria-haspopup=dialog]'

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
  const pressAgain = () => {
    const answered = pressed
    pressed = undefined
    // Not within React's effects, where its own work would be done at once.
    if (answered) setTimeout(() => answered.click())
  }

  function watch(place: Element, until: Until): () => void {
    if (ready !== undefined) return () => undefined
    const load = () =>
      void part.load().then(open, () => {
        open(undefined)
        end()
        pressAgain()
      })
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && load())
    if (until === 'seen') observer.observe(place)
    const stopWaiting = onFirstInput(load)
    const keep = (event: MouseEvent) => {
      const { target } = event
      if (!(target instanceof Element) || !place.contains(target)) return
      pressed = isPlainClick(event)
        ? (target.closest<HTMLElement>(SCRIPTED) ?? undefined)
        : undefined
      if (pressed) {
        // Heard by nobody now, and once when it is pressed again.
        event.preventDefault()
        event.stopPropagation()
      }
      load()
    }
    window.addEventListener('click', keep, { capture: true })
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
      pressAgain()
    },
  }
}
