/** Trims and turns every run of white space (non-breaking ones too) into one space. */
export function collapseSpaces(text: string): string {
  return /^\s|\s$|\s\s|[^\S ]/.test(text) ? text.replace(/\s+/g, ' ').trim() : text
}

/** A text's paragraphs, which empty lines part. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map(collapseSpaces)
    .filter((paragraph) => paragraph !== '')

/**
 * Characters that nobody sees: white space, control and format signs, fillers, the empty Braille
 * cell, the place of an object.
 */
const INVISIBLE = String.raw`\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffc`
const IS_INVISIBLE = new RegExp(`^[${INVISIBLE}]$`, 'u')
const INVISIBLE_SIGNS = new RegExp(`(?!\\s)[${INVISIBLE}]`, 'gu')

/** A sign that changes the letter before it: a joiner that ends a word in an Indian script, an emoji's variant. */
const BELONGS =
  /^(?:[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca]\u200d|\p{Extended_Pictographic}[\ufe0e\ufe0f])$/u

/** Drops invisible characters at both ends of a text; joiners within words stay. */
export function trimText(text: string): string {
  // This goes letter by letter, as a regular expression would begin anew at each sign of a long
  // run.
  const letters = [...text]
  let start = 0
  let end = letters.length
  const isInvisible = (index: number) => IS_INVISIBLE.test(letters[index] ?? '')
  while (start < end && isInvisible(start)) start += 1
  while (end > start && isInvisible(end - 1)) {
    if (BELONGS.test(letters.slice(end - 2, end).join(''))) break
    end -= 1
  }
  return letters.slice(start, end).join('')
}

/**
 * Drops every invisible sign but white space, for a text that needs no joiners, such as an e-mail
 * address.
 */
export const withoutInvisibleSigns = (text: string): string => text.replace(INVISIBLE_SIGNS, '')

/** The trimmed text, or undefined when nothing but white space is left (or it is no text at all). */
export function presentText(value: unknown): string | undefined {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  if (typeof value !== 'string') return undefined
  const trimmed = value.trim()
  return trimmed === '' ? undefined : trimmed
}

/** The same on one line, with single spaces. */
export function presentLine(value: unknown): string | undefined {
  const text = presentText(value)
  return text && collapseSpaces(text)
}

const JOINERS_WITHOUT_LETTER =
  /(?<![\p{M}\p{Script=Arabic}\p{Extended_Pictographic}])[\u200c\u200d]/gu
const HIDING_SIGNS = new RegExp(`(?![\\s\\u200c\\u200d\\ufe00-\\ufe0f])[${INVISIBLE}]`, 'gu')

/** White space and the letters and signs of ASCII, which most texts consist of. */
const PLAIN = /^[\s!-~]*$/

/**
 * A text with something else in place of the signs that nobody sees and that turn round, hide or join
 * their neighbours (U+202E, U+200B, U+00AD and their likes, control characters). White space stays, and
 * what belongs to the letter before it: joiners where a script spells with them, and variants of emoji.
 */
export const replaceHidden = (text: string, replacement: (sign: string) => string): string =>
  PLAIN.test(text)
    ? text
    : text.replace(JOINERS_WITHOUT_LETTER, replacement).replace(HIDING_SIGNS, replacement)

/** A text without the signs that `replaceHidden` replaces. */
export const visibleText = (text: string): string => replaceHidden(text, () => '')

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** A hyphenated slug or a plain name with every word capitalised: 'golf-course-road' is 'Golf Course Road'. */
export function titleCase(text: string): string {
  return collapseSpaces(text.replace(/-+/g, ' ')).split(' ').map(capitalised).join(' ')
}

/** The form in which two names are compared: lower case, white space collapsed. */
export function normalizeText(text: string): string {
  return collapseSpaces(text).toLowerCase()
}

/** 'A', 'A and B', 'A, B and C'. */
export const listAnd = (items: readonly string[]): string => listWith('and', items)

/** 'A', 'A or B', 'A, B or C'. */
export const listOr = (items: readonly string[]): string => listWith('or', items)

// The browser's own `Intl.ListFormat` keeps a cheap phone from its first page for 50 ms.
function listWith(word: string, items: readonly string[]): string {
  const last = items.at(-1) ?? ''
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${word} ${last}`
}

/** The items in their order, without later ones that differ only in case and spacing; empty ones dropped. */
export function distinctTexts(items: readonly string[]): string[] {
  const byKey = new Map<string, string>()
  for (const item of items) {
    const text = collapseSpaces(item)
    const key = text.toLowerCase()
    if (key !== '' && !byKey.has(key)) byKey.set(key, text)
  }
  return [...byKey.values()]
}

/** A count with its noun, which takes an s for several: '1 file', '34 files'. */
export const pluralize = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? '' : 's'}`

export const projectCount = (count: number): string => pluralize(count, 'project')

/** A text cut to a length in characters, so that a message stays short; the ellipsis is added. */
export const shortened = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length)}…` : text

/** A text that is safe between tags and within quotation marks, in HTML and XML. */
export function escapeMarkup(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}
