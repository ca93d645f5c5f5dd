import { expect, test } from 'vitest'
import { sampleCities } from './cities.fixture.ts'
import { createCities, correctedCity } from './cities.ts'
import { parseLocalities } from './localities.ts'

test.each([
  ['Sector 65, Golf Course Extension Road, Gurgaon', 'gurgaon'],
  ['Sector 150, Noida Expressway, Noida', 'noida'],
  ['Madh Island\nMalad West\nMumbai', 'mumbai'],
  ['DLF Phase 1, Gurugram, Haryana', 'gurgaon'],
  ['Whitefield, Banglore', 'bangalore'],
  ['Vasant Vihar, New Delhi', 'delhi'],
  ['Anjuna, North Goa', 'goa'],
  ['Sector 62 Noida 201301', 'noida'],
  ['Greater Noida', 'noida'],
  ['Sector 84, Gurgaon.', 'gurgaon'],
  ['Sector 84, Gurgaon\u200B', 'gurgaon'],
  ['Sector 84, Gurugram (Haryana)', 'gurgaon'],
  ['Sector 84 (Gurgaon)', 'gurgaon'],
  ['Sector 84, "Gurgaon"*', 'gurgaon'],
  ['Sector 84, Gurgaon - 122018', 'gurgaon'],
  ['Sector 84, Gurgaon – 122 018', 'gurgaon'],
  ['Sector 84; ＧＵＲＧＡＯＮ', 'gurgaon'],
  ['Sector 84 | Gurgaon | Haryana', 'gurgaon'],
  ['Sector 84 Gurgaon Haryana India', 'gurgaon'],
  ['Gurgaon/Gurugram', 'gurgaon'],
  ['सेक्टर 84, गुड़गाँव', 'gurgaon'],
  ['वसंत विहार, नई दिल्ली', 'delhi'],
  ['Gurgaom', undefined],
  ['Noida Expressway', undefined],
  ['Mumbai Highway, Jaipur', undefined],
  ['Goalpara', undefined],
  ['', undefined],
])('%j lies in %s', (text, city) => {
  expect(sampleCities.ofLocalities(parseLocalities(text))).toBe(city)
})

test.each([
  ['Sector 84, Gurgaom', 'gurgaon'],
  ['Sector 84 Gurgram, Haryana', 'gurgaon'],
  ['Sector 62, Nodia', 'noida'],
  ['Whitefield, Bangalor', 'bangalore'],
  ['Vaishali Nagar, Jaipur', undefined],
  ['Gola', undefined],
])('%j was meant to lie in %s', (text, city) => {
  expect(correctedCity(parseLocalities(text), sampleCities)).toBe(city)
})

test.each(['Gurgoan', 'Sector 84, Gurgoan, Haryana 122004', 'Grugaon', 'Gurgon', 'Gurgaun'])(
  '%j was meant to be Gurgaon, where the city has no other name',
  (text) => {
    const cities = createCities([{ slug: 'gurgaon', name: 'Gurgaon' }])
    expect(cities.ofLocalities(parseLocalities(text))).toBeUndefined()
    expect(correctedCity(parseLocalities(text), cities)).toBe('gurgaon')
  },
)

test.each([
  [' Gurugram ', 'gurgaon'],
  ['new-delhi', 'delhi'],
  ['गुरुग्राम', 'gurgaon'],
  ['Goa', 'goa'],
  ['Sohna', undefined],
])('%s stands for %s', (name, city) => {
  expect(sampleCities.byName(name)).toBe(city)
})
