/** A text with what was searched for marked in it. */
export function Highlighted({ text, query }: { text: string; query: string }) {
  let at = 0
  return highlightParts(text, query).map((part) => {
    const key = (at += part.text.length)
    if (!part.match) return part.text
    return (
      <mark key={key} className="rounded-xs bg-gold-tint text-ink underline decoration-gold">
        {part.text}
      </mark>
    )
  })
}

/** A stretch of a text, and whether it is what was searched for. */
type TextPart = { text: string; match: boolean }

/** A text in parts, those that match the query marked; joined they are the text again. */
export function highlightParts(text: string, query: string): TextPart[] {
  const wanted = query.trim()
  if (wanted === '') return [{ text, match: false }]
  const escaped = wanted.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
  return text
    .split(new RegExp(`(${escaped})`, 'iu'))
    .map((part, index) => ({ text: part, match: index % 2 === 1 }))
    .filter((part) => part.text !== '')
}
