import { describe, expect, it } from 'vitest'
import { parsePrice } from '../../../domain/price/parse-price.ts'
import { fixPrice } from './amount-rules.ts'

describe('a price with a slip of the pen', () => {
  it.each([
    ['₹ 2.5 Crr', '₹ 2.5 Cr'],
    ['₹ 95 lkhs', '₹ 95 L'],
    ['₹ 2.9 Croe - 4.75 Crore', '₹ 2.9 Cr – 4.75 Cr'],
    ['₹ 2,5 Cr', '₹ 2.5 Cr'],
  ])('%s is probably %s', (text, meant) => {
    expect(parsePrice(text)).toBeUndefined()
    expect(fixPrice(text)).toBe(meant)
  })

  it.each(['ask Ravi', 'fourteen kroner', '$ 2 million', '₹ 2.5', 'about a kroner', '2.5.5 Cr'])(
    '%s is left alone',
    (text) => {
      expect(fixPrice(text)).toBeUndefined()
    },
  )
})
