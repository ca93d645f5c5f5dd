import { describe, expect, it } from 'vitest'
import { responsiveButtons } from './Pagination.tsx'

const shownAt = (tier: number, current: number, total: number) =>
  responsiveButtons(current, total)
    .filter(({ isShown }) => isShown[tier])
    .map(({ page }) => page ?? '…')

describe('responsiveButtons', () => {
  it('shows 3, 5, 6 and 7 numbers from narrow to wide', () => {
    expect(shownAt(0, 10, 20)).toEqual([1, '…', 10, '…', 20])
    expect(shownAt(1, 10, 20)).toEqual([1, '…', 9, 10, 11, '…', 20])
    expect(shownAt(2, 10, 20).filter(Number.isInteger)).toHaveLength(6)
    expect(shownAt(3, 10, 20).filter(Number.isInteger)).toHaveLength(7)
  })

  it('keeps every button unique and in order', () => {
    const keys = responsiveButtons(4, 12).map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
    const pages = responsiveButtons(4, 12).flatMap(({ page }) => page ?? [])
    expect(pages).toEqual(pages.toSorted((a, b) => a - b))
  })
})
