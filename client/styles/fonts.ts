import figtreeRupee from './fonts/figtree-rupee.woff2?url'
import figtree from './fonts/figtree.woff2?url'
import frauncesRupee from './fonts/fraunces-rupee.woff2?url'
import fraunces from './fonts/fraunces.woff2?url'

/** Addresses of the built font files, most visible first: every page preloads them. */
export const fontFiles: readonly string[] = [fraunces, figtree, frauncesRupee, figtreeRupee]
