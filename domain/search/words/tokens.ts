/** A word or number of a query, and what it was before its spelling was settled. */
export type Token = {
  readonly text: string
  /** The number it stands for: '2.5', 'two', 'do' (Hindi two). */
  readonly number?: number
  /** As typed. */
  readonly typed: string
}

const NUMBER_WORDS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  hundred: 100,
  ek: 1,
  do: 2,
  teen: 3,
  char: 4,
  chaar: 4,
  paanch: 5,
  panch: 5,
  chhe: 6,
  saat: 7,
  aath: 8,
  nau: 9,
  das: 10,
  bees: 20,
  tees: 30,
  chalis: 40,
  pachas: 50,
  pachaas: 50,
  saath: 60,
  assi: 80,
  nabbe: 90,
  sau: 100,
  half: 0.5,
  aadha: 0.5,
  dedh: 1.5,
  derh: 1.5,
  dhai: 2.5,
  adhai: 2.5,
  dhaai: 2.5,
  // By themselves; before a number they move it.
  sava: 1.25,
  sawa: 1.25,
  paun: 0.75,
  pauna: 0.75,
  paune: 0.75,
  saade: 0.5,
  sadhe: 0.5,
  saadhe: 0.5,
}

/** Short forms in places' names, as people type them. */
const SHORT_FORMS: Readonly<Record<string, string>> = {
  sec: 'sector',
  sect: 'sector',
  sectors: 'sector',
  extn: 'extension',
  ext: 'extension',
  extention: 'extension',
  rd: 'road',
  exp: 'expressway',
  expy: 'expressway',
  expwy: 'expressway',
  expway: 'expressway',
  xpressway: 'expressway',
  ph: 'phase',
  mg: 'mg',
}

/**
 * A query or a name as words: lower case, accents dropped, '3bhk' and '2cr' parted, thousands
 * separators taken out of numbers, '&' read as 'and', everything that is no letter, digit or
 * meaningful sign a gap.
 */
export function tokensOf(text: string): Token[] {
  const latin = /^[ -~]*$/.test(text)
    ? text.toLowerCase()
    : text
        .normalize('NFKD')
        .replace(/\p{M}/gu, '')
        .toLowerCase()
        .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
  const plain = latin
    .replaceAll('&', ' and ')
    .replace(/['’`]/g, '')
    .replace(/\b(?:rs|inr)\b\.?|₹/g, ' ₹ ')
    // Western and Indian thousands.
    .replace(/\d{1,3}(?:,\d{2,3})+(?!\d)/g, (digits) => digits.replaceAll(',', ''))
    .replace(/(\d)-?(\p{L})/gu, '$1 $2')
    .replace(/(\p{L})(\d)/gu, '$1 $2')
  const words = plain.match(/\d+(?:\.\d+)?|\.\d+|\p{L}+|[₹+<>–—-]/gu) ?? []
  return words.map((typed) => {
    const settled = typed === '–' || typed === '—' ? '-' : (SHORT_FORMS[typed] ?? typed)
    const number = /^[\d.]/.test(typed) ? Number(typed) : numberWord(typed)
    return { text: settled, typed, ...(number !== undefined && { number }) }
  })
}

function numberWord(word: string): number | undefined {
  return Object.hasOwn(NUMBER_WORDS, word) ? NUMBER_WORDS[word] : undefined
}

/** The words of a name as they are compared: 'Sector-84' and 'sec 84' are ['sector', '84']. */
export function wordsOf(name: string): string[] {
  return tokensOf(name)
    .map(({ text }) => text)
    .filter((text) => text !== '-' && text !== '+')
}
