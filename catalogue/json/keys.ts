/**
 * True where an object, at any depth, has a key twice: JSON.parse drops the first silently. Takes
 * valid JSON and what JSON.parse made of it; only where the counts differ is it worth parsing with places.
 */
export function hasRepeatedKeys(text: string, value: unknown): boolean {
  return keysWritten(text) !== keysHeld(value)
}

// White space between JSON's texts is this or below.
const SPACE = 0x20

/** How many texts are followed by a colon. */
function keysWritten(text: string): number {
  let count = 0
  for (let at = text.indexOf('"'); at !== -1; at = text.indexOf('"', at)) {
    let end = text.indexOf('"', at + 1)
    while (isEscaped(text, end)) end = text.indexOf('"', end + 1)
    at = end + 1
    while (text.charCodeAt(at) <= SPACE) at += 1
    if (text[at] === ':') count += 1
  }
  return count
}

/** True behind an odd number of backslashes. */
function isEscaped(text: string, quote: number): boolean {
  let at = quote
  while (text[at - 1] === '\\') at -= 1
  return (quote - at) % 2 === 1
}

/** How many keys a value has at any depth; without recursion, as JSON may be deep. */
function keysHeld(value: unknown): number {
  const open: unknown[] = [value]
  let count = 0
  while (open.length > 0) {
    const next = open.pop()
    if (typeof next !== 'object' || next === null) continue
    const entries = Object.values(next) as unknown[]
    if (!Array.isArray(next)) count += entries.length
    for (const entry of entries) if (typeof entry === 'object') open.push(entry)
  }
  return count
}
