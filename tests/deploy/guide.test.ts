import { createHmac } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { signature } from '../../server/enquiries/delivery/webhook.ts'
import { toStoredEnquiry } from '../../server/enquiries/stored-enquiry.ts'
import type { EnquiryRow } from '../../server/enquiries/store/tables.ts'

const guide = readFileSync('docs/deploy.md', 'utf8')

test('the guide says what to do at each alarm', () => {
  const { groups } = parse(readFileSync('deploy/alerts.yaml', 'utf8')) as {
    groups: { rules: { alert: string }[] }[]
  }
  const told = [...guide.matchAll(/^\| ([A-Z]\w+(?:, \w+)*) +\|/gm)].flatMap(([, names = '']) =>
    names.split(', '),
  )
  const alarms = groups.flatMap(({ rules }) => rules.map(({ alert }) => alert))
  expect(told.toSorted()).toEqual(alarms.toSorted())
})

test("the guide's webhook is the one that is sent", () => {
  const [, example = ''] = /```json\n([^]*?)```/.exec(guide) ?? []
  const sent = toStoredEnquiry({ suspect: null } as EnquiryRow)
  expect(Object.keys(JSON.parse(example) as object)).toEqual(Object.keys(sent))
  const body = '{"name":"Asha"}'
  expect(signature(body, 'secret')).toBe(
    `sha256=${createHmac('sha256', 'secret').update(body).digest('hex')}`,
  )
})

test('every file that the guide names is there', () => {
  const named = [...guide.matchAll(/\bdeploy\/[\w./-]*\w/g)].map(([path]) => path)
  expect(named.length).toBeGreaterThan(5)
  // Written by the operator.
  for (const path of named) expect(path === 'deploy/.env' || existsSync(path), path).toBe(true)
})
