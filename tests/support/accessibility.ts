import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from 'playwright/test'

/** The narrowest layout and the widest; the one between is made of parts of both. */
const WIDTHS = [360, 1440] as const

/**
 * Expects that axe finds nothing on a page, or in a part of it, at a phone's and a desk's width.
 * @param state what the page shows, for the message
 */
export async function expectAccessible(
  page: Page,
  state = '',
  part?: string | undefined,
): Promise<void> {
  for (const width of WIDTHS) {
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
