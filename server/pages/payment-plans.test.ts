import request from 'supertest'
import { expect, test } from 'vitest'
import { documentIn, textsIn } from '../../tests/support/html.ts'
import { copySampleData } from '../../tests/support/programs/data-copy.ts'
import { projectViewAt } from '../../tests/support/project-view.ts'
import { useTestServer } from '../../tests/support/programs/test-server.ts'
import { brochureOf } from '../brochure/content/brochure.ts'

const data = copySampleData({
  // The first plan has no days.
  'paymentPlan.json': (text) =>
    text.replace(/("the-aravalli-summit": [^]*?"plan_type_name"[^]*?)("plan_type_name")/, (plan) =>
      plan.replace(/"time_description": "[^"]*"/g, '"time_description": " "'),
    ),
})
const server = useTestServer({ DATA_DIR: data.folder })

test('a plan without days has no column of them on the page and in the brochure, another keeps its own', async () => {
  const path = '/project-details/aravalli-crest/the-aravalli-summit'
  const { text } = await request(server.url).get(path)
  const tables = [...documentIn(text).querySelectorAll('#payment table.instalments')]
  expect(tables.map((table) => textsIn(table, 'th').includes('Time'))).toEqual([false, true, true])
  expect(textsIn(tables[0] ?? documentIn(''), 'td[data-column=time]')).toEqual([])
  const view = await projectViewAt(server.services, path)
  const { sections } = brochureOf(server.services, view)
  const titles = sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === 'table' ? [block.columns.map(({ title }) => title)] : []))
    .filter((columns) => columns.includes('Installment (Total Sales Consideration)'))
  expect(titles.map((columns) => columns.includes('Time'))).toEqual([false, true, true])
})
