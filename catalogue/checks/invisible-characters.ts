import { replaceHidden } from '../../domain/text/text.ts'

/** Invisible characters that pasted text brings along. */
const NAMES: Readonly<Record<string, string>> = {
  '\u0000': 'null character',
  '\u00A0': 'no-break space',
  '\u00AD': 'soft hyphen',
  '\u2007': 'figure space',
  '\u2009': 'thin space',
  '\u200B': 'zero-width space',
  '\u200C': 'zero-width non-joiner',
  '\u200D': 'zero-width joiner',
  '\u200E': 'left-to-right mark',
  '\u200F': 'right-to-left mark',
  '\u202E': 'right-to-left override',
  '\u202F': 'narrow no-break space',
  '\u2060': 'word joiner',
  '\uFEFF': 'byte order mark',
}

const nameOf = (sign: string): string =>
  `[${NAMES[sign] ?? (/\p{Cc}/u.test(sign) ? 'control character' : 'invisible character')}]`

/** A text with each invisible character replaced by its name: 'Aravalli[no-break space]Crest'. */
export const withInvisibleNamed = (text: string): string =>
  replaceHidden(text, nameOf).replace(/[^\S \t\n]/gu, nameOf)
