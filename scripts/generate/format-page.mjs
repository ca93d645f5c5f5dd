import { fileURLToPath } from 'node:url'
import { format, resolveConfig } from 'prettier'

/** A page of docs/ as `npm run format` leaves it. */
export async function formatPage(path, text) {
  const file = fileURLToPath(new URL(`../../${path}`, import.meta.url))
  return format(text, { ...(await resolveConfig(file)), parser: 'markdown' })
}
