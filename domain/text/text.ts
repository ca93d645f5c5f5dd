/** Trims and turns every run of white space (non-breaking ones too) into one space. */
export function collapseSpaces(text: string): string {
  return /^\s|\s$|\s\s|[^\S ]/.test(text) ? text.replace(/\s+/g, ' ').trim() : text
}

/** The trimmed text, or undefined when nothing but white space is left (or it is no text at all). */
export function presentText(value: unknown): string | undefined {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  if (typeof value !== 'string') return undefined
  const trimmed = value.trim()
  return trimmed === '' ? undefined : trimmed
}

/** With its first letter large. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** A hyphenated slug or a plain name with every word capitalised: 'golf-course-road' is 'Golf Course Road'. */
export function titleCase(text: string): string {
  return collapseSpaces(text.replace(/-+/g, ' ')).split(' ').map(capitalised).join(' ')
}

/** What two names are compared by: lower case, white space collapsed. */
export function normalizeText(text: string): string {
  return collapseSpaces(text).toLowerCase()
}

const conjunction = new Intl.ListFormat('en-GB', { type: 'conjunction' })
const disjunction = new Intl.ListFormat('en-GB', { type: 'disjunction' })

/** 'A', 'A and B', 'A, B and C'. */
export const listAnd = (items: readonly string[]): string => conjunction.format(items)

/** 'A', 'A or B', 'A, B or C'. */
export const listOr = (items: readonly string[]): string => disjunction.format(items)

/** The items in their order, without later ones that differ only in case and spacing; empty ones dropped. */
export function distinctTexts(items: readonly string[]): string[] {
  const seen = new Map<string, string>()
  for (const item of items) {
    const text = collapseSpaces(item)
    const key = text.toLowerCase()
    if (key !== '' && !seen.has(key)) seen.set(key, text)
  }
  return [...seen.values()]
}

/** '1 file', '34 files': of what takes an s where there are several. */
export const pluralize = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? '' : 's'}`

/** '1 project', '34 projects'. */
export const projectCount = (count: number): string => pluralize(count, 'project')

/** Safe between tags and within quotation marks, in HTML and XML. */
export function escapeMarkup(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}
