import { expect, test } from 'vitest'
import { emptyValue, hasField, kindOf, type FormSchema } from './form-schema.ts'

test.each<[FormSchema, string, unknown]>([
  [{ type: 'string' }, 'text', ''],
  [{ type: ['string', 'integer'] }, 'text', ''],
  [{ type: ['string', 'array'], items: {} }, 'text', ''],
  [{ type: ['null', 'number'] }, 'number', ''],
  [{ type: 'integer' }, 'number', ''],
  [{ type: 'boolean' }, 'boolean', ''],
  [{ type: 'array', items: { type: 'object' } }, 'list', []],
  [{ items: {} }, 'list', []],
  [{ properties: {} }, 'group', {}],
  [{ enum: ['a'] }, 'text', ''],
])('%j is a field of the kind %s', (schema, kind, value) => {
  expect(kindOf(schema)).toBe(kind)
  expect(emptyValue(schema)).toEqual(value)
})

const record: FormSchema = {
  type: 'object',
  properties: {
    id: { type: 'string', readOnly: true },
    rooms: { type: ['string', 'array'], items: { type: 'string' } },
    floors: { type: 'array', items: { type: 'object', properties: { area: {} } } },
    links: { type: 'object', additionalProperties: { type: 'string' } },
  },
}

test.each([
  ['id', true],
  ['floors/0/area', true],
  ['floors/0/price', false],
  ['links/x', true],
  // A list that is shown as one text has one field.
  ['rooms', true],
  ['rooms/0', false],
  ['other', false],
])('whether there is a field at %s', (path, is) => {
  expect(hasField(record, path.split('/'), { id: 'x' })).toBe(is)
})

test('a read-only value that is not there has no field', () => {
  expect(hasField(record, ['id'], {})).toBe(false)
})
