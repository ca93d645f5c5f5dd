import { expect, test } from 'vitest'
import { parseLocalities } from './localities.ts'

test.each([
  [
    'Sector 65, Golf Course Extension Road, Gurgaon',
    ['Sector 65', 'Golf Course Extension Road', 'Gurgaon'],
  ],
  ['Sector 84\nNH 8\nGurgaon', ['Sector 84', 'NH 8', 'Gurgaon']],
  ['Sector 84\r\nNH 8,\r\nGurgaon,', ['Sector 84', 'NH 8', 'Gurgaon']],
  [' Sector  78 ,, Noida ', ['Sector 78', 'Noida']],
  ['Noida, noida', ['Noida']],
  ['', []],
  [undefined, []],
])('%j are the places %j', (text, places) => {
  expect(parseLocalities(text)).toEqual(places)
})
