import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from 'playwright/test'

const axeProgram = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

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
    // A small phone's height, where the most has to scroll.
    await resize(page, { width, height: width < 640 ? 640 : 900 })
    const parts = { include: [part ?? 'html'], exclude: without ? [without] : [] }
    const violations = await violationsOn(page, parts, rules)
    expect(violations, `axe at ${width} px ${state}`).toEqual([])
  }
  if (before) await resize(page, before)
}

/** Has the page laid out anew only where its size changes. */
async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  const { width, height } = page.viewportSize() ?? {}
  if (width !== size.width || height !== size.height) await page.setViewportSize(size)
}

type Parts = { readonly include: string[]; readonly exclude: string[] }

/** What breaks the rules, and the elements that do. */
async function violationsOn(page: Page, parts: Parts, rules: readonly string[]): Promise<string[]> {
  // Once for each document: the program is half a megabyte.
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axeProgram)
  return page.evaluate(
    async ([parts, rules, isWhole]) => {
      const axe = Reflect.get(window, 'axe') as typeof import('axe-core')
      const { violations } = await axe.run(parts, {
        runOnly: [...rules],
        resultTypes: ['violations'],
        // A page has no frames but those of other sites, and the desk's preview of a page.
        iframes: false,
        // The style sheets, which a rule for whole pages reads, are the same in every part.
        preload: isWhole,
      })
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
      )
    },
    [parts, rules, parts.include.includes('html')] as const,
  )
}
