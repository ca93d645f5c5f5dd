import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sampleFolder } from '../data-folder.fixture.ts'
import { storeFile } from './stored-file.ts'
import { storeChecked, storeUsable } from './store-checked.ts'
import type { StoredFileName } from './stored-names.ts'

const stored = (text: string, accepts: (part: object) => boolean = () => true) =>
  storeFile<'sitePlanData'>(Buffer.from(text), { accepts, numbers: new Map() })

const names: readonly StoredFileName[] = [
  'floorPlan',
  'paymentPlan',
  'projectAmenities',
  'projectSpecifications',
  'amenitiesImages',
  'locationData',
  'sitePlanData',
]

test.each(names)('every record of the sample’s %s is what JSON.parse makes of it', (name) => {
  const bytes = readFileSync(join(sampleFolder, `${name}.json`))
  const whole = JSON.parse(bytes.toString()) as object
  const records = Array.isArray(whole)
    ? (whole as { id: string | number }[]).map((record) => [String(record.id), record] as const)
    : Object.entries(whole)
  for (const file of [storeChecked(name, bytes, new Map()), storeUsable(whole, new Map())]) {
    expect(file?.keys().toSorted()).toEqual(records.map(([key]) => key).toSorted())
    for (const [key, record] of records) expect(file?.find(key)).toEqual(record)
    expect(JSON.stringify(file?.whole())).toBe(JSON.stringify(whole))
  }
})

test('records of a large file are found in all its parts, whatever is written between them', () => {
  const record = (at: number) => ({ name: `"{₹ ${at}}\\, [`, sitePlanImages: ['x'.repeat(5000)] })
  const file = Object.fromEntries(
    Array.from({ length: 100 }, (_, at) => [`"key": ${at}`, record(at)]),
  )
  const found = stored(`\uFEFF ${JSON.stringify(file, undefined, '\t').replaceAll('\n', '\r\n')}\n`)
  for (const [key, value] of Object.entries(file)) expect(found?.find(key)).toEqual(value)
})

test('a record is frozen through and through', () => {
  const record = stored('{"a": {"name": "A", "sitePlanImages": ["x"]}}')?.find('a')
  expect([record, record?.sitePlanImages].every(Object.isFrozen)).toBe(true)
})

test('the first key that the file has counts, by its spelling before any other', () => {
  const file = stored('{"PF-1": {"name": "B"}, "pf-1": {"name": "C"}, "__proto__": {"name": "P"}}')
  const nameOf = (...keys: (string | undefined)[]) => file?.find(...keys)?.name
  expect(nameOf('PF-1')).toBe('B')
  expect(nameOf('pf-1')).toBe('C')
  expect(nameOf(undefined, 'nobody', 'Pf-1', 'PF-1')).toBe('B')
  expect(nameOf('__proto__')).toBe('P')
  expect(file?.find('toString')).toBeUndefined()
})

test('of records with one id the first counts', () => {
  const bytes = Buffer.from('[{"id": 7, "name": "A"}, {"name": "N"}, {"id": "7", "name": "B"}]')
  const file = storeFile<'floorPlan'>(bytes, { accepts: () => true, numbers: new Map() })
  expect(file?.find('7')?.name).toBe('A')
  expect(file?.keys()).toEqual(['7', '', '7'])
})

test.each([
  ['nothing in it', '{}', []],
  ['an empty list', ' [ ] ', []],
])('%s', (_, text, keys) => {
  expect(stored(text)?.keys()).toEqual(keys)
  expect(stored(text)?.find('a')).toBeUndefined()
})

test.each([
  ['broken', '{"a": 1 2}'],
  ['cut off', '{"a": [1'],
  ['with a key twice', '{"a": [], "a": []}'],
  ['with a key twice, spelled in two ways', String.raw`{"a": [], "\u0061": []}`],
  ['with a key twice within a record', '{"a": {"b": 1, "b": 2}}'],
  ['no list or object', '"a"'],
])('a file is not stored that is %s', (_, text) => {
  expect(stored(text)).toBeUndefined()
})

test('a file is not stored in another encoding, nor with what is not accepted', () => {
  const latin = Buffer.from('{"a": "é"}', 'latin1')
  expect(storeFile(latin, { accepts: () => true, numbers: new Map() })).toBeUndefined()
  expect(stored('{"a": 1}', () => false)).toBeUndefined()
  const schema = Buffer.from('{"$schema": "x", "a": []}')
  expect(storeChecked('paymentPlan', schema, new Map())).toBeUndefined()
})
