import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sampleFolder } from '../data-folder.fixture.ts'
import { editJson, type JsonEdit } from './edit-json.ts'
import { toPointer } from './pointer.ts'

const edit = (text: string, ...edits: JsonEdit[]): string => editJson(text, edits)

const remove = (pointer: string): JsonEdit => ({ type: 'remove', pointer })
const insert = (id: string, before?: number): JsonEdit => ({
  type: 'insert',
  pointer: '',
  value: { id },
  ...(before !== undefined && { before }),
})

const list = `[
  { "id": "a" },
  { "id": "b" },
  { "id": "c" }
]
`

describe('editing a file', () => {
  it('sets a value, renames a key and leaves every other byte', () => {
    const text = '{"a" :  1,\r\n\t"b\\u0041": [ true ] }\r\n'
    expect(
      edit(
        text,
        { type: 'set', pointer: '/a', value: 'é"' },
        { type: 'rename', pointer: '/bA', key: 'c' },
      ),
    ).toBe('{"a" :  "é\\"",\r\n\t"c": [ true ] }\r\n')
  })

  it('finds what stands below half a character, and leaves that as it is', () => {
    const text = String.raw`{"a\ud83d": {"b": 1}, "c": "\udE00"}`
    const set: JsonEdit = { type: 'set', pointer: '/a\ufffd/b', value: 2 }
    expect(edit(text, set)).toBe(text.replace('1', '2'))
  })

  it.each<[string, JsonEdit[], string[]]>([
    ['the last two', [remove('/1'), remove('/2')], ['a']],
    [
      'the first, and puts two at the end',
      [remove('/0'), insert('x'), insert('y')],
      ['b', 'c', 'x', 'y'],
    ],
    ['all, and puts one there', [remove('/0'), remove('/1'), remove('/2'), insert('x')], ['x']],
    [
      'what it changes too',
      [{ type: 'set', pointer: '/2/id', value: 'gone' }, remove('/2')],
      ['a', 'b'],
    ],
  ])('removes %s', (_, edits, ids) => {
    const after = edit(list, ...edits)
    expect((JSON.parse(after) as { id: string }[]).map(({ id }) => id)).toEqual(ids)
    expect(after).toMatch(/^\[\n {2}\{[^]*\}\n\]\n$/)
    expect(after.split('\n').filter((line) => line.startsWith('  {'))).toHaveLength(ids.length)
  })

  it.each([
    ['{}', '{\n  "k": {\n    "a": [\n      1\n    ]\n  }\n}'],
    ['{"x":1}', '{"x":1,"k":{"a":[1]}}'],
    ['{\n\t"x": [1, 2]\n}', '{\n\t"x": [1, 2],\n\t"k": {\n\t\t"a": [\n\t\t\t1\n\t\t]\n\t}\n}'],
    [
      '{\r\n  "x": 1\r\n}',
      '{\r\n  "x": 1,\r\n  "k": {\r\n    "a": [\r\n      1\r\n    ]\r\n  }\r\n}',
    ],
  ])('lays out what it inserts as the rest of %j is', (text, after) => {
    expect(edit(text, { type: 'insert', pointer: '', key: 'k', value: { a: [1] } })).toBe(after)
  })

  it.each<JsonEdit>([
    { type: 'set', pointer: '/9', value: 1 },
    { type: 'rename', pointer: '/0', key: 'x' },
    remove('/0/name'),
    remove(''),
    { type: 'insert', pointer: '', key: 'x', value: 1 },
    { type: 'insert', pointer: '/0', value: 1 },
    { type: 'insert', pointer: '/0/id', value: 1 },
    insert('x', 7),
  ])('refuses what cannot be done: $type at "$pointer"', (impossible) => {
    expect(() => edit(list, impossible)).toThrow(
      /^(There is nothing to change|A list takes no key)/,
    )
  })

  it('leaves the file as it was where what is put in is taken out again', () => {
    const layouts = fc.constantFrom<(value: unknown) => string>(
      (value) => JSON.stringify(value),
      (value) => `${JSON.stringify(value, undefined, 2)}\n`,
      (value) => JSON.stringify(value, undefined, '\t').replaceAll('\n', '\r\n'),
    )
    const entries = fc.array(
      fc.json().map((text) => JSON.parse(text) as unknown),
      { maxLength: 4 },
    )
    fc.assert(
      fc.property(layouts, entries, fc.nat(), fc.boolean(), (lay, values, at, asObject) => {
        const keyed = Object.fromEntries(values.map((value, index) => [`k${index}`, value]))
        const text = lay({ below: asObject ? keyed : values })
        const index = at % (values.length + 1)
        const name = asObject ? `k${index}` : index
        const inserted = edit(text, {
          type: 'insert',
          pointer: '/below',
          value: { new: ['₹'] },
          ...(asObject ? { key: 'new' } : {}),
          ...(index < values.length ? { before: name } : {}),
        })
        const parsed = (JSON.parse(inserted) as { below: object }).below
        expect(Object.values(parsed)[index]).toEqual({ new: ['₹'] })
        const pointer = toPointer(['below', asObject ? 'new' : index])
        expect(edit(inserted, remove(pointer))).toBe(text)
      }),
    )
  })

  it('writes a record of the sample data as the sample has it', () => {
    for (const file of readdirSync(sampleFolder).filter((name) => name.endsWith('.json'))) {
      const text = readFileSync(join(sampleFolder, file), 'utf8')
      const value = JSON.parse(text) as Record<string, unknown>
      const edits = Object.entries(value).map(([key, entry]): JsonEdit => ({
        type: 'set',
        pointer: toPointer([key]),
        value: entry,
      }))
      expect(edit(text, ...edits)).toBe(text)
    }
  })
})
