import { parseTree, visit, type Node } from 'jsonc-parser'
import { withoutHalfCharacters } from './encoding.ts'
import { toPointer } from './pointer.ts'

export type Target = 'key' | 'value'

type LineColumn = { line: number; column: number }

/** 1-based line and column; columns and length count UTF-16 code units, as editors do. */
export type Position = LineColumn & { length: number }

export type FoundNode = { key: Node | undefined; value: Node }

/** The start of the file, for findings without a position. */
export const BEGINNING: Position = { line: 1, column: 1, length: 1 }

/** Converts a text's offsets to lines and columns. A line ends with LF, alone or behind a CR. */
export function lineCounter(text: string): (offset: number) => LineColumn {
  const starts = [0]
  for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', end + 1))
    starts.push(end + 1)
  return (offset) => {
    let [low, high] = [0, starts.length - 1]
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if ((starts[middle] ?? 0) <= offset) low = middle
      else high = middle - 1
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 }
  }
}

/** The text's tree, whose keys are those that `readJson` gives. */
const treeOf = (text: string): Node | undefined => parseTree(withoutHalfCharacters(text))

/** Parses JSON text and finds values in it; the last of repeated keys counts, as in JSON.parse. */
export function findIn(text: string): (segments: readonly string[]) => FoundNode | undefined {
  const root = treeOf(text)
  return (segments) => {
    const nearest = root && nearestIn(root, segments)
    return nearest?.isThere ? nearest.found : undefined
  }
}

/** The value that segments lead to, else its nearest existing ancestor. */
function nearestIn(root: Node, segments: readonly string[]) {
  let found: FoundNode = { key: undefined, value: root }
  for (const segment of segments) {
    const child = childOf(found.value, segment)
    if (child === undefined) return { found, isThere: false }
    found = child
  }
  return { found, isThere: true }
}

function childOf({ type, children = [] }: Node, name: string): FoundNode | undefined {
  if (type === 'array') {
    const value = children[Number(name)]
    return value && { key: undefined, value }
  }
  const entry = children.findLast(({ children: [key] = [] }) => key?.value === name)
  const [key, value] = entry?.children ?? []
  return value && { key, value }
}

export function entriesIn({ type, children = [] }: Node): [string, FoundNode][] {
  if (type === 'array')
    return children.map((value, index) => [String(index), { key: undefined, value }])
  return children.flatMap(({ children: [key, value] = [] }): [string, FoundNode][] =>
    key && value ? [[String(key.value), { key, value }]] : [],
  )
}

/** The keys or indexes of the top level, in the order in which they are written. */
export function topLevelNames(text: string): string[] {
  const root = treeOf(text)
  return root ? entriesIn(root).map(([name]) => name) : []
}

/** Finds repeated keys of an object, at any depth: JSON.parse drops the first silently. */
export function duplicateKeysIn(text: string) {
  const keys: Set<string>[] = []
  const found: (Position & { pointer: string })[] = []
  const position = lineCounter(text)
  visit(text, {
    onObjectBegin: () => void keys.push(new Set()),
    onObjectEnd: () => void keys.pop(),
    onObjectProperty(name, offset, length, _line, _character, path) {
      const before = keys.at(-1)
      if (before?.has(name))
        found.push({ ...position(offset), length, pointer: toPointer([...path(), name]) })
      before?.add(name)
    },
  })
  return found
}

/**
 * Makes a reader of offsets: it gives the value at a pointer, else its nearest existing ancestor.
 */
export function locator(
  text: string,
  lineColumn: (offset: number) => LineColumn = lineCounter(text),
): (segments: readonly string[], target: Target) => Position {
  const root = treeOf(text)
  return (segments, target) => {
    if (root === undefined) return BEGINNING
    const { found, isThere } = nearestIn(root, segments)
    const { key, value } = found
    if (target === 'key' && isThere && key) return { ...lineColumn(key.offset), length: key.length }
    // The position of a list or object is its opening bracket.
    const isOpen = value.type === 'object' || value.type === 'array'
    return { ...lineColumn(value.offset), length: isOpen ? 1 : value.length }
  }
}
