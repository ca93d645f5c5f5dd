import type { NotFound } from '../../routing/page-source.ts'

/** What is said of an address with nothing behind it. */
export const NOT_FOUND: NotFound = {
  title: 'Page not found',
  message: "Oops! The page you're looking for doesn't exist.",
}
