import { describe, expect, test } from 'vitest'
import { costSearch, readCostNumber, readCostQuery } from './cost-query.ts'

const read = (query: string) => readCostQuery(new URLSearchParams(query))
const search = (query: string) => new URLSearchParams(query)

describe('what an address asks for', () => {
  test('nothing: a man, the defaults of the calculator', () => {
    expect(read('')).toEqual({ buyer: 'man', loan: 10_000, rate: 8.5, years: 5 })
  })

  test('all of it', () => {
    const all =
      'unit=2&buyer=joint&loan=50,00,000&rate=9.1&years=20&prepay=200000&prepayMonth=18&prepayYearly=50000'
    expect(read(all)).toEqual({
      unit: 2,
      buyer: 'joint',
      loan: 5_000_000,
      rate: 9.1,
      years: 20,
      prepay: 200_000,
      prepayMonth: 18,
      prepayYearly: 50_000,
    })
  })

  test('what is out of range or no number is ignored', () => {
    const wrong =
      'unit=0&buyer=company&loan=999&rate=30.1&years=x&prepay=-5&prepayMonth=361&prepayYearly=1e9'
    expect(read(wrong)).toEqual(read(''))
    for (const unit of ['1.0', ' 3', '1,2']) expect(read(`unit=${unit}`)).toEqual(read(''))
  })
})

describe('an address with changes', () => {
  test('keeps what others put there and leaves out defaults', () => {
    expect(costSearch(search('utm_source=x&buyer=woman&unit=3'), { buyer: 'man' })).toBe(
      '?utm_source=x&unit=3',
    )
    expect(costSearch(search('buyer=woman'), { loan: 2_500_000 })).toBe('?buyer=woman&loan=2500000')
    expect(costSearch(search('buyer=woman'), { buyer: 'man' })).toBe('')
  })

  test('for passing on holds only ours', () => {
    const asked = search('utm_source=x&unit=3&gclid=1&years=99')
    expect(costSearch(asked, {}, new URLSearchParams())).toBe('?unit=3')
  })
})

test.each([
  ['1,00,000', 'loan', 100_000],
  [' ₹ 25,00,000 ', 'loan', 2_500_000],
  ['12345', 'loan', 12_345],
  ['1000000001', 'loan', undefined],
  ['0.1', 'rate', 0.1],
  ['.5', 'rate', 0.5],
  ['0', 'rate', undefined],
  ['abc', 'rate', undefined],
  ['', 'rate', undefined],
  ['1e3', 'loan', undefined],
  ['-5', 'years', undefined],
  ['1.5', 'prepayMonth', undefined],
  ['0', 'prepay', undefined],
  ['30', 'years', 30],
] as const)('%j as %s is %s', (text, input, value) => {
  expect(readCostNumber(text, input)).toBe(value)
})
