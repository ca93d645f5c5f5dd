import { describe, expect, test } from 'vitest'
import { dataFileNames, dataFiles, type DataFileName } from '../data-files.ts'
import { checkSchema } from './schema-check.ts'

test.each(dataFileNames)('the schema of %s refuses what is plainly wrong', (name) => {
  const wrong = {
    list: [{}, [{}]],
    map: [[], { key: 1 }],
    groups: [[], { key: 1 }],
    single: [{}, []],
  }
  for (const value of wrong[dataFiles[name].shape]) expect(checkSchema(name, value)).not.toEqual([])
})

test('a file may name its schema where its top level is an object', () => {
  const link = { $schema: '../schemas/x.schema.json' }
  expect(checkSchema('paymentPlan', link)).toEqual([])
  expect(checkSchema('residentialProjects', link)).toEqual([])
  expect(checkSchema('site', { ...link, name: 'A' })).toEqual([])
})

const project = { id: 'a', name: 'Tower A' }
const inFile = (change: object) => ({ dev: [project, { id: 'b', name: 'Tower B', ...change }] })

describe('a project', () => {
  test.each([
    [
      { price: 25 },
      '/dev/1/price',
      '"price" must be text in double quotes, but it is the number 25',
    ],
    [{ images: 'a.jpg' }, '/dev/1/images', '"images" must be a list in [ ], but it is "a.jpg"'],
    [{ images: ['a', ''] }, '/dev/1/images/1', 'entry 2 of "images" must not be empty'],
    [{ budget: [1] }, '/dev/1/budget', '"budget" must have at least 2 entries'],
    [
      { budget: ['1', 2] },
      '/dev/1/budget/0',
      'entry 1 of "budget" must be a number, but it is "1"',
    ],
    [{ area: null }, '/dev/1/area', '"area" must be text in double quotes, but it is null'],
    [{ bedrooms: 3 }, '/dev/1/bedrooms', 'text in double quotes or a list in [ ]'],
    [{ id: 1.5 }, '/dev/1/id', '"id" must be text in double quotes or a whole number'],
    [{ id: ' ' }, '/dev/1/id', '"id" must not be empty'],
  ])('%j is refused in an editor’s words', (change, pointer, words) => {
    const [finding, ...others] = checkSchema('commercialProjects', inFile(change))
    expect(others).toEqual([])
    expect(finding?.pointer).toBe(pointer)
    expect(finding?.message).toMatch(/^project "Tower B": /)
    expect(finding?.message).toContain(words)
  })

  test('without a name it is called by its id, without both by its place', () => {
    expect(checkSchema('residentialProjects', { dev: [{ id: 7 }] })).toMatchObject([
      { pointer: '/dev/0', message: 'project "7": "name" is missing', missing: 'name' },
    ])
    expect(checkSchema('residentialProjects', { dev: ['x'] })).toMatchObject([
      { pointer: '/dev/0', message: expect.stringContaining('project 1 of "dev" must be a group') },
    ])
  })

  test('an empty optional text is the same as none', () => {
    const empty = { price: '', area: '', localities: '', possession: '', image: '', category: '' }
    expect(checkSchema('residentialProjects', inFile(empty))).toEqual([])
  })
})

describe('other files', () => {
  test.each<[DataFileName, unknown, string, string]>([
    ['floorPlan', {}, '', 'the file must be a list in [ ], but it is a group of properties'],
    ['paymentPlan', [], '', 'the file must be a group of properties in { }, but it is a list'],
    [
      'paymentPlan',
      { a: [{ plan_type_name: 'Flexi', schedule_entries: [{ particulars: 'x' }] }] },
      '/a/0/schedule_entries/0',
      'payment plan "Flexi" of "a": "installment_percentage" is missing in entry 1 of "schedule_entries"',
    ],
    [
      'floorPlan',
      [{ id: 1, floors: [{ configuration: '2 BHK', images: [{ url: 5 }] }] }],
      '/0/floors/0/images/0/url',
      'floor plan "1": "url" of entry 1 of "images" of entry 1 of "floors" must be text',
    ],
    ['testimonials', [{ name: 'A', rating: 7, review: 'x' }], '/0/rating', 'must be 5 or less'],
    ['topLocalities', [{ id: 'x' }], '/0', 'locality "x": "name" is missing'],
    [
      'leadingRealEstateDevelopers',
      [{ id: 'x', name: 'X', type: 'houses' }],
      '/0/type',
      'developer "X": "type" must name at least one of residential, commercial, plots, sco',
    ],
    [
      'locationData',
      { sohna: { coordinates: { lat: 280, lng: 77 } } },
      '/sohna/coordinates/lat',
      'location "sohna": "lat" of "coordinates" must be 90 or less, but it is the number 280',
    ],
    ['site', { name: 'A', email: 'x' }, '/email', '"email" must be an e-mail address'],
    ['site', { name: 'A', whatsapp: '+91 1' }, '/whatsapp', 'without + or spaces'],
  ])('%s', (name, value, pointer, words) => {
    expect(checkSchema(name, value)).toEqual([
      expect.objectContaining({ pointer, message: expect.stringContaining(words) }),
    ])
  })

  test('keys with slashes, tildes and prototype names are ordinary keys', () => {
    const value: unknown = JSON.parse('{"a/b~c": 1, "__proto__": 2, "constructor": 3}')
    expect(checkSchema('sitePlanData', value).map(({ pointer }) => pointer)).toEqual([
      '/a~1b~0c',
      '/__proto__',
      '/constructor',
    ])
  })
})
