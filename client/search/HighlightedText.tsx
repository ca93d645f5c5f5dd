/** A text with the searched words marked. */
export function HighlightedText({ text, query }: { text: string; query: string }) {
  let end = 0
  return highlightParts(text, query).map((part) => {
    const key = (end += part.text.length)
    if (!part.match) return <span key={key}>{part.text}</span>
    return (
      <mark key={key} className="rounded-xs bg-accent-tint text-ink underline decoration-accent">
        {part.text}
      </mark>
    )
  })
}

/** Characters that are the same to the search (domain/search/names.ts). */
const ALIKE = [
  [/\s+/g, '\\s+'],
  [/[-‐‑‒–—]/g, '[-‐‑‒–—]'],
  [/['‘’]/g, "['‘’]"],
] as const

/** The parts of a text, of which those that match the query are marked. */
export function highlightParts(text: string, query: string) {
  const searchText = query.trim()
  if (searchText === '') return [{ text, match: false }]
  const escaped = searchText.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
  const pattern = ALIKE.reduce((source, [alike, any]) => source.replace(alike, any), escaped)
  return text
    .split(new RegExp(`(${pattern})`, 'iu'))
    .map((part, index) => ({ text: part, match: index % 2 === 1 }))
    .filter((part) => part.text !== '')
}
