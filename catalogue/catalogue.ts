import type { buildCatalogue } from './load/build-catalogue.ts'

/**
 * Everything the site shows, in memory: checked, normalised, indexed and deep-frozen. A catalogue
 * is never changed; new data makes a new one. Ids compare as text. Where a section's file loaded
 * but says nothing about the id asked for, its data is `undefined`.
 */
export type Catalogue = Readonly<ReturnType<typeof buildCatalogue>>
