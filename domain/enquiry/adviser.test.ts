import { describe, expect, it } from 'vitest'
import { toSlug } from '../text/slug.ts'
import { createCities } from '../place/cities.ts'
import { adviserInTurn, advisersFor, toAdviser, type Subject } from './adviser.ts'

const cities = createCities([
  { slug: 'gurgaon', name: 'Gurgaon', aliases: ['Gurugram', 'गुरुग्राम'] },
  { slug: 'delhi', name: 'Delhi' },
])

const team = [
  { id: 'asha', name: 'Asha', projects: ['summit', 1024] },
  { id: 'imran', name: 'Imran', developers: ['Fern & Co'], cities: ['Delhi'] },
  { id: 'kavya', name: 'Kavya', cities: ['Gurugram'] },
  { id: 'lata', name: 'Lata', cities: ['गुरुग्राम'], awayUntil: '2026-11-29' },
  { id: 7, name: 'Rohan' },
].map((record) => toAdviser(record, toSlug, cities.byName))

const SUMMIT = { id: 'summit' }

const CASES: readonly [about: string, subject: Subject, today: string, ids: string][] = [
  [
    'its project before developer and city',
    { project: SUMMIT, developer: 'fern-and-co', city: 'delhi' },
    '2026-12-01',
    'asha',
  ],
  [
    'its project by the custom id',
    { project: { id: 'x', customId: '1024' } },
    '2026-12-01',
    'asha',
  ],
  [
    'its developer before its city',
    { project: { id: 'y' }, developer: 'fern-and-co', city: 'gurgaon' },
    '2026-12-01',
    'imran',
  ],
  [
    'its city by another of its names, several in the order of the file',
    { city: 'gurgaon' },
    '2026-11-30',
    'kavya lata',
  ],
  [
    'its city, without the one who is away on the last day',
    { city: 'gurgaon' },
    '2026-11-29',
    'kavya',
  ],
  ['its city, where the adviser names a developer too', { city: 'delhi' }, '2026-12-01', 'imran'],
  [
    'nothing that anybody names',
    { project: { id: 'y' }, developer: 'z', city: 'pune' },
    '2026-12-01',
    '7',
  ],
  ['nothing at all', {}, '2026-12-01', '7'],
]

describe('the advisers of an enquiry', () => {
  it.each(CASES)('are those of %s', (_about, subject, today, ids) => {
    expect(
      advisersFor(team, subject, today)
        .map(({ id }) => id)
        .join(' '),
    ).toBe(ids)
  })

  it('are those of the next rank where all of one are away, and nobody where all are', () => {
    const away = team.map((one) => ({ ...one, ...(one.id !== '7' && { awayUntil: '2026-12-31' }) }))
    expect(advisersFor(away, { project: SUMMIT }, '2026-12-31')).toEqual([away[4]])
    expect(advisersFor(away.slice(0, 4), { project: SUMMIT }, '2026-12-31')).toEqual([])
    expect(advisersFor(away, { project: SUMMIT }, '2027-01-01')[0]?.id).toBe('asha')
  })

  it('take turns by the id of the enquiry, whichever way it is asked again', () => {
    const ids = Array.from(
      { length: 300 },
      (_, index) => `0b6f${index}-51de-4c2b-9a77-${index * 7919}`,
    )
    const turns = ids.map((id) => adviserInTurn(team, id)?.id)
    for (const { id } of team) {
      expect(turns.filter((turn) => turn === id).length).toBeGreaterThan(35)
    }
    expect(ids.map((id) => adviserInTurn(team, id)?.id)).toEqual(turns)
    expect(adviserInTurn([], 'a')).toBeUndefined()
  })
})
