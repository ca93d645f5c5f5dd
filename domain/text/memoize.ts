/** The same function, working out each different text once; it remembers them while somebody holds it. */
export function memoize<T>(work: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>()
  return (text) => {
    const found = known.get(text)
    if (found !== undefined || known.has(text)) return found as T
    const made = work(text)
    known.set(text, made)
    return made
  }
}
