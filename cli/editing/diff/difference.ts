/** What was added to a list, removed from it and renamed in it. */
export type ListChanges<T> = { added: T[]; removed: T[]; renamed: { from: T; to: T }[] }

export type ValueChange = {
  file: string
  /** The editor's name for the record: a project's id, a key, a name. */
  record: string
  /** The member within the record, '/' between the steps. */
  field: string
  from: string | null
  to: string | null
}

export type Difference = {
  projects: ListChanges<{ id: string; name: string; developer: string }>
  developers: ListChanges<{ id: string; name: string }>
  configurations: ListChanges<{ project: string; configuration: string }>
  prices: {
    project: string
    name: string
    configuration?: string
    /** The price as visitors see it; null for none. */
    from: string | null
    to: string | null
    /** The change of the low end; null where there is none to compare. */
    percent: number | null
  }[]
  texts: ValueChange[]
  pictures: ValueChange[]
  addresses: { from: string; redirectedTo: string | null }[]
}

export const sizeOf = (difference: Difference): number =>
  Object.values<ListChanges<unknown> | readonly unknown[]>(difference).flatMap((part) =>
    'added' in part ? [part.added, part.removed, part.renamed].flat() : part,
  ).length

/**
 * The additions, removals and renamings among things by key, and both states of the rest; a thing
 * with another name under the same key counts as renamed.
 * @param isSame whether things of two keys are one thing that was renamed
 */
export function listChangesBetween<T extends { name: string }, Label>(
  from: ReadonlyMap<string, T>,
  to: ReadonlyMap<string, T>,
  labelOf: (one: T) => Label,
  isSame: (one: T, two: T) => boolean,
) {
  const added = new Map([...to].filter(([key]) => !from.has(key)))
  const changes: ListChanges<Label> = { added: [], removed: [], renamed: [] }
  const newKeys = new Map<string, string>()
  const pairs: (readonly [old: T, now: T])[] = []
  for (const [key, old] of from) {
    const [newKey = key] = to.has(key) ? [] : ([...added].find(([, one]) => isSame(old, one)) ?? [])
    const now = to.get(newKey)
    if (now) pairs.push([old, now])
    if (!now) changes.removed.push(labelOf(old))
    else if (newKey !== key || now.name !== old.name) {
      changes.renamed.push({ from: labelOf(old), to: labelOf(now) })
      newKeys.set(key, newKey)
      added.delete(newKey)
    }
  }
  changes.added.push(...[...added.values()].map(labelOf))
  return { changes, newKeys, pairs }
}
