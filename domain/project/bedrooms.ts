import { collapseSpaces, distinctTexts } from '../text/text.ts'

/**
 * The single configurations of a project, from a list or a text separated by commas, slashes,
 * '&' or 'and': '2, 3 & 4 BHK' is ['2 BHK', '3 BHK', '4 BHK']. Spelling is settled ('3bhk' is
 * '3 BHK'), the order is the editor's.
 */
export function parseBedrooms(value: string | readonly string[] | undefined): string[] {
  if (value === undefined) return []
  const texts = typeof value === 'string' ? [value] : value
  return distinctTexts(texts.flatMap(splitConfigurations).map(canonicalSpelling))
}

/**
 * True when a configuration answers the one asked for (docs/product.md, 'Listing and filters'): a
 * case-insensitive substring, but never inside a longer number: '4 BHK' matches '4 BHK+' and not
 * '4.5 BHK' or '14 BHK'.
 */
export function bedroomMatches(configuration: string, wanted: string): boolean {
  const text = canonicalSpelling(configuration).toLowerCase()
  const sought = canonicalSpelling(wanted).toLowerCase()
  if (sought === '') return true
  for (let at = text.indexOf(sought); at !== -1; at = text.indexOf(sought, at + 1)) {
    const insideNumber = /^\d/.test(sought) && /[\d.]/.test(text.charAt(at - 1))
    if (!insideNumber) return true
  }
  return false
}

function splitConfigurations(text: string): string[] {
  const parts = text
    .split(/[,;/|\n&]|\band\b/i)
    .map(collapseSpaces)
    .filter((part) => part !== '')
  // In '2, 3 & 4 BHK' the bare numbers borrow the unit that follows them.
  return parts.map((part, index) => {
    if (!/^\d+(?:\.\d+)?\+?$/.test(part)) return part
    const unit = parts.slice(index).map((later) => /^\d+(?:\.\d+)?\+?\s*([a-z]+)/i.exec(later)?.[1])
    const borrowed = unit.find((name) => name !== undefined)
    return borrowed === undefined ? part : `${part} ${borrowed}`
  })
}

function canonicalSpelling(text: string): string {
  return collapseSpaces(text)
    .replace(
      /(\d)\s*-?\s*(bhk|rk)\b/gi,
      (_, digit: string, unit: string) => `${digit} ${unit.toUpperCase()}`,
    )
    .replace(/\s+\+$/, '+')
}
