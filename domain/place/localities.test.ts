import { expect, test } from 'vitest'
import { localitySetKey, locationKey, parseLocalities } from './localities.ts'

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

test.each([
  [['Sector 84', 'Gurgaon'], ['gurgaon', 'SECTOR  84'], true],
  [['Sector 84', 'Gurgaon'], ['Sector 84'], false],
  [[], [], true],
])('%j and %j are the same set: %s', (one, other, same) => {
  expect(localitySetKey(one) === localitySetKey(other)).toBe(same)
})

test('a place has its slug as key', () => {
  expect(locationKey('Sector 88A')).toBe('sector-88a')
})
