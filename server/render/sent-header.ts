import type { IncomingMessage } from 'node:http'

/**
 * A header as the client sent it, repeated ones as one list; `req.headers` has Node read all of them,
 * which takes longer than the rest of a kept page.
 * @param name in lower case, of a header that may hold a list
 */
export function sentHeader({ rawHeaders }: IncomingMessage, name: string): string | undefined {
  let value: string | undefined
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const one = rawHeaders[at] ?? ''
    if (one.length !== name.length || one.toLowerCase() !== name) continue
    const said = rawHeaders[at + 1] ?? ''
    value = value === undefined ? said : `${value}, ${said}`
  }
  return value
}
