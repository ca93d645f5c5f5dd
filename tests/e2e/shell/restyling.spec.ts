import type { CDPSession } from 'playwright/test'
import { expect, open, test } from '../../support/browser/browser.ts'
import { FULL } from '../../support/browser/project.ts'

/** Of a page's one to two thousand elements. */
const FEW = 60

type TraceEvent = { name: string; args: { elementCount?: number } }

/** How many elements' styles the browser works out anew in what `act` does. */
async function restyled(devTools: CDPSession, act: () => Promise<unknown>): Promise<number> {
  const counts: number[] = []
  devTools.on('Tracing.dataCollected', ({ value }) => {
    for (const { name, args } of value as unknown as TraceEvent[])
      if (name === 'UpdateLayoutTree') counts.push(args.elementCount ?? 0)
  })
  const traced = new Promise((resolve) => devTools.once('Tracing.tracingComplete', resolve))
  await devTools.send('Tracing.start', {
    traceConfig: { includedCategories: ['devtools.timeline'] },
  })
  await act()
  await devTools.send('Tracing.end')
  await traced
  expect(counts.length, 'styles were worked out').toBeGreaterThan(0)
  return counts.reduce((sum, count) => sum + count)
}

test('a small change of a page leaves the styles of the rest alone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of ['/', '/project-details', FULL]) {
    await open(page, path)
    const devTools = await page.context().newCDPSession(page)
    const append = () =>
      page.evaluate(() => {
        const added = document.createElement('p')
        added.textContent = 'new'
        document.querySelector('main')?.append(added)
        // Asks for it at once.
        added.getBoundingClientRect()
      })
    // The browser may have something else to style in the same moment: one change that it has for itself counts.
    await expect.poll(() => restyled(devTools, append), { message: path }).toBeLessThan(FEW)
    await devTools.detach()
  }
})
