import { useSyncExternalStore } from 'react'

/** Dispatches an event: the page has been hydrated, or one of its parts; `first-acts.ts` waits for it. */
export function announceHydrated(): void {
  window.dispatchEvent(new Event('hydrated'))
}

/** Marks the document as hydrated, also for tests and tools. */
export function markHydrated(): void {
  document.documentElement.dataset['hydrated'] = ''
  announceHydrated()
}

/** Whether React has hydrated the server's document: what is drawn from now on is new. */
export const isHydrated = (): boolean => document.documentElement.dataset['hydrated'] !== undefined

/** Resolves once the page has been hydrated and the browser has nothing else to do: what can wait, waits. */
export const untilIdle = (): Promise<void> =>
  new Promise((resolve) => {
    const wait = () => {
      const { scheduler } = window as { scheduler?: Scheduler }
      // Safari has none.
      if (scheduler) void scheduler.postTask(() => resolve(), { priority: 'background' })
      else setTimeout(resolve)
    }
    if (isHydrated()) wait()
    else window.addEventListener('hydrated', wait, { once: true })
  })

type Scheduler = {
  postTask: (task: () => void, options: { priority: 'background' }) => Promise<unknown>
}

const never = () => () => undefined

/** False on the server and while hydrating, true from then on. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
