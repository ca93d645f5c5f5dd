import { applyEdits, type Edit, type Node } from 'jsonc-parser'
import { toPointer, toSegments } from './pointer.ts'
import { findIn, type FoundNode } from './positions.ts'

/**
 * One change of a JSON file. Pointers lead into the file as it was before all changes.
 * - `set`: another value in the place of the one there
 * - `rename`: another key for the property there; it keeps its place
 * - `remove`: the property or entry goes, with its comma
 * - `insert`: a new property (`key`) or entry (without `key`) of the list or object at `pointer`,
 *   before the one whose key or index is `before`, else at the end. With `writtenAt` it is written as
 *   the value there is: an entry that moves keeps its layout
 */
export type JsonEdit =
  | { type: 'set'; pointer: string; value: unknown }
  | { type: 'rename'; pointer: string; key: string }
  | { type: 'remove'; pointer: string }
  | {
      type: 'insert'
      pointer: string
      key?: string
      value: unknown
      before?: string | number
      writtenAt?: string
    }

/**
 * The text with the edits carried out; every character they do not concern stays, and what is new is
 * indented as the rest of the file is. Inserting something and removing it again leaves the file as it
 * was. jsonc-parser's `modify` knows no new key for a property, makes `[12]` of `[1, 2]` without its last
 * entry, and breaks up a list beside what it inserts.
 * @param text valid JSON, without a byte order mark
 * @throws Error where a pointer leads nowhere, or to something that cannot be changed in this way
 */
export function editJson(text: string, edits: readonly JsonEdit[]): string {
  const find = finderIn(text)
  const placed = edits.map((edit) => ({ edit, offset: offsetOf(edit, find) }))
  let edited = text
  const writtenAt = (pointer: string): string => {
    const { offset, length } = find(pointer).value
    return text.slice(offset, offset + length)
  }
  // The edits go from back to front, so that each one leaves the offsets of the rest valid. An
  // insertion before an entry comes after the change of that entry.
  const fromBack = placed.toSorted(
    (a, b) => b.offset - a.offset || Number(isInsertion(a.edit)) - Number(isInsertion(b.edit)),
  )
  for (const { edit } of fromBack)
    edited = applyEdits(edited, [textEdit(edited, edit, find, writtenAt)])
  return edited
}

type Find = (pointer: string) => FoundNode

function finderIn(text: string): Find {
  const find = findIn(text)
  return (pointer) => {
    const target = find(toSegments(pointer))
    if (target === undefined) throw failWithoutPlace(pointer)
    return target
  }
}

const failWithoutPlace = (pointer: string) =>
  new Error(`There is nothing to change at "${pointer}" in this file.`)

const isInsertion = ({ type }: JsonEdit): boolean => type === 'insert'

const endOf = ({ offset, length }: Node): number => offset + length

/** The property with its key, or the entry of a list: what is moved or removed as one. */
const wholeNode = ({ key, value }: FoundNode): Node => key?.parent ?? value

function offsetOf(edit: JsonEdit, find: Find): number {
  const target = find(edit.pointer)
  if (edit.type !== 'insert') return wholeNode(target).offset
  return edit.before === undefined ? endOf(target.value) : wholeNode(find(beforeIn(edit))).offset
}

const beforeIn = ({ pointer, before = '' }: Insertion): string => pointer + toPointer([before])

/** @param find finds places in the text as it was before all edits, so that it is parsed once */
function textEdit(
  text: string,
  edit: JsonEdit,
  find: Find,
  writtenAt: (pointer: string) => string,
): Edit {
  if (edit.type === 'insert')
    return insertion(
      text,
      edit,
      edit.writtenAt === undefined ? undefined : writtenAt(edit.writtenAt),
    )
  if (edit.type === 'remove') return removal(wholeNode(finderIn(text)(edit.pointer)), edit.pointer)
  const { key, value } = find(edit.pointer)
  const node = edit.type === 'rename' ? key : value
  if (node === undefined) throw failWithoutPlace(edit.pointer)
  const content =
    edit.type === 'rename'
      ? JSON.stringify(edit.key)
      : toJson(edit.value, text, indentationAt(text, node.offset))
  return { offset: node.offset, length: node.length, content }
}

const replace = (start: number, end: number, content: string): Edit => ({
  offset: start,
  length: end - start,
  content,
})

/** The removal of an entry with the comma behind it, or before it for the last entry. */
function removal(entry: Node, pointer: string): Edit {
  const { parent } = entry
  const siblings = parent?.children
  if (parent === undefined || siblings === undefined) throw failWithoutPlace(pointer)
  const index = siblings.indexOf(entry)
  const [before, next] = [siblings[index - 1], siblings[index + 1]]
  if (next) return replace(entry.offset, next.offset, '')
  return before
    ? replace(endOf(before), endOf(entry), '')
    : replace(parent.offset + 1, endOf(parent) - 1, '')
}

type Insertion = Extract<JsonEdit, { type: 'insert' }>

function insertion(text: string, edit: Insertion, written?: string): Edit {
  const find = finderIn(text)
  const { pointer, key, value, before } = edit
  const container = find(pointer).value
  const isObject = container.type === 'object'
  if (!isObject && container.type !== 'array') throw failWithoutPlace(pointer)
  if ((key === undefined) === isObject)
    throw new Error(`A list takes no key, and an object needs one, at "${pointer}".`)
  const next = before === undefined ? undefined : wholeNode(find(beforeIn(edit)))
  const last = container.children?.at(-1)
  const neighbour = next ?? last
  const outside = text.slice(container.offset, neighbour?.offset)
  const { step, lineEnd } = layoutOf(text)
  const isOneLine = neighbour ? !outside.includes('\n') : step === undefined
  const indentation = neighbour
    ? indentationAt(text, neighbour.offset)
    : indentationAt(text, container.offset) + (step ?? '')
  const gap = isOneLine ? '' : lineEnd + indentation
  const name = key === undefined ? '' : `${JSON.stringify(key)}:${isOneLine ? '' : ' '}`
  const json = isOneLine ? JSON.stringify(value) : toJson(value, text, indentation)
  const content = name + (written ?? json)
  if (next) return replace(next.offset, next.offset, `${content},${gap}`)
  if (last) return replace(endOf(last), endOf(last), `,${gap}${content}`)
  const indentBehind = isOneLine ? '' : lineEnd + indentationAt(text, container.offset)
  return replace(container.offset + 1, endOf(container) - 1, gap + content + indentBehind)
}

/** The file's line ends and one step of its indentation; no step in a file on one line. */
function layoutOf(text: string): { step: string | undefined; lineEnd: string } {
  const step = /^\s*[[{]\r?\n([ \t]+)/.exec(text)?.[1]
  const isOneLine = /^[^\n]{3,}$/.test(text.trim())
  return { step: step ?? (isOneLine ? undefined : '  '), lineEnd: /\r?\n/.exec(text)?.[0] ?? '\n' }
}

function indentationAt(text: string, offset: number): string {
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset)
  return /^[ \t]*/.exec(line)?.[0] ?? ''
}

function toJson(value: unknown, text: string, indentation: string): string {
  const { step, lineEnd } = layoutOf(text)
  return JSON.stringify(value, undefined, step).replaceAll('\n', lineEnd + indentation)
}
