import { expect, test } from '../../support/browser/browser.ts'

const BUTTONS = [
  { width: 360, buttons: 3 },
  { width: 700, buttons: 5 },
  { width: 900, buttons: 6 },
  { width: 1280, buttons: 6 },
]

test('page numbers and the facts of cards fit the screen', async ({ page }) => {
  await page.goto('/project-details')
  for (const { width, buttons } of BUTTONS) {
    await page.setViewportSize({ width, height: 900 })
    const numbers = page.getByRole('link', { name: /^Page \d+$/ })
    await expect(numbers, `at ${width} px`).toHaveCount(buttons)
  }

  // No fact that begins a line of a phone's card shows the point before it.
  await page.setViewportSize({ width: 320, height: 900 })
  const points = await page
    .getByRole('article')
    .locator('ul > li')
    .evaluateAll((facts) =>
      facts.flatMap((fact) => {
        const before = fact.previousElementSibling?.getBoundingClientRect()
        const [list, { top, left }] = [fact.parentElement, fact.getBoundingClientRect()]
        if (!list || !before || top === before.top) return []
        const point = getComputedStyle(fact, '::before')
        const end = left + Number.parseFloat(point.left) + Number.parseFloat(point.width)
        const isOutside = end <= list.getBoundingClientRect().left
        const { overflowX } = getComputedStyle(list)
        return `${point.content} ${isOutside ? 'outside' : 'inside'}, ${overflowX}`
      }),
    )
  expect(points.length).toBeGreaterThan(0)
  expect(new Set(points)).toEqual(new Set(['"·" outside, clip']))
})
