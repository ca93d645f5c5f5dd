import { expect, open, test } from '../../support/browser/browser.ts'

type TraceEvent = { name: string; args: { elementCount?: number } }

test.use({ viewport: { width: 360, height: 740 } })

test('a small change of a page does not have all of it styled anew', async ({ page, browser }) => {
  await open(page, '/project-details')
  await page.waitForLoadState('networkidle')
  await browser.startTracing(page, { categories: ['devtools.timeline'] })
  await page.evaluate(() => {
    const main = document.querySelector('main')
    main?.append(document.createElement('a'))
    return main?.offsetHeight
  })
  const trace = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] }
  const counts = trace.traceEvents
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .map(({ args }) => args.elementCount ?? 0)
  expect(counts.length).toBeGreaterThan(0)
  expect(Math.max(...counts)).toBeLessThan(
    await page
      .locator('body *')
      .count()
      .then((all) => all / 4),
  )
})
