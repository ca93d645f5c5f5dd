import { tokensOf, type Token } from '../../amount/amount-tokens.ts'
import { withPlusBehind } from '../../amount/plus-behind.ts'
import { visibleText } from '../../text/text.ts'
import { withoutPossessives } from '../names.ts'

/** In a query without blanks, as in an address, a plus between words is one: 'under+2cr+gurgaon'. */
const withBlanks = (text: string): string =>
  /\s/.test(text) ? text : text.replace(/(?<=\p{L})\+(?=[\p{L}\d])/gu, ' ')

/** A query or a name as words, numbers and the signs that mean something beside an amount. */
export const queryTokens = (text: string): Token[] =>
  tokensOf(withPlusBehind(withBlanks(withoutPossessives(visibleText(text)))))
    // A range is also written '1.8~2.2 cr' or '1.8…2.2 cr'.
    .map((token) => (/^(?:~|…|\.{2,})$/.test(token.text) ? { ...token, text: '-' } : token))
    // A star or cross counts between the sides of a plot only: '40*60'.
    .filter(
      ({ text }, index, { [index - 1]: before, [index + 1]: after }) =>
        /[\p{L}\p{N}]|^[₹+<>≤≥/%$€£-]$/u.test(text) ||
        (/^[*×]$/.test(text) && before?.number !== undefined && after?.number !== undefined),
    )
    // 'sector no. 84' means 'sector 84'.
    .filter(
      ({ text: word }, index, { [index - 1]: before }) =>
        !(word === 'no' && before?.text === 'sector'),
    )

/** The words of a text that blanks separate. */
export const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '))
