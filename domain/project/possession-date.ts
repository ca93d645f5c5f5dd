const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const MONTH = new RegExp(`\\b(?:${MONTHS.join('|')})`, 'i')

/** The first year that a possession names, 0 for none, and its month from 1, 0 for none: 'December 2028'. */
export function possessionIn(text: string): { year: number; month: number } {
  const year = Number(/\b(?:19|20)\d{2}\b/.exec(text)?.[0] ?? 0)
  const month = MONTHS.indexOf(MONTH.exec(text)?.[0].toLowerCase() ?? '') + 1
  return { year, month }
}
