// @vitest-environment jsdom
import { act } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { draw, type } from '../../../../tests/support/draw.ts'
import type { ShellView } from '../../../layout/shell-context.ts'
import { PageRouter } from '../../../routing/page-router.tsx'
import { CostProvider } from '../cost/cost-context.tsx'
import { LoanFields, Prepayment } from './LoanFields.tsx'

const shell = {} as ShellView

/** The fields of the calculator at an address, as visitors use them. */
async function calculator(address = '/') {
  const { place } = await draw(
    <MemoryRouter initialEntries={[address]}>
      <PageRouter
        data={{ shell, result: { kind: 'page', page: {} } }}
        load={() => new Promise(() => undefined)}
      >
        <CostProvider units={[]}>
          <LoanFields />
          <Prepayment />
        </CostProvider>
      </PageRouter>
    </MemoryRouter>,
  )
  const input = (name: string) => place.querySelector<HTMLInputElement>(`input[name=${name}]`)
  return {
    place,
    input,
    slider: place.querySelector<HTMLInputElement>('input[type=range]'),
    leave: (name: string) =>
      act(() => input(name)?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))),
    /** The sentences that fields are described by. */
    errors: () =>
      [...place.querySelectorAll('[aria-invalid]')].map(
        (one) =>
          place.querySelector(`#${one.getAttribute('aria-describedby')?.split(' ').at(-1)}`)
            ?.textContent,
      ),
  }
}

/** What was typed has been read. */
const readerLoaded = () => act(() => vi.dynamicImportSettled())

const LOAN_ERROR = 'Write an amount from ₹ 1,000 to ₹ 100 Cr, such as 50 lakh or 1.2 cr.'

test('a slider sets its field also where the focus, and what was typed, stays there', async () => {
  const { input, slider } = await calculator()
  input('loan')?.focus()
  type(input('loan'), '500')
  type(slider, '10')
  expect(input('loan')?.value).toBe('20000')
  expect(slider?.getAttribute('aria-valuetext')).toBe('₹ 20,000')
})

test('what cannot be read stays, is said once the field is left, and computes nothing', async () => {
  const { place, input, slider, leave, errors } = await calculator('/?loan=2500000')
  for (const text of ['abc', '999', '200 crore']) {
    type(input('loan'), text)
    await readerLoaded()
    expect(errors()).toEqual([])
    leave('loan')
    expect(input('loan')?.value).toBe(text)
    expect(errors()).toEqual([LOAN_ERROR])
    expect(place.textContent).toContain('₹ 25 Lakh')
  }
  type(slider, '20')
  expect(input('loan')?.value).toBe('200000')
  expect(errors()).toEqual([])
})

test.each([
  ['years', ['3', '31'], 'Last accepted: 3 years'],
  ['years', ['18', '180'], 'Last accepted: 18 years'],
  ['years', ['20', ''], 'Last accepted: 20 years'],
  ['rate', ['30', '30.', '30.1'], 'Last accepted: 30%'],
  ['prepayMonth', ['40', '400'], undefined],
])('while %s is typed as %j, what was accepted last is marked', async (name, typed, mark) => {
  const { place, input } = await calculator('/?prepay=5000')
  expect(place.textContent).toContain('You pay')
  for (const text of typed) type(input(name), text)
  expect(/Last accepted: \d+(?:%| years)/.exec(place.textContent)?.[0]).toBe(mark)
  expect(place.textContent).not.toContain('You pay')
})

test('an emptied field shows the number that counts again', async () => {
  const { input, leave, errors } = await calculator('/?loan=abc')
  expect(errors()).toEqual([LOAN_ERROR])
  type(input('loan'), '')
  leave('loan')
  expect(input('loan')?.value).toBe('10000')
  expect(errors()).toEqual([])
})

test("an address's texts that are no numbers stay in their fields", async () => {
  const { input, errors } = await calculator('/?loan=abc&rate=9x&years=99&prepayMonth=1.5')
  const texts = ['loan', 'rate', 'years', 'prepayMonth'].map((name) => input(name)?.value)
  expect(texts).toEqual(['abc', '9x', '99', '1.5'])
  expect(errors()).toEqual([
    LOAN_ERROR,
    'Write a number from 0.1 to 30.',
    'Write a number from 1 to 30.',
    'Write a whole number from 1 to 360.',
  ])
})

test('what was typed late to be read does not undo what was set meanwhile', async () => {
  const { input, slider } = await calculator()
  input('loan')?.focus()
  type(input('loan'), '50 lakh')
  type(slider, '10')
  await readerLoaded()
  expect(input('loan')?.value).toBe('20000')
})
