import { isUtf8 } from 'node:buffer'

const byteOrderMark = Buffer.from('\uFEFF')

/** Decodes a data file, which must be UTF-8; `before` is the text up to the first other byte. */
export function decode(
  bytes: Buffer,
): { ok: true; text: string } | { ok: false; message: string; before: string } {
  if (utf16Of(bytes) !== undefined)
    return { ok: false, message: 'The file is saved as UTF-16: save it as UTF-8', before: '' }
  const text = decodedText(bytes)
  if (isUtf8(bytes)) return { ok: true, text }
  return {
    ok: false,
    message: 'This character is not valid UTF-8: save the file as UTF-8 and write it again',
    // Bytes that cannot be decoded become this character.
    before: text.slice(0, text.indexOf('\uFFFD')),
  }
}

/** The text of bytes that are known to be UTF-8, behind a byte order mark. */
export const decodedText = (bytes: Buffer): string => withoutMark(bytes).toString('utf8')

/**
 * JSON text with `\ufffd`, which is as long, in the place of each escape that is half of a character:
 * programs leave one where they cut a text within an emoji, and no web address can hold it.
 */
export const withoutHalfCharacters = (text: string): string =>
  text.includes(String.raw`\u`)
    ? text.replace(ESCAPES, (escape: string, half?: string) => (half ? String.raw`\ufffd` : escape))
    : text

/** Matches an escape of JSON: two that make one character, half of such a pair, or any other one. */
const ESCAPES =
  /\\u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|(\\u[dD][89a-fA-F][\da-fA-F]{2})|\\[^]/g

const withoutMark = (bytes: Buffer): Buffer =>
  bytes.subarray(0, byteOrderMark.length).equals(byteOrderMark)
    ? bytes.subarray(byteOrderMark.length)
    : bytes

/**
 * The kind of UTF-16 of a file, by its byte order mark or its first two characters, which JSON
 * writes in ASCII; else undefined.
 */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const [first, second, third, fourth] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  if (first && second === 0 && third && fourth === 0) return 'utf-16le'
  return first === 0 && second && third === 0 && fourth ? 'utf-16be' : undefined
}

/** The text of UTF-16; undefined where it is damaged or really UTF-32. */
function decodedUtf16(bytes: Uint8Array, encoding: 'utf-16le' | 'utf-16be'): string | undefined {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
    return text.includes('\0') ? undefined : text
  } catch {
    return undefined
  }
}

/**
 * A file as it should be saved (UTF-8 without a mark, LF), and in plain words what changes. Where not
 * every character can be kept, the file stays as it is.
 */
export function resaved(bytes: Buffer): { bytes: Buffer; changes: readonly string[] } {
  const changes: string[] = []
  let saved = bytes
  const encoding = utf16Of(saved)
  if (encoding !== undefined) {
    const text = decodedUtf16(saved, encoding)
    if (text === undefined) return { bytes, changes }
    saved = Buffer.from(text)
    changes.push('UTF-16 to UTF-8')
  }
  const plain = withoutMark(saved)
  if (plain !== saved) changes.push('no byte order mark')
  saved = plain
  if (saved.includes('\r\n')) {
    // JSON allows line ends only between its texts, so the texts stay as they are.
    saved = Buffer.from(saved.toString('latin1').replaceAll('\r\n', '\n'), 'latin1')
    changes.push('CRLF to LF')
  }
  return { bytes: saved, changes }
}
