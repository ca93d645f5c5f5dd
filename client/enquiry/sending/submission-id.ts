/**
 * A version 4 UUID for one filling-in of a form. `crypto.randomUUID` exists on secure origins only;
 * a test machine reached by plain http has just the random bytes.
 */
export function mintSubmissionId(source: Crypto = crypto): string {
  if (typeof source.randomUUID === 'function') return source.randomUUID()
  const bytes = source.getRandomValues(new Uint8Array(16))
  const hex = [...bytes].map((byte, index) => {
    // RFC 9562: the version in the 7th byte, the variant in the 9th.
    const marked = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte
    return marked.toString(16).padStart(2, '0')
  })
  const part = (from: number, to: number) => hex.slice(from, to).join('')
  return [part(0, 4), part(4, 6), part(6, 8), part(8, 10), part(10, 16)].join('-')
}
