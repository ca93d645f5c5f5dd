import { preload } from 'react-dom'
import figtree from './fonts/figtree.woff2?url'
import figtreeRupee from './fonts/figtree-rupee.woff2?url'
import frauncesRupee from './fonts/fraunces-rupee.woff2?url'
import fraunces from './fonts/fraunces.woff2?url'

/** The font files every page uses, to preload. */
export const fontFiles: readonly string[] = import.meta.env.DEV ? [] : [fraunces, figtree]

/** The files with the rupee sign, for titles and for other texts. */
const rupees = { titles: frauncesRupee, texts: figtreeRupee }

/**
 * Preloads the rupee sign for a page that shows it in `text`, as a later file would have the whole page
 * laid out anew. Others do without, as browsers warn of preloads that are not used.
 */
export function preloadRupee(text: string, ...faces: readonly (keyof typeof rupees)[]): void {
  if (!import.meta.env.SSR || import.meta.env.DEV || !text.includes('₹')) return
  for (const face of faces)
    preload(rupees[face], { as: 'font', type: 'font/woff2', crossOrigin: '' })
}
