/**
 * The keys of all stored files, each by a number: they are much the same, and a table for each file
 * would be another that is searched whenever garbage is collected.
 */
export type KeyNumbers = Map<string, number>

/**
 * Where each key stands in a list, the first where one stands twice: the exact spelling first, then any case, as
 * addresses are in lower case. The list's keys get numbers.
 */
export function positionsOf(
  keys: readonly string[],
  numbers: KeyNumbers,
): (key: string) => number | undefined {
  for (const key of keys) if (!numbers.has(key)) numbers.set(key, numbers.size)
  // One more than the position; 0 for keys of other files.
  const places = new Uint32Array(numbers.size)
  const exact = (key: string): number | undefined => {
    const place = places[numbers.get(key) ?? places.length] ?? 0
    return place === 0 ? undefined : place - 1
  }
  const folded = new Map<string, number>()
  keys.forEach((key, position) => {
    const lower = key.toLowerCase()
    // Nearly all keys are in lower case, and found among the exact ones.
    if (lower !== key && !folded.has(lower) && exact(lower) === undefined)
      folded.set(lower, position)
    const number = numbers.get(key) ?? 0
    if (places[number] === 0) places[number] = position + 1
  })
  return (key) => {
    const lower = key.toLowerCase()
    return exact(key) ?? folded.get(lower) ?? exact(lower)
  }
}
