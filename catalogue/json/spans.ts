import { byte, isOpening, readString, skipSpace, skipString, skipValue } from './bytes.ts'
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

/** Fills in the spans below `node`, whose value begins at `from`; returns the offset behind it. */
function walk(bytes: Buffer, from: number, node: Wanted): number {
  const end =
    node.children && isOpening(bytes[from])
      ? walkEntries(bytes, from, node.children)
      : skipValue(bytes, from)
  node.value = { start: from, end }
  return end
}

function walkEntries(bytes: Buffer, from: number, children: ReadonlyMap<string, Wanted>): number {
  const isObject = bytes[from] === byte.openBrace
  const closing = isObject ? byte.closeBrace : byte.closeBracket
  let at = skipSpace(bytes, from + 1)
  for (let index = 0; bytes[at] !== closing; index += 1) {
    let child: Wanted | undefined
    if (isObject) {
      const start = at
      const end = skipString(bytes, start)
      at = skipSpace(bytes, skipSpace(bytes, end) + 1)
      child = children.get(readString(bytes, start, end))
      if (child) child.key = { start, end }
    } else child = children.get(String(index))
    at = skipSpace(bytes, child ? walk(bytes, at, child) : skipValue(bytes, at))
    if (bytes[at] === byte.comma) at = skipSpace(bytes, at + 1)
  }
  return at + 1
}
