import { describe, expect, test } from 'vitest'
import { pageNumbers, paginate } from './pagination.ts'

const gap = 'ellipsis'

test.each([
  [1, 1, 3, [1]],
  [1, 10, 3, [1, 2, gap, 10]],
  [5, 10, 3, [1, gap, 5, gap, 10]],
  [10, 10, 3, [1, gap, 9, 10]],
  [1, 10, 5, [1, 2, 3, 4, gap, 10]],
  [4, 10, 5, [1, gap, 3, 4, 5, gap, 10]],
  [5, 10, 6, [1, gap, 4, 5, 6, 7, gap, 10]],
  [5, 10, 7, [1, gap, 3, 4, 5, 6, 7, gap, 10]],
  [7, 7, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 8, 7, [1, 2, 3, 4, 5, 6, gap, 8]],
])('page %s of %s with %s buttons', (current, total, buttons, expected) => {
  expect(pageNumbers(current, total, buttons)).toEqual(expected)
})

describe('paginate', () => {
  const items = Array.from({ length: 14 }, (_, index) => index)

  test.each([
    [1, 1, [0, 1, 2, 3, 4, 5]],
    [3, 3, [12, 13]],
    [4, 1, [0, 1, 2, 3, 4, 5]],
    [0, 1, [0, 1, 2, 3, 4, 5]],
    [1.5, 1, [0, 1, 2, 3, 4, 5]],
    [Number.NaN, 1, [0, 1, 2, 3, 4, 5]],
  ])('page %s shows page %s', (asked, page, shown) => {
    expect(paginate(items, asked)).toEqual({ items: shown, page, pages: 3, total: 14 })
  })

  test('an empty list has one empty page', () => {
    expect(paginate([], 1)).toEqual({ items: [], page: 1, pages: 1, total: 0 })
  })
})
