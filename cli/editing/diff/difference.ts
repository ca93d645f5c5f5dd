/** A project or developer as a difference names it. */
export type Named = { id: string; name: string; developer?: string }

/** A configuration of a project's floor plan. */
export type Configuration = { project: string; configuration: string }

/** What was added, removed, and is called otherwise. */
export type Moves<T> = { added: T[]; removed: T[]; renamed: { from: T; to: T }[] }

export type PriceChange = {
  project: string
  name: string
  configuration?: string
  /** As visitors see it; null for none. */
  from: string | null
  to: string | null
  /** Of the low end; null where that says nothing. */
  percent: number | null
}

export type ValueChange = {
  file: string
  /** What an editor calls the record: a project's id, a key, a name. */
  record: string
  /** The member within the record, '/' between the steps. */
  field: string
  from: string | null
  to: string | null
}

/** What a visitor will see differently. */
export type Difference = {
  projects: Moves<Named>
  developers: Moves<Named>
  configurations: Moves<Configuration>
  prices: PriceChange[]
  texts: ValueChange[]
  pictures: ValueChange[]
  addresses: { from: string; redirectedTo: string | null }[]
}

/** How many things are different. */
export const sizeOf = (difference: Difference): number =>
  Object.values<Moves<unknown> | readonly unknown[]>(difference).flatMap((part) =>
    'added' in part ? [part.added, part.removed, part.renamed].flat() : part,
  ).length

/**
 * What was added, removed and renamed among things by key.
 * @param isSame whether two keys name one thing that was renamed
 */
export function movesBetween<T>(
  from: ReadonlyMap<string, T>,
  to: ReadonlyMap<string, T>,
  isSame: (one: string, two: string) => boolean,
): { moves: Moves<T>; newKeys: ReadonlyMap<string, string> } {
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
