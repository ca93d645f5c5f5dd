import { expect, it } from 'vitest'
import { repairGarbledText } from './repair-garbled-text.ts'

const garbled = (text: string): string =>
  new TextDecoder('windows-1252').decode(new TextEncoder().encode(text))

it.each([
  'Café Residency',
  '₹ 2.5 Cr',
  '₹ 95 L – 1.4 Cr',
  'Buyer’s “choice”',
  '1200\u00A0sq. ft.',
  '45° ½ acre',
  'गुड़गांव में 3 BHK',
  'தமிழ்நாடு',
  'Сад',
  '🏠 home',
])('%s is known again though it was read as Western text', (written) => {
  expect(garbled(written)).not.toBe(written)
  expect(repairGarbledText(garbled(written))?.text).toBe(written)
})

it.each([
  ['R&amp;D park', 'R&D park'],
  ['&#8377; 2 Cr &#x2013; 3 Cr', '₹ 2 Cr – 3 Cr'],
  ['Cafe\u0301 Court', 'Café Court'],
])('%s means %s', (text, meant) => {
  expect(repairGarbledText(text)?.text).toBe(meant)
})

it.each([
  'Café Résidence «CAFÉ»',
  'SÃO PAULO',
  'naïve façade – ½ acre, 5°',
  '₹ 2.5 Cr',
  'R&D; AT&T park & more',
  'गुड़गांव क़िला',
  'தமிழ்நாடு',
  'Ā Ē Ī',
])('%s is as it was written', (text) => {
  expect(repairGarbledText(text)).toBeUndefined()
})

it('says what is garbled first', () => {
  expect(repairGarbledText('The CafÃ© &amp; Bar')).toMatchObject({ from: 'Ã©', to: 'é' })
})
