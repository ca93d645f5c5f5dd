import { printParseErrorCode, visit } from 'jsonc-parser'
import { shortened } from '../../domain/text/text.ts'

/** A place where text is not JSON; `offset` and `length` count UTF-16 code units. */
export type SyntaxFinding = { offset: number; length: number; message: string }

/**
 * The first mistake that keeps a text from being JSON, in plain words; others may follow from it.
 */
export function syntaxFinding(text: string): SyntaxFinding | undefined {
  if (text.trim() === '') return { offset: 0, length: 0, message: 'The file is empty' }
  let first: SyntaxFinding | undefined
  visit(
    text,
    { onError: (code, offset, length) => (first ??= findingAt(text, code, offset, length)) },
    { disallowComments: true, allowTrailingComma: false },
  )
  return first
}

function findingAt(text: string, code: number, offset: number, length: number): SyntaxFinding {
  const before = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset)
  // A name without its closing quote, a colon and a text: `"name: "The Summit",`.
  if (/^[\s{,]*"[^":]*:\s*"\s*$/.test(before) && /^[^"\n]*"\s*[,}\n]/.test(text.slice(offset)))
    return { offset, length, message: OPEN_NAME }
  const name = printParseErrorCode(code)
  if (name === 'EndOfFileExpected') {
    const [whole, blank = '', word = ''] =
      /^([\s,]*)([^\s,:"{}[\]]*)/.exec(text.slice(offset)) ?? []
    if (whole !== undefined && word !== '' && !/^\/[/*]/.test(word))
      return { offset: offset + blank.length, length: word.length, message: strayWord(word) }
  }
  const quote = innerQuote(text, offset)
  if (quote === undefined) return { offset, length, message: explain(name, text, offset, length) }
  const message =
    'A double quote (") inside a text must be written as \\": put a backslash before it, or write a single quote instead'
  return { offset: quote, length: 1, message }
}

const strayWord = (word: string): string =>
  `"${shortened(word, 20)}" stands outside of every record: remove it`

/**
 * The double quote that ended a text too soon, where a finding at `offset` follows it on a line
 * that ends as texts do: `"He said "yes" to it",`.
 */
function innerQuote(text: string, offset: number): number | undefined {
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1
  const lineEnd = text.indexOf('\n', offset)
  const line = text.slice(lineStart, lineEnd === -1 ? text.length : lineEnd).trimEnd()
  const before = line.slice(0, offset - lineStart)
  const rest = line.slice(offset - lineStart)
  // A word follows the quote, and further on another quote ends the text.
  if (!/^[\p{L}\p{N}]/u.test(rest) || !/"[,}\]]*$/.test(rest) || !/"\s*$/.test(before))
    return undefined
  const value = /^\s*(?:"(?:[^"\\]|\\.)*"\s*:\s*)?"/.exec(line)?.[0].length ?? 0
  const quote = before.trimEnd().length - 1
  return quote >= value ? lineStart + quote : undefined
}

const OPEN_NAME =
  'The name before the colon lacks its closing quote: write a double quote (") before the colon'

const NO_COMMENTS = 'Comments are not allowed in these files: remove it'

const OPEN_RECORD = 'A closing } is missing above: the record before this one is still open'

export const TWO_COMMAS = 'There are two commas in a row: remove one'

const closing = /^[}\]]/

/** Messages by jsonc-parser's codes, for findings in any place. */
const messages: Readonly<Record<string, string>> = {
  ColonExpected: 'A colon (:) is missing between the property name and its value',
  CloseBraceExpected: 'A closing } is missing',
  CloseBracketExpected: 'A closing ] is missing',
  EndOfFileExpected: 'The data ended before this: there may be one closing bracket too many above',
  InvalidCommentToken: NO_COMMENTS,
  UnexpectedEndOfComment: NO_COMMENTS,
  UnexpectedEndOfString:
    'The text that starts here is not closed on its line: a double quote (") is missing, or a line break inside it must be written as \\n',
  InvalidUnicode: '\\u must be followed by four digits or letters a to f',
  InvalidEscapeCharacter:
    'A backslash in text must be written twice (\\\\), or be followed by one of " / b f n r t u',
  InvalidCharacter:
    'This text holds a tab or another control character: write \\t for a tab, \\n for a new line',
}

function explain(code: string, text: string, offset: number, length: number): string {
  const token = text.slice(offset, offset + Math.min(length, 20))
  const before = text.slice(Math.max(0, offset - 200), offset)
  const isBehindComma = before.trimEnd().endsWith(',')
  switch (code) {
    case 'InvalidSymbol':
      return explainSymbol(token)
    case 'InvalidNumberFormat':
    case 'UnexpectedEndOfNumber':
      return `The number ${token} is not complete`
    case 'PropertyNameExpected':
    case 'ValueExpected':
      if (isBehindComma && closing.test(token))
        return `There is a comma before the closing ${token}: remove the comma, or add what is missing after it`
      if (isBehindComma && token === ',') return TWO_COMMAS
      if (code === 'ValueExpected') return 'A value is missing here'
      if (isBehindComma && token.startsWith('{')) return OPEN_RECORD
      return /\d,$/.test(before) && /^\d/.test(token)
        ? 'A number has a point before its decimals, not a comma, and no commas between its digits'
        : 'A property name in double quotes (") is expected here'
    case 'CommaExpected':
      if (before.endsWith('0') && /^\d/.test(token))
        return 'A number must not start with 0; put a number with leading zeros in double quotes'
      if (token.startsWith('{') && !before.trimEnd().endsWith('}')) return OPEN_RECORD
      return closing.test(token)
        ? `This closing ${token} does not match the bracket that is still open`
        : 'A comma is missing before this'
    default:
      return messages[code] ?? 'This is not JSON'
  }
}

const CONFLICT =
  'git could not merge two versions here: keep the lines of one between <<<<<<< and >>>>>>>, and remove these marks'
const LEFT_OVER =
  'This line is a mark of git, left over where it could not merge two versions: remove the line, and look whether both versions are still there'

/** A line that is a mark of git: `<<<<<<< HEAD`, `|||||||`, `=======`, `>>>>>>> name`. */
const MARK = /^[ \t]*(<{7}|\|{7}|={7}|>{7})(?=[ \t\r]|$).*$/gmu

/**
 * What git has marked where it could not merge: a finding at the start of each conflict, or at each
 * mark where no whole conflict is left; and the text with spaces in place of the marks.
 */
export function conflictsIn(text: string) {
  const marks = [...text.matchAll(MARK)].map(({ index, 0: line, 1: mark = '' }) => ({
    offset: index + line.indexOf(mark),
    length: line.trim().length,
    mark: mark.charAt(0),
  }))
  const isWhole = /<.*=.*>/.test(marks.map(({ mark }) => mark).join(''))
  const findings = marks
    .filter(({ mark }) => !isWhole || mark === '<')
    .map(({ offset, length }): SyntaxFinding => ({
      offset,
      length,
      message: isWhole ? CONFLICT : LEFT_OVER,
    }))
  return { isWhole, findings, withoutMarks: text.replace(MARK, (line) => ' '.repeat(line.length)) }
}

function explainSymbol(token: string): string {
  if (/^['‘’“”„`]/.test(token))
    return `Names and texts are written between straight double quotes ("), not ${token.charAt(0)}`
  if (token.startsWith('\0'))
    return 'There are null characters here, as a crash leaves them: take the file from a copy, or remove them'
  if (/^[\p{C}\p{Z}]/u.test(token))
    return 'There is an invisible special character here: remove it or write an ordinary space'
  if (/^(true|false|null)$/i.test(token))
    return `Write ${token.toLowerCase()} in small letters, not ${token}`
  if (/^[=：]/.test(token)) return `Write a colon (:) here, not ${token.charAt(0)}`
  if (/^(?:[;،，、]|\.$)/.test(token)) return `Write a comma (,) here, not ${token.charAt(0)}`
  if (/^(?:#|<!--)/.test(token)) return NO_COMMENTS
  if (/^(?:[+-]|\.{2,}|…)$/.test(token)) return `${token} is not allowed here: remove it`
  if (/^[+\-.\d]/.test(token)) return `${token} is not a number as JSON writes it`
  return `${token} is not allowed here: names and texts are written between double quotes (")`
}
