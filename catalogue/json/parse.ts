import { partBytes, partsIn } from './parts.ts'

export type ParsedJson = {
  readonly value: unknown
  /** False where no object has a key twice; true where nobody has looked. */
  readonly mayHaveDuplicateKeys: boolean
}

/**
 * The value of UTF-8 JSON as JSON.parse has it, keys and order included; throws where it does. One
 * rupee sign makes a text take two bytes a character: large files are therefore parsed in parts, and
 * their whole text is never made.
 */
export function parseJson(bytes: Buffer, from: number): ParsedJson {
  const parts = bytes.length - from > partBytes ? partsIn(bytes, from) : undefined
  if (parts === undefined) {
    const value = JSON.parse(bytes.toString('utf8', from)) as unknown
    return { value, mayHaveDuplicateKeys: true }
  }
  const values: unknown[] = []
  let mayHaveDuplicateKeys = false
  for (const { value, hasDuplicateKeys } of parts) {
    values.push(value)
    mayHaveDuplicateKeys ||= hasDuplicateKeys
  }
  return { value: joined(values), mayHaveDuplicateKeys }
}

function joined(values: readonly unknown[]): unknown {
  if (Array.isArray(values[0])) return values.flat()
  return Object.fromEntries(values.flatMap((value) => Object.entries(value as object)))
}
