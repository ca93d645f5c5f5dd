import type { Missing } from '../../source/source.ts'

/** What is said of an address with nothing behind it. */
export const NOT_FOUND: Missing = {
  title: 'Page not found',
  message: "Oops! The page you're looking for doesn't exist.",
}
