import { validators } from '../../schemas/generated/validators.generated.js'
import { storeFile, type StoredFile } from './stored-file.ts'
import type { StoredFileName } from './stored-names.ts'

/** Gives the same string for the same text: the same keys stand in all files. */
export type SharedText = (text: string) => string

/** Remembers every text for as long as somebody holds it. */
export function sharedTexts(): SharedText {
  const known = new Map<string, string>()
  return (text) => {
    const same = known.get(text)
    if (same === undefined) known.set(text, text)
    return same ?? text
  }
}

/**
 * A file in which everything is as it should be, as its text; undefined for any other, of which
 * the whole value has to tell what is wrong.
 */
export function storeChecked<N extends StoredFileName>(
  name: N,
  contents: Uint8Array | Error,
  shared: SharedText,
): StoredFile<N> | undefined {
  if (contents instanceof Error) return undefined
  const validate = validators[name]
  const accepts = (part: object): boolean => {
    const isRight = validate(part) && !Object.hasOwn(part, '$schema')
    validate.errors = null // They hold on to the whole part.
    return isRight
  }
  return storeFile(Buffer.from(contents.buffer, contents.byteOffset, contents.length), {
    accepts,
    shared,
  })
}

/** What is left of a file that lost some of its records; undefined where it failed. */
export const storeUsable = <N extends StoredFileName>(
  value: unknown,
  shared: SharedText,
): StoredFile<N> | undefined =>
  value === undefined
    ? undefined
    : storeFile(Buffer.from(JSON.stringify(value)), { accepts: () => true, shared })
