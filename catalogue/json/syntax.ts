import { printParseErrorCode, visit } from 'jsonc-parser'
import { unlessTooDeep } from './positions.ts'

/** A place where text is not JSON; `offset` and `length` count UTF-16 code units. */
export type SyntaxFault = { offset: number; length: number; message: string }

/** The first place that keeps the text from being JSON, in plain words: the rest may be its consequence. */
export function syntaxFault(text: string): SyntaxFault | undefined {
  if (text.trim() === '') return { offset: 0, length: 0, message: 'The file is empty' }
  const parsed = parseFault(text)
  if (parsed === undefined) return undefined
  let first: SyntaxFault | undefined
  // Nested deeper than the visitor's stack, JSON.parse's own finding has to do.
  unlessTooDeep(() =>
    visit(
      text,
      { onError: (code, offset, length) => (first ??= faultAt(text, code, offset, length)) },
      { disallowComments: true, allowTrailingComma: false },
    ),
  )
  return first ?? parsed
}

function faultAt(text: string, code: number, offset: number, length: number): SyntaxFault {
  const quote = innerQuote(text, offset)
  if (quote === undefined)
    return { offset, length, message: explain(printParseErrorCode(code), text, offset, length) }
  const message =
    'A double quote (") inside a text must be written as \\": put a backslash before it, or write a single quote instead'
  return { offset: quote, length: 1, message }
}

/**
 * The double quote that ended a text too soon, where a fault at `offset` follows one on a line that
 * ends as texts do: `"He said "yes" to it",`.
 */
function innerQuote(text: string, offset: number): number | undefined {
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1
  const behind = text.indexOf('\n', offset)
  const line = text.slice(lineStart, behind === -1 ? text.length : behind).trimEnd()
  const before = line.slice(0, offset - lineStart)
  const rest = line.slice(offset - lineStart)
  // What follows is a word and, further on, a quote that ends the text.
  if (!/^[\p{L}\p{N}]/u.test(rest) || !/"[,}\]]*$/.test(rest) || !/"\s*$/.test(before))
    return undefined
  const value = /^\s*(?:"(?:[^"\\]|\\.)*"\s*:\s*)?"/.exec(line)?.[0].length ?? 0
  const quote = before.trimEnd().length - 1
  return quote >= value ? lineStart + quote : undefined
}

/** What JSON.parse itself says, with its own position where it gives one. */
function parseFault(text: string): SyntaxFault | undefined {
  try {
    JSON.parse(text)
    return undefined
  } catch (error) {
    const position = error instanceof Error && /at position (\d+)/.exec(error.message)?.[1]
    const offset = position ? Number(position) : text.length
    return { offset, length: 1, message: 'This is not JSON' }
  }
}

const twoCommas = 'There are two commas in a row: remove one'
const closing = /^[}\]]/
const trailingComma = (bracket: string) =>
  `There is a comma before the closing ${bracket}: remove the comma, or add what is missing after it`

function explain(code: string, text: string, offset: number, length: number): string {
  const token = text.slice(offset, offset + Math.min(length, 20))
  const before = text
    .slice(Math.max(0, offset - 200), offset)
    .trimEnd()
    .at(-1)
  switch (code) {
    case 'InvalidSymbol':
      return explainSymbol(token)
    case 'InvalidNumberFormat':
    case 'UnexpectedEndOfNumber':
      return `The number ${token} is not complete`
    case 'PropertyNameExpected':
      if (before === ',' && closing.test(token)) return trailingComma(token)
      if (before === ',' && token.startsWith('{'))
        return 'A closing } is missing above: the record before this one is still open'
      if (before === ',' && token === ',') return twoCommas
      return before === ',' &&
        /^\d/.test(token) &&
        /\d,$/.test(text.slice(Math.max(0, offset - 2), offset))
        ? 'A number has a point before its decimals, not a comma, and no commas between its digits'
        : 'A property name in double quotes (") is expected here'
    case 'ValueExpected':
      if (before === ',' && closing.test(token)) return trailingComma(token)
      return before === ',' && token === ',' ? twoCommas : 'A value is missing here'
    case 'ColonExpected':
      return 'A colon (:) is missing between the property name and its value'
    case 'CommaExpected':
      if (before === '0' && text[offset - 1] === '0' && /^\d/.test(token))
        return 'A number must not start with 0; put a number with leading zeros in double quotes'
      return closing.test(token)
        ? `This closing ${token} does not match the bracket that is still open`
        : 'A comma is missing before this'
    case 'CloseBraceExpected':
      return 'A closing } is missing'
    case 'CloseBracketExpected':
      return 'A closing ] is missing'
    case 'EndOfFileExpected':
      return 'The data ended before this: there may be one closing bracket too many above'
    case 'InvalidCommentToken':
    case 'UnexpectedEndOfComment':
      return 'Comments are not allowed in these files: remove it'
    case 'UnexpectedEndOfString':
      return 'The text that starts here is not closed on its line: a double quote (") is missing, or a line break inside it must be written as \\n'
    case 'InvalidUnicode':
      return '\\u must be followed by four digits or letters a to f'
    case 'InvalidEscapeCharacter':
      return 'A backslash in text must be written twice (\\\\), or be followed by one of " / b f n r t u'
    case 'InvalidCharacter':
      return 'This text holds a tab or another control character: write \\t for a tab, \\n for a new line'
    default:
      return 'This is not JSON'
  }
}

function explainSymbol(token: string): string {
  if (/^['‘’“”„`]/.test(token))
    return `Names and texts are written between straight double quotes ("), not ${token.charAt(0)}`
  if (token.trim() === '' || /^[\u200b-\u200f\ufeff]/.test(token))
    return 'There is an invisible special character here: remove it or write an ordinary space'
  if (/^(true|false|null)$/i.test(token))
    return `Write ${token.toLowerCase()} in small letters, not ${token}`
  if (/^[+\-.\d]/.test(token)) return `${token} is not a number as JSON writes it`
  return `${token} is not allowed here: names and texts are written between double quotes (")`
}
