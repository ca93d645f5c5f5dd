import { preload } from 'react-dom'
import figtree from './fonts/figtree.woff2?url'
import rupee from './fonts/fraunces-rupee.woff2?url'
import fraunces from './fonts/fraunces.woff2?url'

/** The font files every page uses, to preload. */
export const fontFiles: readonly string[] = import.meta.env.DEV ? [] : [fraunces, figtree]

/**
 * Preloads the titles' rupee sign, a file of its own, for a page that is about to show `text` in
 * them. Not for every page: a preload that a page does not use is a complaint in the console.
 */
export function preloadRupee(text: string): void {
  if (import.meta.env.SSR && !import.meta.env.DEV && text.includes('₹')) {
    preload(rupee, { as: 'font', type: 'font/woff2', crossOrigin: '' })
  }
}
