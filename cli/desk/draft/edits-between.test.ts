import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { editJson } from '../../../catalogue/json/edit-json.ts'
import { editsBetween } from './edits-between.ts'

const text = `{
  "name": "A",
  "list": [
    {"id": 1, "n": [1,  2]},
    {
      "id": 2
    },
    { "id": 3, "text": "x" }
  ],
  "last": true
}
`
const value = JSON.parse(text) as { name: string; list: Record<string, unknown>[]; last: boolean }
const [one, two, three] = value.list
const edited = (to: unknown) =>
  editJson(
    text,
    editsBetween(value, to, [], () => ['name', 'middle', 'more', 'list', 'last']),
  )

describe('the edits of a draft', () => {
  it.each<[string, unknown, string, string]>([
    ['a text', { ...value, name: 'B' }, '"A"', '"B"'],
    [
      'new properties in the order of the schema',
      { ...value, more: 2, middle: 1 },
      '"list"',
      '"middle": 1,\n  "more": 2,\n  "list"',
    ],
    [
      'an entry that moves as it is written',
      { ...value, list: [two, one, three] },
      '{"id": 1, "n": [1,  2]},\n    {\n      "id": 2\n    },',
      '{\n      "id": 2\n    },\n    {"id": 1, "n": [1,  2]},',
    ],
    [
      'what is left of a list',
      { ...value, list: [one, { ...three, text: 'y' }] },
      '{\n      "id": 2\n    },\n    { "id": 3, "text": "x" }',
      '{ "id": 3, "text": "y" }',
    ],
    ['a property that goes', { name: 'A', list: value.list }, '],\n  "last": true', ']'],
  ])('change only %s', (_what, to, before, after) => {
    expect(text).toContain(before)
    expect(edited(to)).toBe(text.replace(before, after))
  })

  it('make any value of any other', () => {
    const json = fc.letrec<{ tree: unknown; object: unknown }>((tie) => ({
      tree: fc.oneof(
        { maxDepth: 4 },
        fc.constantFrom('a', 'b', 1, true),
        fc.array(tie('tree'), { maxLength: 5 }),
        tie('object'),
      ),
      object: fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), tie('tree')),
    })).object
    fc.assert(
      fc.property(json, json, fc.constantFrom(undefined, 2), (from, to, step) => {
        const written = JSON.stringify(from, undefined, step)
        const edits = editsBetween(from, to, [], () => ['d', 'b', 'a', 'c'])
        expect(JSON.parse(editJson(written, edits))).toEqual(to)
      }),
      { numRuns: 500 },
    )
  })
})
