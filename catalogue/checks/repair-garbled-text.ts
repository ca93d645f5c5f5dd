/** The characters that Windows' Western encoding has for the bytes from 0x80 on, by those bytes. */
const WINDOWS_1252 = new Map(
  [...'€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ'].map((character, index) => [
    character,
    index + 0x80,
  ]),
)

const byteOf = (character: string): number => WINDOWS_1252.get(character) ?? character.charCodeAt(0)

const CONTINUATION_BYTE = `[\\u0080-\\u00BF${[...WINDOWS_1252.keys()].join('')}]`

/**
 * UTF-8 that was read as Western text. A pair of such characters by itself may be meant ('«CAFÉ»'),
 * unless they begin as Western letters and signs do.
 */
const MISREAD_UTF8 = new RegExp(
  `(?:[\\u00C2\\u00C3]${CONTINUATION_BYTE}|[\\u00E0-\\u00EF]${CONTINUATION_BYTE}{2}|[\\u00F0-\\u00F4]${CONTINUATION_BYTE}{3}|(?:[\\u00C4-\\u00DF]${CONTINUATION_BYTE}){2,})+`,
  'gu',
)

const decoder = /* @__PURE__ */ new TextDecoder('utf-8', { fatal: true })

const reread = (text: string): string => {
  try {
    return decoder.decode(Uint8Array.from(text, byteOf))
  } catch {
    return text
  }
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  hellip: '…',
}

const entity = /&(?:#(\d{2,6})|#x([\da-f]{2,5})|([a-z]+));/giu

const unescape = (text: string, decimal = '', hex = '', name = ''): string => {
  if (name !== '') return ENTITIES[name.toLowerCase()] ?? text
  const code = decimal === '' ? Number.parseInt(hex, 16) : Number(decimal)
  return code <= 0x10_ff_ff ? String.fromCodePoint(code) : text
}

/** Matches a letter of Europe's scripts whose accent is a character of its own. */
const SPLIT_ACCENT = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]\p{Mn}+/gu

const repairs: readonly (readonly [RegExp, (...found: string[]) => string])[] = [
  [MISREAD_UTF8, (text = '') => reread(text)],
  [entity, (text = '', ...parts) => unescape(text, ...parts.slice(0, 3))],
  [SPLIT_ACCENT, (text = '') => text.normalize('NFC')],
]

/**
 * Undoes what a program did to a text: read it in another encoding, escaped it for HTML or took its
 * accents apart. The result names the first part that changes, from what to what. Undefined where
 * nothing of the kind is found.
 */
export function repairGarbledText(text: string) {
  let first: { from: string; to: string } | undefined
  let repaired = text
  for (const [pattern, repair] of repairs) {
    repaired = repaired.replace(pattern, (from, ...found: string[]) => {
      const to = repair(from, ...found)
      if (to !== from) first ??= { from, to }
      return to
    })
  }
  return first && { text: repaired, ...first }
}
