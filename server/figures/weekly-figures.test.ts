import { expect, test } from 'vitest'
import { weeklyText } from './weekly-figures.tsx'

test('one long name in a plain mail moves no other line', () => {
  const long = 'q'.repeat(100)
  const text = weeklyText({
    title: 'The week',
    tables: [
      {
        title: 'Searched for in vain',
        columns: ['', 'Times'],
        rows: [
          [long, '7'],
          ['villa in goa', '2'],
        ],
        none: '',
      },
    ],
  })
  const [, , heading, first, second = ''] = text.split('\n')
  expect(heading).toMatch(/^Searched for in vain +Times$/)
  expect(first).toBe(`${long}  7`)
  expect(second).toMatch(/^villa in goa +2$/)
  expect(second.length).toBeLessThan(60)
})
