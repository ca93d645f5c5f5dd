import { isAscii } from 'node:buffer'
import { partBytes, partsIn } from './parts.ts'

/**
 * The value of UTF-8 JSON as JSON.parse has it, keys and order included; throws where it does. One
 * rupee sign makes a text take two bytes a character: large files that are not plain ASCII are
 * therefore parsed in parts, and their whole text is never made.
 */
export function parseJson(bytes: Buffer, from: number): unknown {
  const isLarge = bytes.length - from > partBytes && !isAscii(bytes)
  const parts = isLarge ? partsIn(bytes, from) : undefined
  if (parts === undefined) return JSON.parse(bytes.toString('utf8', from)) as unknown
  const values = Array.from(parts, ({ value }) => value)
  return Array.isArray(values[0])
    ? values.flat()
    : Object.fromEntries(values.flatMap((value) => Object.entries(value as object)))
}
