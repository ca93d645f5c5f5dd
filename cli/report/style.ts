import process from 'node:process'
import { styleText } from 'node:util'

type Format = Parameters<typeof styleText>[0]

/** Puts colour on text, or leaves it as it is. */
export type Style = (format: Format, text: string) => string

/** Colours only on a terminal, and not where the person has asked for none (no-color.org). */
export const createStyle = (): Style => {
  const wanted = process.stdout.isTTY && (process.env['NO_COLOR'] ?? '') === ''
  return wanted ? styleText : (_format, text) => text
}
