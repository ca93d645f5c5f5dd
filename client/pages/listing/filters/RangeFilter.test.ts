import { describe, expect, it } from 'vitest'
import { boundsOf, draftOf } from './RangeFilter.tsx'

const limits = { min: 1, max: 500, step: 0.1 }
const read = (min: string, max: string) => boundsOf({ min, max }, limits)

describe('boundsOf', () => {
  it('reads both ends', () => expect(read('1.5', '20')).toEqual({ min: 1.5, max: 20 }))
  it('takes an empty field as open', () => expect(read('', ' ')).toEqual({}))
  it('takes a bound at its own limit as open', () => expect(read('1', '500')).toEqual({}))
  it('moves values into the limits', () => {
    expect(read('0.2', '9000')).toEqual({})
    expect(read('9000', '')).toEqual({ min: 500 })
  })
  it('puts reversed bounds in order', () => expect(read('20', '5')).toEqual({ min: 5, max: 20 }))
  it('ignores what is no number', () => expect(read('many', '5')).toEqual({ max: 5 }))
})

it('draftOf writes what boundsOf reads', () => {
  expect(draftOf({ min: 2.5 })).toEqual({ min: '2.5', max: '' })
  expect(boundsOf(draftOf({ min: 2.5, max: 7 }), limits)).toEqual({ min: 2.5, max: 7 })
})
