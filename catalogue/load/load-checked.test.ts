import { afterAll, expect, test } from 'vitest'
import { copySampleData } from '../../tests/support/programs/data-copy.ts'
import { createCatalogueHolder } from './holder.ts'
import { createCheckedLoad } from './load-checked.ts'

const copy = copySampleData()
afterAll(copy.dispose)

test('a reload refuses what validate calls an error, be every file good in itself, and takes warnings', async () => {
  const load = createCheckedLoad(copy.folder)
  const holder = await createCatalogueHolder(load)
  const before = holder.current
  const plans = copy.read('paymentPlan.json')
  copy.write(
    'paymentPlan.json',
    plans.replace('"installment_percentage": 10', '"installment_percentage": 32'),
  )
  expect(await holder.reload()).toMatchObject({
    swapped: false,
    problems: [
      {
        file: 'paymentPlan.json',
        line: 5,
        reason: expect.stringContaining('the instalments add up to 122, not 100') as string,
        kind: 'refused',
      },
    ],
  })
  expect(holder.current).toBe(before)

  copy.restore('paymentPlan.json')
  const projects = copy.read('residentialProjects.json')
  copy.write('residentialProjects.json', projects.replace('"₹ 2.9 Cr – 4.75 Cr"', '"a fortune"'))
  expect(await holder.reload()).toEqual({ swapped: true, problems: [] })
  expect(holder.current.project('the-aravalli-summit')?.priceText).toBe('a fortune')
})
