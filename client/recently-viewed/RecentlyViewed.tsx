import { useSyncExternalStore } from 'react'
import { readStored } from '../components/browser-storage.ts'
import { onDemand } from '../components/lazy/on-demand.tsx'

const LazyRail = onDemand(() => import('./ViewedRail.tsx').then((module) => module.ViewedRail))

/** The projects that were looked at in this browser, other tabs' too; nothing where there are none. */
export function RecentlyViewed() {
  const wanted = useSyncExternalStore(watch, hasViewed, never)
  return <LazyRail wanted={wanted} />
}

function watch(listener: () => void): () => void {
  window.addEventListener('storage', listener)
  return () => window.removeEventListener('storage', listener)
}

// The rail's own code reads what it is.
const hasViewed = (): boolean => readStored('localStorage', 'recentlyViewed') !== null
const never = (): boolean => false
