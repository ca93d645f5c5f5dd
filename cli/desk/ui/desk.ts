import { useEffect, useState, useSyncExternalStore } from 'react'
import type { DeskEvent, DeskState, Done } from '../api.ts'
import { messageOf, NoAnswer, request } from './request.ts'

/** A desk that refuses, as it was started again, or does not answer is asked again after this time. */
const RETRY_MS = 2000

/** Holds a value that components show, and that anything may change. */
export function createShown<T>(first: T) {
  let value = first
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set(next: T): void {
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export type Shown<T> = ReturnType<typeof createShown<T>>

/** A part of the value in a component, which is rendered again when that part is another. */
export const useShown = <T, P>({ subscribe, get }: Shown<T>, part: (value: T) => P): P =>
  useSyncExternalStore(subscribe, () => part(get()))

/** A message that is shown until another page is; `path` is the address of its page. */
type Notice = { text: string; isRefusal: boolean; count: number; path: string }

type Desk = {
  /** Undefined until the desk has answered for the first time. */
  state: DeskState | undefined
  /** The newest revision that the desk has told of, whose state may be on its way. */
  revision: number
  /** The result of the last action, or why it was refused. */
  notice: Notice
  /** How many pictures are built, the present one in part; undefined while none are being built. */
  pictures: { done: number; total: number } | undefined
}

/** What this window knows of the desk. */
export const desk = createShown<Desk>({
  state: undefined,
  revision: 0,
  notice: { text: '', isRefusal: false, count: 0, path: '' },
  pictures: undefined,
})

const update = (change: Partial<Desk>) => desk.set({ ...desk.get(), ...change })

/** A part of what this window knows of the desk: a component asks for no more than it shows. */
export const useDesk = <P>(part: (desk: Desk) => P): P => useShown(desk, part)

/** The state of the desk, for what is shown once the desk has answered. */
export function useDeskState(): DeskState {
  const state = useDesk(({ state }) => state)
  if (!state) throw new Error('The desk has not answered yet')
  return state
}

/** Whether the folder cannot be written. */
export const useReadOnly = (): boolean => useDesk(({ state }) => state?.readOnly !== null)

/** Shows a message on the present page, until the next one. */
export function showNotice(text: string, isRefusal = false): void {
  const count = desk.get().notice.count + 1
  update({ notice: { text, isRefusal, count, path: window.location.pathname } })
}

/** How often the desk has answered again: what was not sent is sent then, and what is not shown asked for. */
const returns = createShown(0)

let isAway = false
let retry: ReturnType<typeof setTimeout> | undefined

/**
 * Shows why something was not done. A desk that was not reached is asked until it answers.
 * @param refused what stands before the reason, 'Not saved: '
 */
export function showFailure(error: unknown, refused = ''): void {
  const why = messageOf(error)
  showNotice(why.startsWith(refused) ? why : refused + why, true)
  if (error instanceof NoAnswer) askAgain()
}

function askAgain(): void {
  isAway = true
  clearTimeout(retry)
  retry = setTimeout(() => void load(), RETRY_MS)
}

function welcomeBack(): void {
  isAway = false
  clearTimeout(retry)
  showNotice('The desk answers again')
  returns.set(returns.get() + 1)
}

/** Takes 'Saved' or 'Not saved: …' away, once something else is typed than it speaks of. */
export function forgetSaved(): void {
  const { notice } = desk.get()
  if (/^(?:Saved$|Not saved: )/.test(notice.text)) update({ notice: { ...notice, text: '' } })
}

/**
 * Has the desk do something, and shows its result; undefined where it was refused.
 * @param refused what stands before the reason, 'Not saved: '
 */
export async function runAction(
  path: string,
  body?: object,
  refused = '',
): Promise<Done | undefined> {
  try {
    const done = await request<Done>(path, 'POST', body)
    showNotice(done.message)
    return done
  } catch (error) {
    showFailure(error, refused)
    return undefined
  }
}

let isLoading = false
let isStale = false

/** Asks for the state. Changes during a request lead to one more request, after it. */
async function load(): Promise<void> {
  isStale = true
  if (isLoading) return
  isLoading = true
  while (isStale) {
    isStale = false
    try {
      const state = await request<DeskState>('/state')
      update({ state, revision: Math.max(state.revision, desk.get().revision) })
      if (isAway) welcomeBack()
    } catch (error) {
      const { text, path } = desk.get().notice
      // The same words are not announced again each time.
      if (text === messageOf(error) && path === window.location.pathname) askAgain()
      else showFailure(error)
    }
  }
  isLoading = false
}

function listen(): void {
  const events = new EventSource('/desk/api/events')
  events.addEventListener('message', ({ data }: MessageEvent<string>) => {
    const event = JSON.parse(data) as DeskEvent
    if (event.type === 'changed') {
      update({ revision: Math.max(event.revision, desk.get().revision) })
      // The page that is open is asked for first.
      setTimeout(() => void load())
    } else update({ pictures: event.done < event.total ? event : undefined })
  })
  // A desk that was started again is asked for everything.
  events.addEventListener('open', () => void load())
  events.addEventListener('error', () => {
    // The browser asks again by itself unless it was refused.
    if (events.readyState === EventSource.CLOSED) setTimeout(listen, RETRY_MS)
  })
}

/** Keeps the state up to date while files and drafts change. */
export function followDesk(): void {
  listen()
  // Whether the folder can be written may have changed while somebody was elsewhere.
  window.addEventListener('focus', () => void load())
}

/** Asks the desk at once, whenever files or drafts have changed, and when it answers again. */
export function useAsk(ask: (revision: number) => unknown): void {
  const revision = useDesk(({ revision }) => revision)
  useEffect(() => {
    const askNow = () => void ask(revision)
    askNow()
    return returns.subscribe(askNow)
  }, [ask, revision])
}

/** An answer of the desk, or why there is none; neither while it is awaited. */
export type Result<T> = { answer?: T; error?: string }

/** The desk's answer at a path, which is renewed whenever files or drafts have changed. */
export function useRequest<T>(path: string): Result<T> {
  const revision = useDesk(({ revision }) => revision)
  const [result, setResult] = useState<Result<T> & { path: string; revision: number }>()
  useEffect(() => {
    let isCurrent = true
    const ask = () =>
      void request<T>(path).then(
        (answer) => isCurrent && setResult({ path, revision, answer }),
        (error: unknown) => {
          if (!isCurrent) return
          if (error instanceof NoAnswer) showFailure(error)
          else setResult({ path, revision, error: messageOf(error) })
        },
      )
    ask()
    const stop = returns.subscribe(ask)
    return () => {
      stop()
      isCurrent = false
    }
  }, [path, revision])
  // The answer of another path is not shown for this one.
  return result?.path === path ? result : {}
}
