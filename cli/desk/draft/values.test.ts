import { describe, expect, it } from 'vitest'
import { merge, pointerInForm, withoutEmpty, withValueAt } from './values.ts'

const base = { price: '1', area: '2', floors: [{ a: 1 }, { a: 2 }], text: 'x' }

describe('joining a draft with the disk', () => {
  it.each([
    [
      'each another field',
      { ...base, price: '9' },
      { ...base, area: '8' },
      { ...base, price: '9', area: '8' },
    ],
    ['nothing here', base, { ...base, text: 'y' }, { ...base, text: 'y' }],
    ['the same on both', { ...base, text: 'y' }, { ...base, text: 'y' }, { ...base, text: 'y' }],
    [
      'entries of a list',
      { ...base, floors: [{ a: 9 }, { a: 2 }] },
      { ...base, floors: [{ a: 1 }, { a: 8 }] },
      { ...base, floors: [{ a: 9 }, { a: 8 }] },
    ],
    ['a field taken out on disk', { ...base, price: '9' }, { price: '1' }, { price: '9' }],
    ['a record taken out on disk', base, undefined, undefined],
  ])('takes both changes: %s', (_what, mine, theirs, joined) => {
    expect(merge(base, mine, theirs)).toEqual({ value: joined, clashes: [] })
  })

  it.each([
    [
      'a text',
      { ...base, price: '9' },
      { ...base, price: '8' },
      { pointer: '/price', mine: '9', theirs: '8' },
    ],
    [
      'a field taken out',
      { ...base, price: '9' },
      { area: '2' },
      { pointer: '/price', mine: '9', theirs: undefined },
    ],
    [
      'a list that both lengthened',
      { ...base, floors: [...base.floors, { a: 3 }] },
      { ...base, floors: [] },
      { pointer: '/floors', mine: [...base.floors, { a: 3 }], theirs: [] },
    ],
    [
      'the record',
      { ...base, price: '9' },
      undefined,
      { pointer: '', mine: { ...base, price: '9' }, theirs: undefined },
    ],
  ])('names what both changed: %s', (_what, mine, theirs, clash) => {
    expect(merge(base, mine, theirs).clashes).toEqual([clash])
  })
})

it.each([
  ['an emptied text goes', { a: '', b: 'x' }, { a: 'x', b: 'x' }, { b: 'x' }],
  ['what was empty stays', { a: '', b: [], c: 1 }, { a: '', b: [], c: 2 }, { a: '', b: [], c: 1 }],
  ['what a form adds goes', { a: 'x', b: [], c: { d: '' } }, { a: 'x' }, { a: 'x' }],
  [
    'an entry that moves keeps what is empty in it',
    [
      { a: 2, b: '' },
      { a: 1, b: 'x' },
    ],
    [
      { a: 1, b: 'x' },
      { a: 2, b: '' },
    ],
    [
      { a: 2, b: '' },
      { a: 1, b: 'x' },
    ],
  ],
  ['an emptied list stays', { a: [] }, { a: [1] }, { a: [] }],
  ['an entry that is not filled in goes', ['x', null, 'y', ''], ['x'], ['x', 'y']],
  ['a group that is not filled in goes', { a: [{ b: 1 }, {}, { b: '' }] }, {}, { a: [{ b: 1 }] }],
  ['a group that is emptied goes', [{ a: '' }, { a: 'y' }], [{ a: 'x' }, { a: 'y' }], [{ a: 'y' }]],
  ['a list of nothing', { a: [''] }, {}, {}],
  ['an entry that was empty stays', ['', 'x', {}, ''], ['', {}], ['', 'x', {}, '']],
  ['a record of nothing', { a: '', b: [] }, undefined, undefined],
  ['a record that is taken out', null, { a: 1 }, undefined],
])('%s', (_what, value, before, meant) => {
  expect(withoutEmpty(value, before)).toEqual(meant)
})

it.each([
  ['/a/b', 2, { a: { b: 2 } }],
  ['/a/b', undefined, { a: {} }],
  ['/c', 1, { a: { b: 1 }, c: 1 }],
  ['', 5, 5],
])('a value at %s', (pointer, to, expected) => {
  expect(withValueAt({ a: { b: 1 } }, pointer, to)).toEqual(expected)
})

it.each([
  ['/a/1', { a: ['x', '', 'y'] }, { a: ['x'] }, '/a/2'],
  ['/a/1/b', { a: [{}, { b: ['', 1] }, {}, { b: 2 }] }, {}, '/a/3/b'],
  ['/a/0/b/0', { a: [{}, { b: ['', 1] }] }, {}, '/a/1/b/1'],
  ['/a/1', { a: ['', 'y'] }, { a: ['', 'y'] }, '/a/1'],
  ['/a/7/b', { a: ['', 'y'] }, {}, '/a/7/b'],
])('%s of what is meant, in the form', (pointer, value, before, expected) => {
  expect(pointerInForm(pointer, value, before)).toBe(expected)
})
