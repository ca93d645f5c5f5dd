import { developerSlug as slugOf } from '../domain/text/slug.ts'
import { remember } from './remember.ts'

/** A developer's name as a slug; a developer's name stands in every one of its records. */
export const developerSlug = remember(slugOf)
