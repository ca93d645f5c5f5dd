import { readStored, writeStored } from './browser-storage.ts'

const KEY = 'reloadedFor'

/**
 * Loads the document anew, whose files a new release may have replaced.
 * @returns false where that is of no use: offline, or where this address was loaded anew before
 */
export function reloadOnce(): boolean {
  const { href } = window.location
  if (!navigator.onLine || readStored('sessionStorage', KEY) === href) return false
  // Without storage it would be loaded again and again.
  if (!writeStored('sessionStorage', KEY, href)) return false
  window.location.reload()
  return true
}
