import request from 'supertest'
import { expect, test } from 'vitest'
import { documentIn, textsIn } from '../../tests/support/html.ts'
import { copySampleData } from '../../tests/support/programs/data-copy.ts'
import { useTestServer } from '../../tests/support/programs/test-server.ts'

const data = copySampleData({
  // The first plan has no days.
  'paymentPlan.json': (text) =>
    text.replace(/("the-aravalli-summit": [^]*?"plan_type_name"[^]*?)("plan_type_name")/, (plan) =>
      plan.replace(/"time_description": "[^"]*"/g, '"time_description": " "'),
    ),
})
const server = useTestServer({ DATA_DIR: data.folder })

test('a plan without days has no column of them, another keeps its own', async () => {
  const path = '/project-details/aravalli-crest/the-aravalli-summit'
  const { text } = await request(server.url).get(path)
  const tables = [...documentIn(text).querySelectorAll('#payment table.instalments')]
  expect(tables.map((table) => textsIn(table, 'th').includes('Time'))).toEqual([false, true, true])
  expect(textsIn(tables[0] ?? documentIn(''), 'td[data-column=time]')).toEqual([])
})
