import { isOpening, skipSpace, skipString, skipValue } from './bytes.ts'
import { entriesWithin } from './entries.ts'
import { toSegments } from './pointer.ts'

/** Where a key or value stands, in bytes. */
export type Span = { readonly start: number; readonly end: number }

/** Which part of a property is meant: its name or what it holds. */
export type Place = 'key' | 'value'

export type SpanRequest = { readonly pointer: string; readonly at: Place }

/** Where a request leads; not `exact` where that is only the nearest ancestor. */
export type FoundSpan = Span & { readonly exact: boolean }

type Wanted = {
  readonly parent: Wanted | undefined
  children: Map<string, Wanted> | undefined
  key: Span | undefined
  value: Span | undefined
}

const wanted = (parent: Wanted | undefined): Wanted => ({
  parent,
  children: undefined,
  key: undefined,
  value: undefined,
})

/**
 * The spans of all requests in one pass over valid JSON, without building a tree: what no request
 * goes through is skipped. Where a pointer leads nowhere, its nearest existing ancestor's value is
 * meant; of repeated keys the last, as JSON.parse has it.
 */
export function findSpans(
  bytes: Buffer,
  from: number,
  requests: readonly SpanRequest[],
): FoundSpan[] {
  if (requests.length === 0) return []
  const root = wanted(undefined)
  const nodes = requests.map(({ pointer }) => {
    let node = root
    for (const segment of toSegments(pointer)) {
      node.children ??= new Map()
      let child = node.children.get(segment)
      if (child === undefined) node.children.set(segment, (child = wanted(node)))
      node = child
    }
    return node
  })
  walk(bytes, skipSpace(bytes, from), root)
  return nodes.map((node, index) => spanOf(node, requests[index]?.at ?? 'value'))
}

function spanOf(node: Wanted, at: Place): FoundSpan {
  if (at === 'key' && node.key) return { ...node.key, exact: true }
  let found: Wanted | undefined = node
  while (found && found.value === undefined) found = found.parent
  return { ...(found?.value ?? { start: 0, end: 0 }), exact: at === 'value' && found === node }
}

/** Fills in the spans below `node`, whose value begins at `from`. */
function walk(bytes: Buffer, from: number, node: Wanted): void {
  const inside = node.children && isOpening(bytes[from]) ? entriesWithin(bytes, from) : undefined
  for (const [index, { key, start, valueStart }] of inside?.entries.entries() ?? []) {
    const child = node.children?.get(key ?? String(index))
    if (child === undefined) continue
    if (key !== undefined) child.key = { start, end: skipString(bytes, start) }
    walk(bytes, valueStart, child)
  }
  const end = inside ? inside.close + 1 : skipValue(bytes, from)
  node.value = { start: from, end }
}
