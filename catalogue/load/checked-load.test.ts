import { expect, test } from 'vitest'
import { copySampleData } from '../../tests/support/programs/data-copy.ts'
import { createCatalogueStore } from './catalogue-store.ts'
import { createCheckedLoad } from './load.ts'

const copy = copySampleData()

test('a reload refuses what validate calls an error, be every file good in itself, and takes warnings', async () => {
  const load = createCheckedLoad(copy.folder)
  const live = await createCatalogueStore(load)
  const before = live.current
  const plans = copy.read('paymentPlan.json')
  copy.write(
    'paymentPlan.json',
    plans.replace('"installment_percentage": 10', '"installment_percentage": 32'),
  )
  expect(await live.reload()).toMatchObject({
    replaced: false,
    problems: [
      {
        file: 'paymentPlan.json',
        line: 5,
        reason: expect.stringContaining('the instalments add up to 122, not 100') as string,
        kind: 'refused',
      },
    ],
  })
  expect(live.current).toBe(before)

  copy.restore('paymentPlan.json')
  const projects = copy.read('residentialProjects.json')
  copy.write('residentialProjects.json', projects.replace('"₹ 2.9 Cr – 4.75 Cr"', '"a fortune"'))
  expect(await live.reload()).toEqual({ replaced: true, problems: [] })
  expect(live.current.project('the-aravalli-summit')?.priceText).toBe('a fortune')
})
