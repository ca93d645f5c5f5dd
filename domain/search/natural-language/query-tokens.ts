import { tokensOf, type Token } from '../../amount/amount-tokens.ts'
import { visibleText } from '../../text/fold-text.ts'

/** A query or a name as words, numbers and the signs that mean something beside an amount. */
export const queryTokens = (text: string): Token[] =>
  tokensOf(visibleText(text))
    // A range is also written '1.8~2.2 cr' or '1.8…2.2 cr'.
    .map((token) => (/^(?:~|…|\.{2,})$/.test(token.text) ? { ...token, text: '-' } : token))
    .filter((token) => /[\p{L}\p{N}]|^[₹+<>≤≥/%$€£-]$/u.test(token.text))
    // 'sector no. 84' means 'sector 84'.
    .filter(
      ({ text: word }, index, { [index - 1]: before }) =>
        !(word === 'no' && before?.text === 'sector'),
    )
