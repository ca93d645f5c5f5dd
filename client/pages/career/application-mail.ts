import type { Position } from './selection.ts'

export type Application = { name: string; email: string; about: string }

/** Some mail programs cut off longer addresses; in characters after escaping. */
const BODY_LIMIT = 1800

/** A link that opens the visitor's mail with an application written out. */
export function applicationMail(
  to: string,
  { title, location }: Position,
  { name, email, about }: Application,
): string {
  const subject = `Application: ${title}${location && `, ${location}`}`
  const body = [`Name: ${name}`, `E-mail: ${email}`, '', about].join('\r\n')
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${escapedWithin(body, BODY_LIMIT)}`
}

/** The text escaped for an address, cut between characters where it gets too long. */
function escapedWithin(text: string, limit: number): string {
  let escaped = ''
  for (const character of text) {
    const next = encodeURIComponent(character)
    if (escaped.length + next.length > limit) return `${escaped}%E2%80%A6`
    escaped += next
  }
  return escaped
}
