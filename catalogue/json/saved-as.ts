import { textStart, utf16Of } from './utf8.ts'

/** What is changed about a file as a whole, in plain words: 'UTF-16 to UTF-8'. */
export type Resaved = { readonly bytes: Buffer; readonly changes: readonly string[] }

/** A file as it should be saved: UTF-8 without a byte order mark, lines ending with LF. */
export function resaved(bytes: Buffer): Resaved {
  const changes: string[] = []
  let saved = bytes
  const encoding = utf16Of(saved)
  if (encoding !== undefined) {
    saved = Buffer.from(new TextDecoder(encoding).decode(saved))
    changes.push('UTF-16 to UTF-8')
  }
  const start = textStart(saved)
  if (start > 0) {
    saved = saved.subarray(start)
    changes.push('no byte order mark')
  }
  if (saved.includes('\r\n')) {
    // JSON has line ends between its texts only: none of what they say changes.
    saved = Buffer.from(saved.toString('latin1').replaceAll('\r\n', '\n'), 'latin1')
    changes.push('CRLF to LF')
  }
  return { bytes: saved, changes }
}
