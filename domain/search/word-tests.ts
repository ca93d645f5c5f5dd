import type { Project } from '../project/project.ts'
import { MIN_JOINED, type Name } from './names.ts'
import type { SearchItem } from './search-entries.ts'

/** What can be found, prepared for the tests below. */
export type Entry = {
  readonly item: SearchItem
  readonly project: Project | undefined
  readonly name: Name
  /** The texts in the form of `placeText`, a line each, with a blank before the first word and behind the last. */
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

/** Fewer letters begin or stand inside too many words by chance: 'corn' is in 'corner', 'race' in 'terraces'. */
const MIN_PART = 5

/**
 * Tests for words where a word begins; a few letters are a whole word, but in a name, place or developer.
 * A number at the end is whole unless it `mayGoOn`.
 */
export function hasText(words: string, mayGoOn = false, where: 'text' | 'heading' = 'text'): Test {
  const begins = finder(` ${words}`, mayGoOn)
  if (/\d/.test(words)) return (entry) => begins(entry[where])
  const isPart = words.length >= MIN_PART
  const whole = ` ${words} `
  return ({ heading, text }) => {
    // Most texts do not have the letters at all.
    if (!text.includes(words)) return false
    if (isPart) return heading.includes(words) || (where === 'text' && text.includes(` ${words}`))
    return begins(heading) || (where === 'text' && text.includes(whole))
  }
}

/** The same for a word, which may be several of a name as one. */
export function hasWord(word: string, mayGoOn = false, where: 'text' | 'heading' = 'text'): Test {
  const has = hasText(word, mayGoOn, where)
  const isJoined = hasJoined(word)
  return (entry) => has(entry) || (entry.name.joined.includes(word) && isJoined(entry))
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
