import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from 'playwright/test'

type Extent = {
  /** What the page shows, for the message. */
  readonly state?: string
  /** A selector; without one the whole page is looked at. */
  readonly part?: string | undefined
  /** A selector of what another test has looked at. */
  readonly without?: string | undefined
  /** The names of rules; by default all but those of level AAA. */
  readonly rules?: readonly string[]
  /** CSS pixels; by default a phone's, where room is scarcest. */
  readonly widths?: readonly number[]
}

/** Every rule but the contrast of level AAA. */
const RULES = 'wcag2a wcag2aa wcag21a wcag21aa wcag22aa best-practice experimental'.split(' ')

/** Expects that axe finds nothing on a page, or in a part of it. */
export async function expectAccessible(
  page: Page,
  { state = '', part, without, rules = RULES, widths = [360] }: Extent = {},
): Promise<void> {
  const before = page.viewportSize()
  for (const width of widths) {
    // A small phone's, where the most has to scroll.
    await page.setViewportSize({ width, height: width < 640 ? 640 : 900 })
    // Pages have no frames, so axe needs no page of its own to join their results.
    const axe = new AxeBuilder({ page }).setLegacyMode()
    axe.options({ runOnly: [...rules], resultTypes: ['violations'] })
    if (part) axe.include(part)
    if (without) axe.exclude(without)
    const { violations } = await axe.analyze()
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`),
      `axe at ${width} px ${state}`,
    ).toEqual([])
  }
  if (before) await page.setViewportSize(before)
}
