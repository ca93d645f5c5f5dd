/** A stretch of a text, and whether it is what was searched for. */
export type TextPart = { text: string; match: boolean }

/** What the search takes for the same (domain/search/search.ts): spaces, dashes, apostrophes. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/\s+/g, '\\s+'],
  [/[-‐‑‒–—]/g, '[-‐‑‒–—]'],
  [/['‘’]/g, "['‘’]"],
]

/** A text in parts, those that match the query marked; joined they are the text again. */
export function highlightParts(text: string, query: string): TextPart[] {
  const wanted = query.trim()
  if (wanted === '') return [{ text, match: false }]
  const escaped = wanted.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
  const pattern = ALIKE.reduce((source, [alike, any]) => source.replace(alike, any), escaped)
  return text
    .split(new RegExp(`(${pattern})`, 'iu'))
    .map((part, index) => ({ text: part, match: index % 2 === 1 }))
    .filter((part) => part.text !== '')
}
