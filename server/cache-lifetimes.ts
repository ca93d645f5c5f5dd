/** How long browsers, and caches on the way to them, keep what they were sent. */
export const CACHE_CONTROL = {
  /** Pages and brochures: caches between send them for a minute, and then while they ask anew. */
  page: 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
  /** What was fetched ahead for a link is usually still there when the link is pressed. */
  pageData: 'private, max-age=30',
  /** Kept, but asked for each time whether it has changed. */
  revalidated: 'public, max-age=0, must-revalidate',
  icon: 'public, max-age=86400',
  hashedFile: 'public, max-age=31536000, immutable',
} as const

/** The same of a folder of files whose names contain a hash of their content. */
export const HASHED_FILES = { immutable: true, maxAge: '1y' } as const

/** A new film may have an old one's name. */
export const FILMS = { maxAge: '1h' } as const

/** How long the server itself keeps a finished page. */
export const PAGE_CACHE_MS = 3_600_000
