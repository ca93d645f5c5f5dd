/** A project or developer as a difference names it. */
type Named = { id: string; name: string; developer?: string }

/** A configuration of a project's floor plan. */
type Configuration = { project: string; configuration: string }

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
 * What was added, removed and renamed among things by key; what has another name under the key it
 * had is renamed as well.
 * @param isSame whether things of two keys are one that was renamed
 */
export function movesBetween<T extends { name: string }, Label>(
  from: ReadonlyMap<string, T>,
  to: ReadonlyMap<string, T>,
  labelOf: (one: T) => Label,
  isSame: (one: T, two: T) => boolean,
): { moves: Moves<Label>; newKeys: ReadonlyMap<string, string> } {
  const added = new Map([...to].filter(([key]) => !from.has(key)))
  const moves: Moves<Label> = { added: [], removed: [], renamed: [] }
  const newKeys = new Map<string, string>()
  for (const [key, old] of from) {
    const [newKey] = to.has(key) ? [key] : ([...added].find(([, one]) => isSame(old, one)) ?? [])
    const now = newKey === undefined ? undefined : to.get(newKey)
    if (newKey === undefined || now === undefined) moves.removed.push(labelOf(old))
    else if (newKey !== key || now.name !== old.name) {
      moves.renamed.push({ from: labelOf(old), to: labelOf(now) })
      newKeys.set(key, newKey)
      added.delete(newKey)
    }
  }
  moves.added.push(...[...added.values()].map(labelOf))
  return { moves, newKeys }
}
