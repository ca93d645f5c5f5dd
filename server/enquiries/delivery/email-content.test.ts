import { expect, test } from 'vitest'
import { headerText, replyAddress } from './email-content.ts'

test.each([
  ['Asha\u202E321', 'Asha321'],
  ['\u2066Asha\u2069\u200B \u00ADRao\uFEFF', 'Asha Rao'],
  ['क्\u200Dष', 'क्\u200Dष'],
  ['A\u200Dsha', 'Asha'],
  ['Asha\r\n Rao\u0085\u001b[2J', 'Asha Rao[2J'],
])('%j stands in a header as %j', (name, shown) => {
  expect(headerText(name)).toBe(shown)
})

test.each(['x', 'क्षि', '👩‍👩‍👧', 'e\u0301'])(
  'a long name of %s is cut behind a whole letter',
  (letter) => {
    const cut = headerText(letter.repeat(3000))
    expect(Buffer.byteLength(cut)).toBeLessThan(210)
    expect(cut).toMatch(new RegExp(`^(?:${letter})+…$`, 'u'))
  },
)

test.each([
  ['asha@example.org', 'asha@example.org'],
  ['asha.rao+flat@उदाहरण.भारत', 'asha.rao+flat@xn--p1b6ci4b4b3a.xn--h2brj9c'],
  ['आशा@example.org', undefined],
  ['asha..rao@example.org', undefined],
  ['.asha@example.org', undefined],
  [`${'a'.repeat(65)}@example.org`, undefined],
  [`asha@${'b'.repeat(64)}.org`, undefined],
  [`asha@${'ब'.repeat(60)}.भारत`, undefined],
  ['asha@example..org', undefined],
  [null, undefined],
])('an answer to %s goes to %s', (email, address) => {
  expect(replyAddress({ name: 'Asha', email })?.address).toBe(address)
})
