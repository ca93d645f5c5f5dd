import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from 'playwright/test'

type Extent = {
  /** What the page shows, for the message. */
  readonly state?: string
  /** A selector; without one the whole page is looked at. */
  readonly part?: string | undefined
  /** CSS pixels; by default a phone's and a desk's. */
  readonly widths?: readonly number[]
}

/** Expects that axe finds nothing on a page, or in a part of it. */
export async function expectAccessible(
  page: Page,
  { state = '', part, widths = [360, 1440] }: Extent = {},
): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await settled(page)
    // Pages have no frames, so axe needs no page of its own to join their results.
    const axe = new AxeBuilder({ page }).setLegacyMode()
    const { violations } = await (part ? axe.include(part) : axe).analyze()
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`),
      `axe at ${width} px ${state}`,
    ).toEqual([])
  }
}

// What fades in is pale for a moment.
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
}
