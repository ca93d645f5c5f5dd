import { expect, test } from 'vitest'
import { sampleCities } from './cities.fixture.ts'
import { locationKey, parseLocalities, placeKey, placesText, placeTests } from './localities.ts'

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
  [
    'sector 84',
    'Sector 84, Sec 84, Sec-84, SECTOR-84., sector84, Sector  No. 84, Sector 84\u200B, ＳＥＣＴＯＲ 84, Sect 84, सेक्टर ८४, Sector 084',
  ],
  ['sector 88a', 'Sector 88A, sector 88 a, Sec-88-A, SECTOR 88A.'],
  ['nh 8', 'NH 8, NH-8, NH8, nh–8'],
  ['dwarka expressway', 'Dwarka Expressway, Dwarka Exp, dwarka expy., DWARKA-EXPRESSWAY'],
  [
    'golf course extension road',
    'Golf Course Extension Road, Golf Course Extn. Rd, golf-course ext road',
  ],
  ['dlf phase 1', 'DLF Phase 1, D.L.F. Phase-1, DLF Ph 1, dlf phase1'],
  ['gurgaon', 'Gurgaon, Gurugram, GURGAON., गुड़गांव, गुरुग्राम'],
  ['अरावली हिल्स', 'अरावली हिल्स, अरावली\u200B हिल्स., अरावली-हिल्स'],
])('the place %s is also written %s', (key, spellings) => {
  for (const spelling of parseLocalities(spellings)) {
    expect(placeKey(spelling, sampleCities)).toBe(key)
    expect(locationKey(spelling, sampleCities)).toBe(key.replaceAll(' ', '-'))
    expect(placeKey(locationKey(spelling, sampleCities), sampleCities)).toBe(key)
  }
})

test.each([
  'Sector 8|Sector 88',
  'Sector 88|Sector 88A',
  'Sector 5|Sector 5.5',
  'Dwarka|Dwarka Expressway',
  'Sohna|Sohna Road',

  'वैशाली|वैशाली नगर',
])('%s are two places', (places) => {
  const [one = '', other = ''] = places.split('|')
  expect(placeKey(one, sampleCities)).not.toBe(placeKey(other, sampleCities))
  expect(placeTests(one, sampleCities)[0]?.(placesText([other], sampleCities))).toBe(false)
  expect(placeTests(other, sampleCities)[0]?.(placesText([one], sampleCities))).toBe(false)
})
