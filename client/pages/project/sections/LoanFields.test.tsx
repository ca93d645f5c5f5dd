// @vitest-environment jsdom
import { BrowserRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { draw, type } from '../../../../tests/support/draw.ts'
import { CostProvider } from '../cost/cost.tsx'
import { LoanFields } from './LoanFields.tsx'

test('a slider sets its field also where the focus, and what was typed, stays there', async () => {
  const { place } = await draw(
    <BrowserRouter>
      <CostProvider>
        <LoanFields />
      </CostProvider>
    </BrowserRouter>,
  )
  const [field, slider] = [...place.querySelectorAll('input')]
  field?.focus()
  type(field, '500')
  type(slider, '2001000')
  expect(field?.value).toBe('2001000')
})
