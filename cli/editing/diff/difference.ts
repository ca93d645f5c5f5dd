/** A project or developer as a difference names it. */
export type Named = { readonly id: string; readonly name: string; readonly developer?: string }

/** A configuration of a project's floor plan. */
export type Configuration = { readonly project: string; readonly configuration: string }

/** What was added, removed, and is called otherwise. */
export type Moves<T> = {
  readonly added: T[]
  readonly removed: T[]
  readonly renamed: { readonly from: T; readonly to: T }[]
}

export type PriceChange = {
  readonly project: string
  readonly name: string
  readonly configuration?: string
  /** As visitors see it; null for none. */
  readonly from: string | null
  readonly to: string | null
  /** Of the low end; null where that says nothing. */
  readonly percent: number | null
}

export type ValueChange = {
  readonly file: string
  /** What an editor calls the record: a project's id, a key, a name. */
  readonly record: string
  /** The member within the record, '/' between the steps. */
  readonly field: string
  readonly from: string | null
  readonly to: string | null
}

/** What a visitor will see differently. */
export type Difference = {
  readonly projects: Moves<Named>
  readonly developers: Moves<Named>
  readonly configurations: Moves<Configuration>
  readonly prices: PriceChange[]
  readonly texts: ValueChange[]
  readonly pictures: ValueChange[]
  readonly addresses: { readonly from: string; readonly redirectedTo: string | null }[]
}

/** How many things are different. */
export const sizeOf = (difference: Difference): number =>
  Object.values<Moves<unknown> | readonly unknown[]>(difference).flatMap((part) =>
    'added' in part ? [part.added, part.removed, part.renamed].flat() : part,
  ).length

/**
 * What was added, removed and renamed among things by key.
 * @param isSame says of two keys whether they stand for one thing that got another key
 */
export function movesBetween<T>(
  from: ReadonlyMap<string, T>,
  to: ReadonlyMap<string, T>,
  isSame: (one: string, two: string) => boolean,
): { readonly moves: Moves<T>; readonly newKeys: ReadonlyMap<string, string> } {
  const added = new Map([...to].filter(([key]) => !from.has(key)))
  const moves: Moves<T> = { added: [], removed: [], renamed: [] }
  const newKeys = new Map<string, string>()
  for (const [key, one] of from) {
    if (to.has(key)) continue
    const match = [...added].find(([other]) => isSame(key, other))
    if (match === undefined) moves.removed.push(one)
    else {
      moves.renamed.push({ from: one, to: match[1] })
      newKeys.set(key, match[0])
      added.delete(match[0])
    }
  }
  moves.added.push(...added.values())
  return { moves, newKeys }
}
