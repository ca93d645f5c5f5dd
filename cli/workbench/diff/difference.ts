/** A project or developer as a difference names it. */
export type Named = { readonly id: string; readonly name: string; readonly developer?: string }

/** A configuration of a project's floor plan. */
export type Configuration = { readonly project: string; readonly configuration: string }

/** What came, went, and is called otherwise. */
export type Moves<T> = {
  readonly added: readonly T[]
  readonly removed: readonly T[]
  readonly renamed: readonly { readonly from: T; readonly to: T }[]
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

export type EndedAddress = { readonly from: string; readonly redirectedTo: string | null }

/** What a visitor will see differently. */
export type Difference = {
  readonly projects: Moves<Named>
  readonly developers: Moves<Named>
  readonly configurations: Moves<Configuration>
  readonly prices: readonly PriceChange[]
  readonly texts: readonly ValueChange[]
  readonly pictures: readonly ValueChange[]
  readonly addresses: readonly EndedAddress[]
}

const countOf = ({ added, removed, renamed }: Moves<unknown>): number =>
  added.length + removed.length + renamed.length

/** How many things are different. */
export function sizeOf(difference: Difference): number {
  const { projects, developers, configurations, prices, texts, pictures, addresses } = difference
  return (
    countOf(projects) +
    countOf(developers) +
    countOf(configurations) +
    prices.length +
    texts.length +
    pictures.length +
    addresses.length
  )
}

/**
 * What came, went and was renamed among things by key; those that differ in nothing but the key are
 * told by `isSame`.
 */
export function movesBetween<T>(
  from: ReadonlyMap<string, T>,
  to: ReadonlyMap<string, T>,
  isSame: (one: T, two: T) => boolean,
): { readonly moves: Moves<T>; readonly newKeys: ReadonlyMap<string, string> } {
  const gone = [...from].filter(([key]) => !to.has(key))
  const come = new Map([...to].filter(([key]) => !from.has(key)))
  const renamed: { from: T; to: T }[] = []
  const removed: T[] = []
  const newKeys = new Map<string, string>()
  for (const [key, one] of gone) {
    const match = [...come].find(([, two]) => isSame(one, two))
    if (match === undefined) removed.push(one)
    else {
      renamed.push({ from: one, to: match[1] })
      newKeys.set(key, match[0])
      come.delete(match[0])
    }
  }
  return { moves: { added: [...come.values()], removed, renamed }, newKeys }
}
