// Invisible characters that pasted text brings along. The joiners belong to the letters of Indian
// scripts, and are only reported elsewhere.
const names: Readonly<Record<string, string>> = {
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
  '\u202F': 'narrow no-break space',
  '\u2060': 'word joiner',
  '\uFEFF': 'byte order mark',
}

const characters =
  // oxlint-disable-next-line no-control-regex -- what a broken program leaves, and what steers a terminal
  /[\u0000-\u0008\u000B-\u001F\u007F-\u00A0\u00AD\u2007\u2009\u200B\u200E\u200F\u202F\u2060\uFEFF]|(?<![\p{M}\p{Lo}])[\u200C\u200D]/gu

/** A text with each invisible character replaced by its name: 'Aravalli[no-break space]Crest'. */
export const withInvisibleNamed = (text: string): string =>
  text.replace(characters, (character) => `[${names[character] ?? 'control character'}]`)
