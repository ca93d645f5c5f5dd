import { expect, test } from 'vitest'
import { toProject } from './project.ts'
import { recordReaders } from './record-readers.ts'

const record = (id: string) => ({
  id,
  name: `Project ${id}`,
  price: '₹ 1 Cr',
  area: 'about 900',
  localities: 'Sector 84, Gurgaon',
  bedrooms: '2, 3 BHK',
})

test('projects share what the same texts say, and are what they are alone', () => {
  const read = recordReaders()
  const [one, other] = ['a', 'b'].map((id) =>
    toProject(record(id), 'residential', 'developer-a', read),
  )
  expect(other).toEqual(toProject(record('b'), 'residential', 'developer-a'))
  expect(other?.localities).toBe(one?.localities)
  expect(other?.bedrooms).toBe(one?.bedrooms)
  expect(other?.price).toBe(one?.price)
})

test('a text is read once, also where nothing comes of it', () => {
  const { price } = recordReaders()
  expect([price('ask'), price('ask')]).toEqual([undefined, undefined])
  expect(price('₹ 1 Cr')).toBe(price('₹ 1 Cr'))
})
