/**
 * Fields of a page's data that are only shown. A document has them in its HTML, so the state that
 * travels with it leaves them empty; what shows them keeps the HTML it finds
 * (`suppressHydrationWarning`).
 */
const SHOWN_ONLY = ['answer', 'placeholder', 'review'] as const

const TEXT = String.raw`"(?:[^"\\]|\\.)*"`
// A head's tags are read from the head.
const TAGS = String.raw`"(tags)":\[(?:[^"\]]|${TEXT})*\]`
const LEFT_OUT = new RegExp(`"(${SHOWN_ONLY.join('|')})":${TEXT}|${TAGS}|[<\\u2028\\u2029]`, 'g')

/**
 * A document's state as JSON for its data block: without what is only shown, and without `<` that
 * could end the block or open a comment, or line separators.
 */
export function stateText(state: unknown): string {
  return JSON.stringify(state).replace(LEFT_OUT, (found: string, field?: string, list?: string) => {
    if (field !== undefined) return `"${field}":""`
    if (list !== undefined) return `"${list}":[]`
    return `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`
  })
}
