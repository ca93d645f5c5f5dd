import {
  connectives,
  GROUPED,
  readTokens,
  rule,
  UNIT_SPELLINGS,
  type AreaUnit,
  type Connective,
  type Placed,
  type TokenRule,
} from '../amount/tokens.ts'

type Meaning =
  | { readonly is: 'number'; readonly value: number }
  | { readonly is: 'unit'; readonly unit: AreaUnit }
  | { readonly is: Connective | 'and' | 'lead' | 'word' | 'note' }

/** One piece of an area text, and where it stands there. */
export type AreaToken = Placed<Meaning>

/** A full stop or colon may follow a word. */
const END = '[.:]?'

const word = (source: string, meaning: Meaning): TokenRule<Meaning> =>
  rule(`(?:${source})(?![a-z])${END}`, () => meaning)

const units = Object.entries(UNIT_SPELLINGS) as [AreaUnit, string][]

const RULES: readonly TokenRule<Meaning>[] = [
  // '1,540' is one number, '1540,1780' are two; '1,54,0' is a slip.
  rule(String.raw`(?:${GROUPED})(?:\.\d+|(?!,?\d))|\d{4,}(?=,\d{4,})`, ([digits]) => ({
    is: 'number',
    value: Number(digits.replaceAll(',', '')),
  })),
  rule(String.raw`\([^)]*\)`, () => ({ is: 'note' })),
  ...units.map(([unit, spellings]) => word(spellings, { is: 'unit', unit })),
  ...connectives(END),
  word('start|starts|starting', { is: 'from' }),
  word('and|or', { is: 'and' }),
  word(
    'plot|carpet|super|built|builtup|covered|saleable|land|unit|total|areas?|sizes?|at|approx|approximately|about|between',
    { is: 'lead' },
  ),
  word('[a-z]+', { is: 'word' }),
  rule('[,;/|&]', () => ({ is: 'and' })),
]

/** The pieces of an area text in their order, or undefined when any of it is not understood. */
export const readAreaTokens = (text: string): AreaToken[] | undefined => readTokens(text, RULES)
