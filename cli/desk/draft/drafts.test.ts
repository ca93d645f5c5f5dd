import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { editJson } from '../../../catalogue/json/edit-json.ts'
import { pointerInForm } from '../check/findings.ts'
import { editsBetween } from '../writing.ts'
import { withoutEmpty, writtenEdits } from './draft-files.ts'
import { isConflict, placeEdits, shownRecord, shownValue, type Edit } from './drafts.ts'
import type { OrderOf } from '../data/form-schema.ts'
import { toTyped, typed, unsettled, type FormChange } from './typing.ts'

const file = 'floorPlan' as const

let ids = 0
/** The draft after changes of a form. */
const after = (record: unknown, edits: readonly Edit[], ...changes: readonly FormChange[]) =>
  changes.reduce<readonly Edit[]>((edits, change) => {
    const sent = toTyped({ file, record, edits, start: {} }, change, String((ids += 1)))
    // What is sent and kept is JSON.
    return sent ? typed(record, edits, JSON.parse(JSON.stringify(sent)) as Edit) : edits
  }, edits)

/** The edits of the file that write what was typed. */
const fileEdits = (record: unknown, edits: readonly Edit[], order?: OrderOf) => {
  const { placed } = placeEdits(record, edits)
  return editsBetween(record, shownValue(record, writtenEdits(record, placed)), [], order)
}

const written = (record: unknown, edits: readonly Edit[], text = JSON.stringify(record, null, 2)) =>
  editJson(text, fileEdits(record, edits))

const plan = {
  name: 'Plan',
  floors: [
    { configuration: '2 BHK', price: '1' },
    { configuration: '3 BHK', price: '2' },
    { configuration: '3 BHK', price: '3' },
  ],
  images: ['a', 'b', 'a'],
  about: { text: 'x' },
}
const [two, three, other] = plan.floors

describe('what is typed', () => {
  it.each<[string, FormChange, unknown, string, unknown]>([
    [
      'an entry of its own name, which has moved',
      { pointer: '/floors/0/price', set: '9' },
      { ...plan, floors: [three, { ...two, area: '8' }] },
      'floors',
      [three, { ...two, price: '9', area: '8' }],
    ],
    [
      'one of two of a name, told by all it says',
      { pointer: '/floors/2/price', set: '9' },
      { ...plan, floors: [other, three] },
      'floors',
      [{ ...other, price: '9' }, three],
    ],
    [
      'one of two that are equal',
      { pointer: '/images/2', set: 'c' },
      { ...plan, images: ['x', 'a', 'a'] },
      'images',
      ['x', 'a', 'c'],
    ],
    [
      'an entry that is new before another',
      { pointer: '/floors/1', insert: { configuration: '4 BHK' } },
      { ...plan, floors: [other, three, two] },
      'floors',
      [other, { configuration: '4 BHK' }, three, two],
    ],
    [
      'an entry that is new at the end',
      { pointer: '/images/3', insert: 'd' },
      { ...plan, images: ['b'] },
      'images',
      ['b', 'd'],
    ],
    ['a property', { pointer: '/about/text', remove: true }, { ...plan, name: 'New' }, 'about', {}],
  ])('stays with %s', (_what, change, disk, list, expected) => {
    const edits = after(plan, [], change)
    expect(edits).toHaveLength(1)
    expect(shownRecord(disk, edits)).toEqual({ ...(disk as object), [list]: expected })
    expect(placeEdits(disk, edits).placed.some((one) => isConflict(disk, one))).toBe(false)
    expect(JSON.parse(written(disk, edits))).toEqual(shownRecord(disk, edits))
  })

  it.each<[string, FormChange, unknown]>([
    ['its entry is gone', { pointer: '/floors/0/price', set: '9' }, { ...plan, floors: [three] }],
    [
      'two have its name by now',
      { pointer: '/floors/0/price', set: '9' },
      { ...plan, floors: [...plan.floors, two] },
    ],
    [
      'one of two of its name is gone',
      { pointer: '/floors/2/price', set: '9' },
      { ...plan, floors: [two, three] },
    ],
    [
      'an entry without a name says something else',
      { pointer: '/images/1', set: 'z' },
      { ...plan, images: ['a', 'c', 'a'] },
    ],
    [
      'of equal entries one is gone',
      { pointer: '/images/2', set: 'z' },
      { ...plan, images: ['b', 'a'] },
    ],
    ['its record is gone', { pointer: '/name', set: 'New' }, undefined],
    ['its group is gone', { pointer: '/about/text', set: 'y' }, { name: 'Plan' }],
    [
      'the entry it stands before is gone',
      { pointer: '/floors/0', insert: { configuration: '1 BHK' } },
      { ...plan, floors: [three] },
    ],
  ])('goes nowhere else where %s', (_why, change, disk) => {
    const edits = unsettled(disk, after(plan, [], change))
    expect(edits).toHaveLength(1)
    expect(placeEdits(disk, edits)).toMatchObject({ placed: [], lost: edits })
    expect(shownRecord(disk, edits)).toEqual(disk)
    expect(fileEdits(disk, edits)).toEqual([])
  })

  it('is in conflict only where the file says something else of the same field', () => {
    const edits = after(plan, [], { pointer: '/name', set: 'Mine' })
    const conflict = (disk: unknown) =>
      placeEdits(disk, unsettled(disk, edits)).placed.some((one) => isConflict(disk, one))
    expect(conflict({ ...plan, about: { text: 'y' } })).toBe(false)
    expect(conflict({ ...plan, name: 'Theirs' })).toBe(true)
    expect(conflict({ about: plan.about })).toBe(true)
    expect(unsettled({ ...plan, name: 'Mine' }, edits)).toEqual([])
  })

  it('in one place is one edit, and none once it is as in the file again', () => {
    const once = after(plan, [], { pointer: '/name', set: 'P' }, { pointer: '/name', set: 'Pl' })
    expect(once).toMatchObject([{ set: 'Pl', was: 'Plan' }])
    expect(after(plan, once, { pointer: '/name', set: 'Plan' })).toEqual([])
    const moved = after(
      plan,
      [],
      { pointer: '/floors/0', remove: true },
      { pointer: '/floors/1', insert: two },
    )
    expect(shownRecord(plan, moved)).toMatchObject({ floors: [three, two, other] })
    const back = [
      { pointer: '/floors/1', remove: true as const },
      { pointer: '/floors/0', insert: two },
    ]
    expect(after(plan, moved, ...back)).toEqual([])
  })

  it('into a new entry is typed into it in both tabs, whatever the other one types', () => {
    const edits = after(plan, [], { pointer: '/floors/3', insert: {} })
    const change = (pointer: string, set: string) =>
      toTyped({ file, record: plan, edits, start: {} }, { pointer, set }, pointer) as Edit
    const both = [
      change('/floors/3/configuration', '4 BHK'),
      change('/floors/3/price', '4'),
      change('/floors/0/price', '8'),
    ].reduce<readonly Edit[]>((edits, sent) => typed(plan, edits, sent), edits)
    expect(shownRecord(plan, both)).toMatchObject({
      floors: [{ ...two, price: '8' }, three, other, { configuration: '4 BHK', price: '4' }],
    })
  })

  it('makes what the record lacks', () => {
    const edits = after(
      { name: 'Plan' },
      [],
      { pointer: '/floors/0', insert: { configuration: '1 BHK' } },
      { pointer: '/about/text', set: 'x' },
    )
    const expected = { name: 'Plan', floors: [{ configuration: '1 BHK' }], about: { text: 'x' } }
    expect(shownRecord({ name: 'Plan' }, edits)).toEqual(expected)
    const begun = after(undefined, [], { pointer: '/floors/0', insert: {} })
    expect(shownRecord(undefined, begun)).toEqual({ floors: [{}] })
  })
})

describe('the edits of a file', () => {
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
  const record = JSON.parse(text) as { list: unknown[] }
  const [one] = record.list
  it.each<[string, readonly FormChange[], string, string]>([
    ['a text', [{ pointer: '/name', set: 'B' }], '"A"', '"B"'],
    [
      'new properties in the order of the schema',
      [
        { pointer: '/more', set: 2 },
        { pointer: '/middle', set: 1 },
      ],
      '"list"',
      '"middle": 1,\n  "more": 2,\n  "list"',
    ],
    [
      'an entry that moves as it is written',
      [
        { pointer: '/list/0', remove: true },
        { pointer: '/list/1', insert: one },
      ],
      '{"id": 1, "n": [1,  2]},\n    {\n      "id": 2\n    },',
      '{\n      "id": 2\n    },\n    {"id": 1, "n": [1,  2]},',
    ],
    ['a list within a list', [{ pointer: '/list/0/n', set: [1, 3, 2] }], '[1,  2]', '[1,  3,2]'],
    ['a property that is emptied', [{ pointer: '/last', set: '' }], '],\n  "last": true', ']'],
    [
      'an entry behind one that goes',
      [
        { pointer: '/list/2/text', set: 'y' },
        { pointer: '/list/1', remove: true },
      ],
      '{\n      "id": 2\n    },\n    { "id": 3, "text": "x" }',
      '{ "id": 3, "text": "y" }',
    ],
    [
      'nothing for an empty entry',
      [
        { pointer: '/list/0', insert: {} },
        { pointer: '/list/4', insert: '' },
      ],
      '"A"',
      '"A"',
    ],
  ])('change only %s', (_what, changes, before, now) => {
    expect(text).toContain(before)
    const order = () => ['name', 'middle', 'more', 'list', 'last']
    const edits = fileEdits(record, after(record, [], ...changes), order)
    expect(editJson(text, edits)).toBe(text.replace(before, now))
  })

  const json = fc.letrec<{ tree: unknown; object: unknown }>((tie) => ({
    tree: fc.oneof(
      { maxDepth: 4 },
      fc.constantFrom('a', 'b', 1, true),
      fc.array(tie('tree'), { maxLength: 5 }),
      tie('object'),
    ),
    object: fc.dictionary(fc.constantFrom('a', 'b', 'c', 'name'), tie('tree')),
  }))
  const step = fc.constantFrom(undefined, 2)

  it('make any value of any other', () => {
    const order = () => ['name', 'b', 'a', 'c']
    fc.assert(
      fc.property(json.object, json.object, step, (from, to, step) => {
        const edits = editsBetween(from, to, [], order)
        expect(JSON.parse(editJson(JSON.stringify(from, undefined, step), edits))).toEqual(to)
      }),
      { numRuns: 150 },
    )
  })

  it('make of the file what its form shows, whatever is typed', () => {
    const change = fc.record({ at: fc.nat(), kind: fc.nat(3), value: json.tree })
    fc.assert(
      fc.property(json.object, fc.array(change, { maxLength: 12 }), step, (record, acts, step) => {
        let edits: readonly Edit[] = []
        for (const { at, kind, value } of acts) {
          const shown = shownRecord(record, edits)
          const places = placesIn(shown)
          const pointer = places[at % places.length] ?? ''
          const isEntry = /\/\d+$/.test(pointer)
          const next: FormChange =
            kind === 0 && pointer !== ''
              ? { pointer, remove: true }
              : kind === 1 && isEntry
                ? { pointer, insert: value }
                : { pointer, set: pointer === '' ? { a: value } : value }
          edits = after(record, edits, next)
          const { lost } = placeEdits(record, edits)
          expect(lost).toEqual([])
          const expected = expectedAfter(shown, next)
          expect(shownRecord(record, edits)).toEqual(expected)
        }
        const shown = shownRecord(record, edits)
        const file = written(record, edits, JSON.stringify(record, undefined, step))
        // Empty lists and groups are not written.
        const { placed } = placeEdits(record, edits)
        expect(shownValue(record, writtenEdits(record, placed)) ?? {}).toEqual(JSON.parse(file))
        const isWhole = !/\[\]|\{\}/.test(JSON.stringify(shown))
        expect(isWhole ? JSON.parse(file) : shown).toEqual(shown)
      }),
      { numRuns: 150 },
    )
  })
})

/** The pointers to all values in a value, and to the ends of its lists. */
function placesIn(value: unknown, at = ''): string[] {
  if (typeof value !== 'object' || value === null) return [at]
  const below = Object.entries(value).flatMap(([key, one]) => placesIn(one, `${at}/${key}`))
  return [at, ...below, ...(Array.isArray(value) ? [`${at}/${value.length}`] : [])]
}

/** What a form's change makes of a value, by the simplest code. */
function expectedAfter(value: unknown, change: FormChange): unknown {
  if (change.pointer === '') return 'set' in change ? change.set : undefined
  const copy: unknown = structuredClone(value)
  const names = change.pointer.split('/').slice(1)
  const last = names.pop() ?? ''
  const parent = names.reduce<unknown>((one, name) => (one as never)[name], copy)
  if (Array.isArray(parent)) {
    const content = 'set' in change ? [change.set] : 'insert' in change ? [change.insert] : []
    parent.splice(Number(last), 'insert' in change ? 0 : 1, ...content)
  } else if ('set' in change) (parent as Record<string, unknown>)[last] = change.set
  else delete (parent as Record<string, unknown>)[last]
  return copy
}

it.each([
  [{ a: '', b: [], c: {}, d: null, e: 0 }, { b: [''] }, { b: [], e: 0 }],
  [['', 'a', {}, { x: '' }], undefined, ['a']],
  [['', 'a'], [''], ['', 'a']],
  ['', 'x', undefined],
])('what says nothing is left out: %j', (value, before, expected) => {
  expect(withoutEmpty(value, before)).toEqual(expected)
})

it.each([
  ['/list/0/x', { list: [{}, { x: 'a' }] }, { list: [{ x: 'a' }] }, '/list/1/x'],
  ['/list/1', { list: ['a', '', 'b'] }, { list: ['a', 'b'] }, '/list/2'],
  ['/list/1', { list: ['a', ''] }, { list: ['a'] }, '/list/2'],
  ['/list/0/x/1', { list: ['', { x: ['', 1, 2] }] }, { list: [{ x: [1, 2] }] }, '/list/1/x/2'],
  ['/name', { name: '', list: [''] }, {}, '/name'],
])('%s of what is written is found in the form %j', (pointer, shown, written, expected) => {
  expect(pointerInForm(pointer, shown, written)).toBe(expected)
})
