import { validators } from '../../schemas/generated/validators.generated.js'
import type { KeyNumbers } from './key-numbers.ts'
import { storeFile, type StoredFile } from './stored-file.ts'
import type { StoredFileName } from './stored-names.ts'

/**
 * A file in which everything is as it should be, as its text; undefined for any other, of which
 * the whole value has to tell what is wrong.
 */
export function storeChecked<N extends StoredFileName>(
  name: N,
  contents: Uint8Array | Error,
  numbers: KeyNumbers,
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
    numbers,
  })
}

/** What is left of a file that lost some of its records; undefined where it failed. */
export const storeUsable = <N extends StoredFileName>(
  value: unknown,
  numbers: KeyNumbers,
): StoredFile<N> | undefined =>
  value === undefined
    ? undefined
    : storeFile(Buffer.from(JSON.stringify(value)), { accepts: () => true, numbers })
