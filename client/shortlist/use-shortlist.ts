import { useSyncExternalStore } from 'react'
import { noShortlist, shortlist, watchShortlist, type Shortlist } from './store.ts'

/** The visitor's saved projects; none on the server and while hydrating. */
export const useShortlist = (): Shortlist =>
  useSyncExternalStore(watchShortlist, shortlist, noShortlist)
