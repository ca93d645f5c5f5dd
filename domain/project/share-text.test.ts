import { expect, test } from 'vitest'
import { shareText } from './share-text.ts'

const summit = {
  name: 'The Summit',
  developer: 'Aravalli',
  localitiesText: 'Sector 65, Gurgaon',
  priceText: '₹ 2.9 Cr',
}
const LINE = 'The Summit by Aravalli, Sector 65, Gurgaon, ₹ 2.9 Cr'

test.each([
  ['a project', [summit], `${LINE}\nhttps://a.example/p`],
  [
    'one without a place',
    [{ ...summit, localitiesText: '' }],
    'The Summit by Aravalli, ₹ 2.9 Cr\nhttps://a.example/p',
  ],
  [
    'a long list',
    Array.from({ length: 12 }, () => summit),
    `${`${LINE}\n`.repeat(10)}and 2 more\nhttps://a.example/p`,
  ],
])('%s is passed on by name, place, price and address', (_, projects, expected) => {
  expect(shareText(projects, 'https://a.example/p')).toBe(expected)
})
