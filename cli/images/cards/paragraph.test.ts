import { beforeAll, describe, expect, it } from 'vitest'
import { fitText, type Fit } from './paragraph.ts'
import { canSet, lineWidth, openDisplay, type Typeface } from './typeface.ts'

const column = 456
const fits: readonly Fit[] = [
  { size: 68, lines: 2 },
  { size: 44, lines: 3 },
]

let display: Typeface

beforeAll(async () => {
  display = await openDisplay()
})

describe('a title', () => {
  it.each([
    ['The Aravalli Summit', 68, ['The Aravalli', 'Summit']],
    ['Verdant 53', 68, ['Verdant 53']],
    // Balanced: no line is left with one short word.
    [
      'Homes, plots and workplaces, chosen with care',
      44,
      ['Homes, plots', 'and workplaces,', 'chosen with care'],
    ],
    // A name that two others make is parted between them.
    [
      'Thiruvananthapuram-Kazhakkoottam Residences',
      44,
      ['Thiruvananthapuram-', 'Kazhakkoottam', 'Residences'],
    ],
    ['Villas 24/7', 68, ['Villas 24/7']],
    ['अरावली शिखर निवास', 68, ['अरावली', 'शिखर निवास']],
  ])('%s is set at %i px', (text, size, lines) => {
    expect(fitText(display, text, column, fits)).toEqual({ size, lines })
  })

  it.each([
    'The Residences at Shree Mahalakshmi Riverfront Township Phase II, Tower C, North Wing',
    'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
    'श्री महालक्ष्मी रिवरफ्रंट टाउनशिप के निवास और व्यावसायिक परिसर, चरण दो, उत्तर',
    '',
  ])('never leaves its column: %s', (text) => {
    const { lines, size } = fitText(display, text, column, fits)
    expect(lines.length).toBeLessThanOrEqual(3)
    for (const line of lines) expect(lineWidth(display, line, size)).toBeLessThanOrEqual(column)
  })

  it('ends with an ellipsis where it is cut off', () => {
    const { lines } = fitText(display, 'word '.repeat(60), column, fits)
    expect(lines).toHaveLength(3)
    expect(lines.at(-1)).toMatch(/word…$/u)
  })
})

it.each([
  ['₹ 2.9 Cr – 4.75 Cr onwards*', true],
  ['Ačić & Søn’s Đường', true],
  ['गुरुग्राम 65', true],
  ['Sunrise ☀', true],
  ['東京タワー', false],
])('%s can be set: %s', (text, can) => {
  expect(canSet(display, text)).toBe(can)
})

it('joins the letters of Hindi words', () => {
  // Conjuncts and vowel signs take less room than their letters one by one.
  const apart = Array.from('श्री', (letter) => lineWidth(display, letter, 100))
  expect(lineWidth(display, 'श्री', 100)).toBeLessThan(apart.reduce((sum, one) => sum + one) * 0.8)
})
