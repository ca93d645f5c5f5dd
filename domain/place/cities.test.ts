import { expect, test } from 'vitest'
import { cityName, cityOfLocalities, cityOfName, isCitySlug } from './cities.ts'
import { parseLocalities } from './localities.ts'

test.each([
  ['Sector 65, Golf Course Extension Road, Gurgaon', 'gurgaon'],
  ['Sector 84\nNH 8\nGurgaon', 'gurgaon'],
  ['Sector 150, Noida Expressway, Noida', 'noida'],
  ['Chhatarpur, South Delhi, Delhi', 'delhi'],
  ['Sector 22, Dwarka, Delhi', 'delhi'],
  ['Madh Island\nMalad West\nMumbai', 'mumbai'],
  ['DLF Phase 1, Gurugram, Haryana', 'gurgaon'],
  ['Whitefield, Bengaluru', 'bangalore'],
  ['Whitefield, Banglore', 'bangalore'],
  ['Hinjewadi, PUNE', 'pune'],
  ['Vasant Vihar, New Delhi', 'delhi'],
  ['Anjuna, North Goa', 'goa'],
  ['Sector 62 Noida 201301', 'noida'],
  ['Greater Noida', 'noida'],
  ['Sector 80, Faridabad', 'faridabad'],
  ['Gomti Nagar, Lucknow', 'lucknow'],
  ['Noida Expressway', undefined],
  ['Mumbai Highway, Jaipur', undefined],
  ['Goalpara', undefined],
  ['', undefined],
])('%j lies in %s', (text, city) => {
  expect(cityOfLocalities(parseLocalities(text))).toBe(city)
})

test.each([
  ['gurgaon', 'Gurgaon'],
  ['greater-noida', 'Greater Noida'],
  ['golf-course-extension-road', 'Golf Course Extension Road'],
])('%s is named %s', (slug, name) => {
  expect(cityName(slug)).toBe(name)
})

test.each([
  ['gurgaon', true],
  ['Gurgaon', false],
  ['chennai', false],
])('%s has a page: %s', (slug, known) => {
  expect(isCitySlug(slug)).toBe(known)
})

test.each([
  [' Gurugram ', 'gurgaon'],
  ['Goa', 'goa'],
  ['Sohna', undefined],
])('%s stands for %s', (name, city) => {
  expect(cityOfName(name)).toBe(city)
})
