import { expect, test } from 'vitest'
import { fit, wrap } from './paragraph.ts'
import type { Style } from './page-style.ts'

const style: Style = { face: 'text', size: 10, leading: 1.5 }
/** Every letter half as wide as the text is high. */
const measure = (text: string, { size }: Style) => text.length * size * 0.5

test.each([
  ['words stay whole', 'one two three', ['one two', 'three']],
  ['a no-break space holds', 'of ₹\u00A02 Cr', ['of ₹\u00A02', 'Cr']],
  ['a long number breaks at its signs', 'A/BCDE/2024', ['A/BCDE/', '2024']],
  ['a long word breaks anywhere', 'abcdefghijk', ['abcdefgh', 'ijk']],
  ['letters keep their marks', 'कि'.repeat(5), ['कि'.repeat(4), 'कि']],
  ['nothing is no line', ' ', []],
])('%s', (_what, text, lines) => {
  const paragraph = wrap(measure, text, style, 40)
  expect(paragraph.lines).toEqual(lines)
  expect(paragraph.height).toBe(lines.length * 15)
})

test('the largest size that fits is taken, the smallest where none does', () => {
  const at = (text: string) => fit(measure, text, style, 40, { sizes: [20, 10, 8], most: 1 })
  expect(at('four').style.size).toBe(20)
  expect(at('four five').style.size).toBe(8)
  expect(at('nine letters').style.size).toBe(8)
})
