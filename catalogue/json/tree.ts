import { parseTree, type Node } from 'jsonc-parser'

/** Which part of a property is meant: its name or what it holds. */
export type Place = 'key' | 'value'

/** A value in JSON text, with the node of its key where it is a property's. */
export type Found = { readonly key: Node | undefined; readonly value: Node }

/** Values in JSON text by the keys and indexes that lead to them. */
export type JsonTree = {
  /** Undefined where they lead nowhere; of repeated keys the last is meant, as JSON.parse has it. */
  readonly find: (segments: readonly string[]) => Found | undefined
  /** The keys that their object has had before, at any depth, with the way to them. */
  readonly repeatedKeys: () => { readonly segments: readonly string[]; readonly key: Node }[]
}

/** The tree of JSON text; undefined where it is nested deeper than the parser's stack. */
export function treeOf(text: string): JsonTree | undefined {
  const root = rootOf(text)
  if (root === undefined) return undefined
  const known = new Map<Node, ReadonlyMap<string, Found>>()
  const entriesOf = (node: Node): ReadonlyMap<string, Found> => {
    const entries = known.get(node) ?? new Map(entriesIn(node))
    known.set(node, entries)
    return entries
  }
  return {
    find(segments) {
      let found: Found | undefined = { key: undefined, value: root }
      for (const segment of segments) found = found && entriesOf(found.value).get(segment)
      return found
    },
    repeatedKeys: () => [...repeatedIn(root, [])],
  }
}

function rootOf(text: string): Node | undefined {
  try {
    return parseTree(text)
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** The entries of a list or object in their order. */
export function* entriesIn(node: Node): Generator<[string, Found]> {
  for (const [index, child] of (node.children ?? []).entries()) {
    if (node.type === 'array') yield [String(index), { key: undefined, value: child }]
    else {
      const [key, value] = child.children ?? []
      if (key && value) yield [String(key.value), { key, value }]
    }
  }
}

function* repeatedIn(
  node: Node,
  segments: readonly string[],
): Generator<{ segments: readonly string[]; key: Node }> {
  const seen = new Set<string>()
  for (const [name, { key, value }] of entriesIn(node)) {
    const below = [...segments, name]
    if (key && seen.has(name)) yield { segments: below, key }
    seen.add(name)
    yield* repeatedIn(value, below)
  }
}

/** The keys or indexes of the top level, in the order in which they are written. */
export function topLevelNames(text: string): string[] {
  const root = rootOf(text)
  return root ? [...entriesIn(root)].map(([name]) => name) : []
}
