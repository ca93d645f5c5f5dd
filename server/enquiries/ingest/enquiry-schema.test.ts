import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import request from 'supertest'
import { expect, test } from 'vitest'
import { useEnquiryService } from '../../../tests/support/enquiries/delivering-service.ts'

const schema = JSON.parse(
  readFileSync(new URL('../../../schemas/enquiry.schema.json', import.meta.url), 'utf8'),
) as { properties: Record<string, unknown> }
const accepts = new Ajv2020({ allowUnionTypes: true }).compile(schema)
const service = useEnquiryService()

const person = { name: 'Asha', phone: '98765 43210' }

test.each([
  [person, true],
  [{ ...person, phone: 9876543210, projectId: 1024, marketing: true, elapsedMs: 4000 }, true],
  [{ ...person, submissionId: '' }, true],
  [{ ...person, submissionId: '0B5C4B0E-1111-4222-8333-444455556666', other: 'x' }, true],
  [Object.fromEntries(Object.keys(schema.properties).map((name) => [name, ''])), false],
  [{ name: 'Asha' }, false],
  [{ ...person, name: ' ' }, false],
  [{ ...person, message: [] }, false],
  [{ ...person, submissionId: '42' }, false],
  [{ ...person, contactBy: 'whatsapp', callTime: 'evening' }, true],
  [{ ...person, contactBy: 'fax' }, false],
  [{ ...person, callTime: 'night' }, false],
])('the schema and the endpoint judge %j alike', async (body, good) => {
  expect(accepts(body)).toBe(good)
  const answer = await request(service.app).post('/api/enquiry').send(body)
  expect(answer.status === 201).toBe(good)
})

test('all fields fit into one enquiry', () => {
  expect(Object.keys(schema.properties).length).toBeLessThanOrEqual(30)
})
