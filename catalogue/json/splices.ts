/** One replacement of a file's bytes; everything outside of them stays as it is. */
export type Splice = { readonly start: number; readonly end: number; readonly text: string }

/** The bytes with the splices carried out, which must not overlap; in any order. */
export function applySplices(bytes: Buffer, splices: readonly Splice[]): Buffer {
  const parts: Buffer[] = []
  let at = 0
  for (const { start, end, text } of inOrder(splices)) {
    parts.push(bytes.subarray(at, start), Buffer.from(text))
    at = end
  }
  return Buffer.concat([...parts, bytes.subarray(at)])
}

// What is put in stands before what is taken out behind it.
function inOrder(splices: readonly Splice[]): Splice[] {
  return splices.toSorted((one, two) => one.start - two.start || one.end - two.end)
}
