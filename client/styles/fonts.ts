import figtree from './fonts/figtree.woff2?url'
import fraunces from './fonts/fraunces.woff2?url'

/**
 * The font files every page uses, to preload. The rupee sign's own files are fetched where it
 * stands: a preload that a page does not use is a complaint in the console.
 */
export const fontFiles: readonly string[] = import.meta.env.DEV ? [] : [fraunces, figtree]
