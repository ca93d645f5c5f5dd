/** A set of numbers from 0 on: a bit for each, in an eighth of a byte. */
export type NumberSet = Uint32Array

/** @param size the numbers it can hold are less */
export const emptySet = (size: number): NumberSet => new Uint32Array(Math.ceil(size / 32))

export function add(set: NumberSet, member: number): void {
  set[member >>> 5] = (set[member >>> 5] ?? 0) | (1 << (member & 31))
}

/** Puts those of some numbers that a set holds at their beginning, in their order; how many. */
export function keepMembers(numbers: Uint32Array, set: NumberSet): number {
  let count = 0
  for (let at = 0; at < numbers.length; at += 1) {
    const number = numbers[at] ?? 0
    // Written whether it stays or not: a branch that cannot be foreseen takes longer.
    numbers[count] = number
    count += ((set[number >>> 5] ?? 0) >>> (number & 31)) & 1
  }
  return count
}

/** Takes out of a set what another one of the same size does not hold. */
export function keepCommon(set: NumberSet, other: NumberSet): void {
  for (let at = 0; at < set.length; at += 1) set[at] = (set[at] ?? 0) & (other[at] ?? 0)
}

/** How many members a set has. */
export function sizeOf(set: NumberSet): number {
  let size = 0
  for (let at = 0; at < set.length; at += 1) {
    // Counts the bits of pairs, of fours and of bytes, and adds up the bytes.
    let bits = set[at] ?? 0
    bits -= (bits >>> 1) & 0x55555555
    bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
    size += Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
  }
  return size
}

/** The lowest members of a set, in order; all of them unless `most` is given. */
export function membersOf(set: NumberSet, most = Infinity): number[] {
  const members: number[] = []
  for (let at = 0; at < set.length; at += 1) {
    for (let left = set[at] ?? 0; left !== 0; left &= left - 1) {
      if (members.length >= most) return members
      members.push(at * 32 + (31 - Math.clz32(left & -left)))
    }
  }
  return members
}

/** Many lists of numbers, one after the other in one array. */
export type NumberLists = {
  /** Adds all of a list to a set. */
  readonly addTo: (set: NumberSet, list: number) => void
  /** How long a list is. */
  readonly sizeOf: (list: number) => number
}

/**
 * Prepares lists to be added to sets.
 * @param lists which list each number belongs to
 * @param numbers the numbers
 * @param count how many lists there are
 * @param size all numbers are less
 */
export function numberLists(
  lists: readonly number[],
  numbers: readonly number[],
  count: number,
  size: number,
): NumberLists {
  const starts = new Uint32Array(count + 1)
  for (const list of lists) starts[list + 1] = (starts[list + 1] ?? 0) + 1
  for (let list = 0; list < count; list += 1)
    starts[list + 1] = (starts[list + 1] ?? 0) + (starts[list] ?? 0)
  const next = starts.slice()
  const members = new Uint32Array(numbers.length)
  for (let at = 0; at < lists.length; at += 1) {
    const list = lists[at] ?? 0
    members[next[list] ?? 0] = numbers[at] ?? 0
    next[list] = (next[list] ?? 0) + 1
  }
  // A long list is sooner added as a set.
  const long = new Map<number, NumberSet>()
  const longFrom = Math.max(32, size / 32)

  function addTo(set: NumberSet, list: number): void {
    const [from, to] = [starts[list] ?? 0, starts[list + 1] ?? 0]
    if (to - from < longFrom) {
      for (let at = from; at < to; at += 1) add(set, members[at] ?? 0)
      return
    }
    let whole = long.get(list)
    if (!whole) {
      whole = emptySet(size)
      for (let at = from; at < to; at += 1) add(whole, members[at] ?? 0)
      long.set(list, whole)
    }
    for (let at = 0; at < set.length; at += 1) set[at] = (set[at] ?? 0) | (whole[at] ?? 0)
  }
  return { addTo, sizeOf: (list) => (starts[list + 1] ?? 0) - (starts[list] ?? 0) }
}
