import compression from 'compression'

/** Compresses what is answered piece by piece; pages and finished bodies bring forms of their own. */
export const compress = compression()
