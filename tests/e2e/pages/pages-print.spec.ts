import { execFileSync } from 'node:child_process'
import type { Page } from 'playwright/test'
import { expect, open, test } from '../../support/browser/browser.ts'
import { FULL } from '../../support/browser/project.ts'
import { lacking } from '../../support/programs/machine.ts'

const NO_READER = lacking('needs-pdftotext')

/** The page's PDF, and what stands on each of its sheets as a reader gets it. */
async function printed(page: Page, path: string) {
  test.skip(NO_READER !== undefined, NO_READER)
  await open(page, path)
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true })
  const text = execFileSync('pdftotext', ['-', '-'], { input: pdf, encoding: 'utf8' })
  const sheets = text.split('\f').map((sheet) => sheet.replace(/\s+/g, ' '))
  return { pdf, sheets, text: sheets.join(' ') }
}

test('a project on paper is all of its texts and pictures', { tag: '@full' }, async ({ page }) => {
  const { sheets, text } = await printed(
    page,
    `${FULL}?unit=2&buyer=woman&loan=20000000&rate=9.25&years=15&prepayYearly=100000`,
  )
  for (const present of [
    'The Aravalli Summit',
    // Every floor plan, whichever slide is on the screen, and every answer.
    '3 BHK + Study',
    '4 BHK + Servant',
    'Possession of The Aravalli Summit is expected by December 2028.',
    'Possession Linked Plan',
    'Sums for 3 BHK + Utility: ₹ 3,50,00,000',
    'Who buys A woman',
    'Prime Location Highlights',
    // The visitor's own loan.
    'Monthly instalment (EMI) ₹ 2,05,838.46',
    '100000',
    'save ₹ 14,46,611.93 of interest',
    'Year by year',
    '+91 00000 00000',
  ]) {
    expect(text).toContain(present)
  }
  for (const absent of ['Skip to content', 'Read More', 'Request a call back', '(optional)']) {
    expect(text).not.toContain(absent)
  }
  // No label stands without its field, and no title without what it heads.
  expect(sheets.find((sheet) => sheet.includes('Each year (₹)'))).toContain('100000')
  const headed = sheets.find((sheet) => sheet.includes('Sizes and basic selling prices'))
  expect(headed).toContain('3 BHK + Study')
  // The counter of a carousel.
  expect(text).not.toMatch(/\b\d \/ \d\b/)
})

test(
  'a comparison lies on its side, from its first sheet to its last',
  { tag: '@full' },
  async ({ page }) => {
    const two = 'aravalli-crest/the-aravalli-summit,aravalli-crest/crest-greens'
    const { pdf, sheets } = await printed(page, `/compare?projects=${two}`)
    expect(sheets[0]).toContain('The Aravalli Summit')
    const sizes = [...pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)]
    expect(sizes).toHaveLength(sheets.length - 1)
    for (const [, width, height] of sizes) expect(Number(width)).toBeGreaterThan(Number(height))
  },
)

test('a project that nobody has scrolled prints no frame without its picture, and loads them all', async ({
  page,
}) => {
  await open(page, FULL)
  await page.emulateMedia({ media: 'print' })
  const empty = () =>
    page.locator('main [data-picture]').evaluateAll(
      (all) =>
        all.filter((one) => {
          const image = one.querySelector('img')
          return one.getClientRects().length > 0 && !(image?.complete && image.naturalWidth > 0)
        }).length,
    )
  // What looks after paper comes behind the page.
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
    expect(await empty()).toBe(0)
  }).toPass()
  const shown = page.locator('main [data-picture]').filter({ visible: true })
  await expect.poll(() => shown.count()).toBeGreaterThan(20)
  expect(await empty()).toBe(0)
})

test(
  'the total of a cost sheet stands once on paper, below its rows',
  { tag: '@full' },
  async ({ page }) => {
    await open(page, '/project-details/meridian-habitat/meridian-one')
    await page.emulateMedia({ media: 'print' })
    // The foot of a table is printed at the end of each sheet that the table reaches.
    await expect(page.locator('#payment tfoot')).toHaveCSS('display', 'table-row-group')
  },
)

test('a project on paper has no loan that nobody chose', { tag: '@full' }, async ({ page }) => {
  await open(page, FULL)
  await page.setViewportSize({ width: 688, height: 1000 })
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('#emi')).toBeHidden()
  // Nor a title of papers that can only be asked for.
  await expect(page.locator('#papers')).toBeHidden()
  const edges = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    let band: Element | null = heading.parentElement
    while (band && getComputedStyle(band).backgroundColor === 'rgba(0, 0, 0, 0)') {
      band = band.parentElement
    }
    return heading.getBoundingClientRect().left - (band?.getBoundingClientRect().left ?? Infinity)
  })
  expect(edges).toBeGreaterThan(20)

  await expect(page.locator('#floor-plan a[aria-label^=Enlarge]').first()).toBeVisible()

  // Carousels print all their pictures, without their controls.
  const sheet = await page.locator('#overview').boundingBox()
  const [left, right] = [sheet?.x ?? 0, (sheet?.x ?? 0) + (sheet?.width ?? 0)]
  const slides = await page.locator('[aria-roledescription=carousel] li').evaluateAll((all) =>
    all.map((slide) => {
      const box = slide.getBoundingClientRect()
      return [box.left, box.right]
    }),
  )
  expect(slides.length).toBeGreaterThan(10)
  for (const [from = 0, to = Infinity] of slides) {
    expect(from).toBeGreaterThanOrEqual(left - 1)
    expect(to).toBeLessThanOrEqual(right + 1)
  }
  await expect(page.locator('[aria-roledescription=carousel] button:visible')).toHaveCount(0)
})

test(
  'other pages print no form, no window over them and nothing only a screen can use',
  { tag: '@full' },
  async ({ page }) => {
    await page.emulateMedia({ media: 'print' })
    for (const path of ['/contact-us', '/']) {
      await open(page, path)
      const text = await page.locator('body').innerText()
      for (const absent of ['Skip to content', 'Inquire Now', '(optional)', 'Ask us']) {
        expect(text, path).not.toContain(absent)
      }
      expect(text, path).toContain('+91 00000 00000')
    }
    await page.emulateMedia({ media: 'screen' })
    await page.getByRole('link', { name: 'Ask an adviser' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // No picture says that it can be enlarged.
    await page.emulateMedia({ media: 'screen' })
    await open(page, '/floor-plans/aravalli-crest')
    const badges = page.locator('a[aria-label^=Enlarge] > [aria-hidden]').filter({ visible: true })
    await expect(badges).not.toHaveCount(0)
    await page.emulateMedia({ media: 'print' })
    await expect(badges).toHaveCount(0)
  },
)
