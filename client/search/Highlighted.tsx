import { highlightParts } from './highlight.ts'

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
