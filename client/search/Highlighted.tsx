import { highlightParts } from './highlight.ts'

type HighlightedProps = { readonly text: string; readonly query: string }

/** A text with what was searched for marked in it. */
export function Highlighted({ text, query }: HighlightedProps) {
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
