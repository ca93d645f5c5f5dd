import type { Project } from '../project/project.ts'
import { MIN_JOINED, type Name } from './names.ts'
import type { SearchItem } from './search-entries.ts'

/** What can be found, prepared for the tests below. */
export type Entry = {
  readonly item: SearchItem
  readonly project: Project | undefined
  readonly name: Name
  /** The texts in the form of `placeText`, a line each, with a blank before the first word. */
  readonly text: string
  /** Its name with its place and developer, in the same form. */
  readonly heading: string
}

/** Whether something has what is looked for. */
export type Test = (entry: Entry) => boolean

/** The entries that pass the test of every word. */
export function having(
  words: readonly string[],
  entries: readonly Entry[],
  testOf: (word: string, mayGoOn: boolean) => Test,
  mayGoOn: boolean,
): readonly Entry[] {
  const tests = words.map((word) => testOf(word, mayGoOn))
  return entries.filter((entry) => tests.every((holds) => holds(entry)))
}

/** The entries that have all words, or else all of them written as one in their name. */
export function havingWords(
  words: readonly string[],
  entries: readonly Entry[],
  mayGoOn: boolean,
  where?: 'heading',
): readonly Entry[] {
  const found = having(words, entries, (word) => hasWord(word, mayGoOn, where), mayGoOn)
  const joined = words.join('').replaceAll(' ', '')
  if (found.length > 0 || (joined.length < MIN_JOINED && !/\d\p{L}/u.test(joined))) return found
  return having([joined], entries, hasJoined, mayGoOn)
}

/** Tests for a text within any text; a number at either end is whole, but at the end `mayGoOn`. */
export function hasText(wanted: string, mayGoOn = false): Test {
  const has = finder(/^\d/.test(wanted) ? ` ${wanted}` : wanted, mayGoOn)
  return ({ text }) => has(text)
}

/** Tests for a word where a word begins, at the end of one of a name, or for several of a name as one. */
export function hasWord(word: string, mayGoOn = false, where: 'text' | 'heading' = 'text'): Test {
  const has = finder(` ${word}`, mayGoOn)
  if (/\d/.test(word)) return (entry) => has(entry[where])
  const isJoined = hasJoined(word)
  const end = `${word} `
  return (entry) => {
    const name = entry.name.text
    if (has(entry[where])) return true
    return (
      entry.name.joined.includes(word) &&
      (name.endsWith(word) || name.includes(end) || isJoined(entry))
    )
  }
}

/** Tests for words of a name that are written as one. */
function hasJoined(words: string, mayGoOn = false): Test {
  const wanted = mayGoOn ? ` ${words}` : ` ${words} `
  return ({ name }) => name.runs.includes(wanted)
}

/** Finds a text in others. A number at its end is whole unless it `mayGoOn`. */
function finder(wanted: string, mayGoOn: boolean): (text: string) => boolean {
  // A blank is everywhere in a text, and its first letter is not: without it most texts are passed
  // over four times as fast.
  const bare = wanted.trimStart()
  if (mayGoOn || !/\d$/.test(wanted)) return (text) => text.includes(bare) && text.includes(wanted)
  // 'Sector 88A' is not Sector 88.
  const after = String.raw`(?!\d|\.\d|[a-z](?![\p{L}\p{M}]))`
  const pattern = new RegExp(wanted.replaceAll('.', String.raw`\.`) + after, 'u')
  return (text) => text.includes(bare) && pattern.test(text)
}
