import { describe, expect, test } from 'vitest'
import { costSearch, readCostQuery, parsePlainNumber, unreadCosts } from './cost-query.ts'
import { parseCostAmount, withPlainAmounts } from './parse-cost-amount.ts'

const read = (query: string) => readCostQuery(new URLSearchParams(query))
const search = (query: string) => new URLSearchParams(query)

describe('what an address asks for', () => {
  test('nothing: a man, the defaults of the calculator', () => {
    expect(read('')).toEqual({ buyer: 'man', loan: 10_000, rate: 8.5, years: 5 })
  })

  test('all of it', () => {
    const all =
      'unit=2&buyer=joint&loan=5000000&rate=9.1&years=20&prepay=200000&prepayMonth=18&prepayYearly=50000'
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
    for (const unit of ['1.0', '1,2']) expect(read(`unit=${unit}`)).toEqual(read(''))
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

  test('keeps a text that is no number until its field is changed', () => {
    const asked = search('loan=abc&years=99')
    expect(costSearch(asked, { unit: 2 })).toBe('?unit=2&loan=abc&years=99')
    expect(costSearch(asked, { loan: 5_000_000 })).toBe('?loan=5000000&years=99')
    expect(costSearch(asked, { loan: 10_000 })).toBe('?years=99')
  })

  test('for passing on holds only ours', () => {
    const asked = search('utm_source=x&unit=3&gclid=1&years=9')
    expect(costSearch(asked, {}, new URLSearchParams())).toBe('?unit=3&years=9')
  })
})

test('what is no number within limits stays in its field, a unit aside', () => {
  expect(unreadCosts(search('loan=abc&rate=31&years=20&prepay=&prepayMonth=1.5&unit=x'))).toEqual({
    loan: 'abc',
    rate: '31',
    prepayMonth: '1.5',
  })
  expect(unreadCosts(search(`loan=${'9'.repeat(101)}`))).toEqual({})
})

test.each([
  ['12345', 'loan', 12_345],
  [' 12345 ', 'loan', 12_345],
  ['1000000001', 'loan', undefined],
  ['999', 'loan', undefined],
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
  ['८.५', 'rate', 8.5],
  ['१२', 'prepayMonth', 12],
  ['500.000', 'prepay', undefined],
  ['500.5', 'prepay', 500.5],
  ['8.125', 'rate', 8.125],
] as const)('%j as %s is %s', (text, input, value) => {
  expect(parsePlainNumber(text, input)).toBe(value)
})

test.each([
  ['50 lakh', 5_000_000],
  ['1.2 cr', 12_000_000],
  ['1 crore 20 lakh', 12_000_000],
  ['5,00,000', 500_000],
  [' ₹ 75,00,000 ', 7_500_000],
  ['pachas lakh', 5_000_000],
  ['५० लाख', 5_000_000],
  ['2500000', 2_500_000],
  ['200 crore', undefined],
  ['900 rupees', undefined],
  ['abc', undefined],
  ['5 lakh 5', undefined],
  ['50.000', undefined],
] as const)('the loan %j is %s rupees', (text, rupees) => {
  expect(parseCostAmount(text, 'loan')).toBe(rupees)
})

test.each([
  ['loan=50+lakh', 'loan=5000000'],
  [
    'utm_source=x&loan=1.2+cr&unit=2&prepay=2,00,000',
    'utm_source=x&loan=12000000&unit=2&prepay=200000',
  ],
  ['prepayYearly=dedh+lakh&loan=abc', 'prepayYearly=150000&loan=abc'],
  ['loan=5000000', undefined],
  ['loan=200+crore', undefined],
  ['rate=9+lakh', undefined],
  ['', undefined],
])('%j in plain numbers is %j', (asked, plain) => {
  expect(withPlainAmounts(search(asked))?.toString()).toBe(plain)
})
