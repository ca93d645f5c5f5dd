import {
  MAX_SAVED,
  readStored as keysIn,
  withoutSaved,
  withSaved,
  type ProjectKey,
} from '../../domain/shortlist/shortlist.ts'
import { readStored, store } from '../components/browser-storage.ts'
import { useSyncExternalStore } from 'react'

const NAME = 'shortlist'

/** The visitor's saved projects and what was last said about them. */
export type Shortlist = {
  /** Newest first. */
  keys: readonly ProjectKey[]
  /** Each saying has a number of its own, so that the same words are said again. */
  notice?: { id: number; text: string }
}

const NOTHING: Shortlist = { keys: [] }
const FULL = `Your shortlist holds ${MAX_SAVED} projects. Remove one to save another.`
const NOT_KEPT =
  'This browser does not let the site keep your shortlist: it lasts until you close this page.'

let current: Shortlist | undefined
let keeps = true
const listeners = new Set<() => void>()

const stored = (): ProjectKey[] => keysIn(readStored('localStorage', NAME))

function publish(next: Shortlist): void {
  current = next
  for (const listener of listeners) listener()
}

/** The list as it is now. What another tab saved counts, unless this browser keeps nothing. */
export function shortlist(): Shortlist {
  current ??= { keys: stored() }
  return current
}

export const noShortlist = (): Shortlist => NOTHING

/** Calls the listener on changes, other tabs' too, until the returned function is called. */
export function watchShortlist(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', onStorage)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', onStorage)
  }
}

function onStorage({ key }: StorageEvent): void {
  if (key === NAME || key === null) publish({ keys: stored() })
}

/** Saves a project, or takes it out again; what cannot be done is said in the notice. */
export function toggleSaved(key: ProjectKey): void {
  const before = keeps ? stored() : shortlist().keys
  const next = before.includes(key) ? withoutSaved(before, key) : withSaved(before, key)
  if (next === undefined) publish({ keys: before, notice: say(FULL) })
  else publish(keep(next) ? { keys: next } : { keys: next, notice: say(NOT_KEPT) })
}

/** Takes the place of the whole list, where some of it does not exist any more. */
export function replaceSaved(keys: readonly ProjectKey[]): void {
  keep(keys)
  publish({ keys })
}

let sayings = 0
const say = (text: string) => ({ id: (sayings += 1), text })

function keep(keys: readonly ProjectKey[]): boolean {
  keeps = store('localStorage', NAME, JSON.stringify(keys))
  return keeps
}

/** The visitor's saved projects; none on the server and while hydrating. */
export const useShortlist = (): Shortlist =>
  useSyncExternalStore(watchShortlist, shortlist, noShortlist)
