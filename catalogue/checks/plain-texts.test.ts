import { assert, property, stringMatching } from 'fast-check'
import { expect, it } from 'vitest'
import { parseArea } from '../../domain/area/area.ts'
import { parsePrice } from '../../domain/price/price.ts'
import { plainArea } from './rules/area-text.ts'
import { plainPrice } from './rules/price-text.ts'

// The short cuts may only let through what the domain understands.
it('takes no price for plain that cannot be parsed', () => {
  assert(
    property(stringMatching(plainPrice), (text) => {
      expect(parsePrice(text)).toBeDefined()
    }),
  )
})

it('takes no area for plain that cannot be parsed', () => {
  assert(
    property(stringMatching(plainArea), (text) => {
      expect(parseArea(text)).toBeDefined()
    }),
  )
})
