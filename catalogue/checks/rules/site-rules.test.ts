import { expect, test } from 'vitest'
import type { FindingDetails } from '../finding.ts'
import { contextOf } from '../rule-context.ts'
import { brandContrast } from './site-rules.ts'

type Brand = Partial<Record<'ink' | 'accent' | 'paper', unknown>>

/** What is found of some colours: where, and what would do. */
function findingsOf(brand: Brand) {
  const value = { name: 'A', brand }
  const file = { name: 'site' as const, value, findings: [], isFullyRead: true } as const
  const read = { ...file, bytes: undefined, source: undefined }
  const found: [field: string, details: FindingDetails][] = []
  brandContrast.check?.(contextOf([read], new Date()), (_record, pathInRecord, details) => {
    found.push([pathInRecord.join('/'), details])
  })
  return found
}

test.each<[string, Brand]>([
  ['navy and gold', { ink: '#0B1F3A', accent: '#C8963E', paper: '#F8F5EF' }],
  ['black and white', { ink: '#000000', accent: '#FFFFFF', paper: '#FFFFFF' }],
  ['small letters', { ink: '#0b1f3a', accent: '#c8963e', paper: '#f8f5ef' }],
  ['none, which are the schema’s', { ink: 'navy', accent: '#C8963E' }],
])('%s can be read', (_, brand) => {
  expect(findingsOf(brand)).toEqual([])
})

test.each<[string, Brand, string, string, string | undefined, boolean]>([
  [
    'ink on paper',
    { ink: '#777777', accent: '#FFFFFF', paper: '#FFFFFF' },
    'brand/ink',
    'text in ink on paper, and in paper on ink, would have a contrast of 4.4:1, and needs 4.5:1',
    '#767676',
    false,
  ],
  [
    'a light ink on dark paper',
    { ink: '#FFFFFF', accent: '#0B1F3A', paper: '#0B1F3A' },
    'brand/ink',
    'text in ink on white cards would have a contrast of 1.0:1, and needs 4.5:1',
    undefined,
    false,
  ],
  [
    'ink on accent',
    { ink: '#0B1F3A', accent: '#14305A', paper: '#FFFFFF' },
    'brand/accent',
    'text in ink on accent, as on the main buttons, would have a contrast of 1.2:1, and needs 4.5:1',
    '#7185B7',
    true,
  ],
  [
    'grey ink on black paper',
    { ink: '#767676', accent: '#FFFFFF', paper: '#000000' },
    'brand/paper',
    'the paper is darker than the ink, and tints are made for dark text on light paper',
    undefined,
    false,
  ],
])('%s cannot', (_, brand, place, message, suggestion, isFixed) => {
  const [[found, details] = []] = findingsOf(brand)
  expect(found).toBe(place)
  expect(details).toMatchObject({ message })
  expect(details?.suggestion).toBe(suggestion)
  expect(details?.fix?.()).toBe(isFixed ? suggestion : undefined)
})
