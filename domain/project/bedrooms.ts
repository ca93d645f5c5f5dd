import { asciiDigits } from '../text/ascii-digits.ts'
import { collapseSpaces, distinctTexts } from '../text/text.ts'

/** A number of rooms, and how their unit is written behind it: '3 BHK', '3-bhk', '3 bedrooms'. */
const COUNT = String.raw`\d{1,2}(?:\.\d)?(?![\d.]*\d)`
const UNIT = String.raw`(?:b\.?\s?h\.?\s?k\b\.?s?|bhks|bed\s?rooms?\b|beds?\b)`
const MORE = String.raw`\+|(?:and|&|or)\s*(?:more|above)|onwards|plus`
const BETWEEN = String.raw`\s*(?:-|–|—|‑|‒|to)\s*`

/**
 * Matches '3 BHK', '4+ BHK', '4 BHK and above', '3 BHK + Study', and '3' alone in a bedrooms field.
 */
const SINGLE = new RegExp(
  `^(?:(?<min>min|minimum|at least|from)\\s+)?(?<count>${COUNT})\\s*(?<plus>\\+)?\\s*-?\\s*(?<unit>${UNIT})?\\s*(?<more>(?:${MORE})(?!\\s*[\\p{L}\\d]))?(?<rest>.*)$`,
  'isu',
)

/** Matches '3-4 BHK' and '2 BHK to 4 BHK'. */
const RANGE = new RegExp(
  `^(${COUNT})\\s*-?\\s*(?:${UNIT})?${BETWEEN}(${COUNT})\\s*(\\+?)\\s*-?\\s*(?:${UNIT})?\\s*(\\+?)$`,
  'iu',
)

/** What parts alternatives: '2, 3 & 4 BHK', '3 BHK / 4 BHK', '3 BHK 4 BHK'. */
const SEPARATOR = String.raw`[,;/|]|&(?! ?(?:above|more))|\b(?:and|or)\b(?! ?(?:above|more))|(?<=\dbhk|\d bhk|\d-bhk) (?=\d)`
/** Matches a separator, or an alternative with its notes in brackets, in which nothing is parted. */
const ALTERNATIVES = new RegExp(
  `(?:${SEPARATOR})|(?<part>(?:\\([^()]*\\)|(?!${SEPARATOR}).)+)`,
  'giu',
)

/** What editors write where a project has no bedrooms. */
const NONE = /^(?:-+|–|n\.?\s?\/?\s?a\.?|nil|none|not applicable)$/i

/** A configuration as it is read: how many rooms it has, and whether that many are the least. */
type Rooms = { readonly count: number; readonly isMinimum: boolean; readonly rest: string }

/**
 * The single configurations of a project, from a list or a text separated by commas, slashes,
 * '&', 'and' or 'or': '2, 3 & 4 BHK' is ['2 BHK', '3 BHK', '4 BHK'], and so is '2-4 BHK'. Spelling
 * is settled ('3bhk' is '3 BHK'), the order is the editor's.
 */
export function parseBedrooms(value: string | readonly string[] | undefined): string[] {
  if (value === undefined) return []
  const texts = typeof value === 'string' ? [value] : value
  return distinctTexts(texts.flatMap(configurationsIn))
}

/** Homes and other units that are told apart by a name: 'Duplex', 'Penthouse with terrace', 'Office space'. */
const NAMED =
  /(?<!\p{L})(?:1 RK|studio|simplex|duplex|triplex|quadplex|penthouse|villa|villament|house|bungalow|farmhouse|mansion|cottage|floor|flat|apartment|suite|loft|plot|land|shop|office|showroom|retail|space|unit|kiosk|food court|warehouse|sco|स्टूडियो|डुप्लेक्स|पेंटहाउस|विला|फ्लैट|प्लॉट|दुकान|ऑफिस)(?:e?s)?(?!\p{L})/iu
const COUNTS = new RegExp(`(?!1 RK)\\p{Nd}|\\b${UNIT}`, 'iu')

/**
 * Whether a configuration can be read: it has a plain number of rooms or names a kind of home. So '2+1
 * BHK', 'three BHK', 'on request' and 'a few' cannot.
 */
export function isReadableConfiguration(configuration: string): boolean {
  return (
    roomsOf(configuration) !== undefined ||
    (NAMED.test(configuration) && !COUNTS.test(configuration))
  )
}

/**
 * Whether configurations answer the one asked for (docs/product.md, 'Listing and filters'): the
 * same number of rooms, so that '4 BHK' is neither '4.5 BHK' nor '14 BHK'; 'N BHK+' is N rooms or
 * more. A text without a number of rooms is looked for as a part of theirs.
 */
export function bedroomMatcher(wanted: string): (configuration: string) => boolean {
  const wantedRooms = roomsOf(standardBedrooms(wanted))
  const text = wanted.trim().toLowerCase()
  if (!wantedRooms) return (configuration) => configuration.toLowerCase().includes(text)
  return (configuration) => {
    const roomCounts = roomsOf(configuration)
    if (!roomCounts) return false
    if (wantedRooms.isMinimum) return roomCounts.count >= wantedRooms.count
    return roomCounts.count === wantedRooms.count && roomCounts.rest.includes(wantedRooms.rest)
  }
}

/** Whether a text asks for a number of rooms: '5 BHK', '3bhk+'. */
export function countsRooms(text: string): boolean {
  return /\p{L}/u.test(text) && roomsOf(standardBedrooms(text)) !== undefined
}

/** One configuration in its usual spelling: '3bhk' is '3 BHK', '4+ bhk' is '4 BHK+'. */
export function standardBedrooms(text: string): string {
  const plain = collapseSpaces(withPlainNumbers(text))
  const { min, count, plus, unit, more, rest = '' } = SINGLE.exec(plain)?.groups ?? {}
  const isAlone = rest.trim() === ''
  // A number of something else, such as square feet, does not count rooms.
  if (count === undefined || (unit === undefined && !isAlone) || /^\s*[-.\d]/.test(rest))
    return plain.replace(/(\d)\s*-?\s*rk\b/gi, '$1 RK')
  const isMinimum = min !== undefined || plus !== undefined || more !== undefined
  return `${Number(count)} BHK${isMinimum ? '+' : ''}${isAlone ? '' : ` ${rest.trim()}`}`
}

/** A text with its numbers in plain digits: '2½', '2 ½', '2 1/2' and '2-1/2' are '2.5'. */
const withPlainNumbers = (text: string): string =>
  asciiDigits(text).replace(/(?<=\d)(?:\s*½|[\s-]+1\/2(?!\d))/g, '.5')

function roomsOf(standardText: string): Rooms | undefined {
  const [, count, plus, rest = ''] =
    /^(\d{1,2}(?:\.\d)?) BHK(?![a-z])(\+)?(.*)$/isu.exec(standardText) ?? []
  if (count === undefined || Number(count) === 0) return undefined
  return { count: Number(count), isMinimum: plus !== undefined, rest: rest.trim().toLowerCase() }
}

function configurationsIn(text: string): string[] {
  if (NONE.test(text.trim())) return []
  return withPlainNumbers(text)
    .split('\n')
    .flatMap((line) => [...collapseSpaces(line).matchAll(ALTERNATIVES)])
    .map(({ groups }) => groups?.part?.trim() ?? '')
    .filter((part) => part !== '')
    .flatMap((part) => {
      const [, from, to, ...more] = RANGE.exec(part) ?? []
      if (from === undefined || to === undefined) return [standardBedrooms(part)]
      const [low = 0, high = 0] = [Number(from), Number(to)].sort((one, other) => one - other)
      const counts = [...new Set([low, ...wholeNumbers(low, high), high])]
      return counts.map((count) => `${count} BHK${count === high ? more.join('') : ''}`)
    })
}

/** The whole numbers from one number to another, both included. */
export const wholeNumbers = (from: number, to: number): number[] =>
  Array.from(
    { length: Math.max(0, Math.floor(to) - Math.ceil(from) + 1) },
    (_, index) => Math.ceil(from) + index,
  )
