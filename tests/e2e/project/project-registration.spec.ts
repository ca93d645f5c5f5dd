import jsQR from 'jsqr'
import type { Locator } from 'playwright/test'
import sharp from 'sharp'
import { expectAccessible } from '../../support/browser/accessibility.ts'
import { expect, open, test } from '../../support/browser/browser.ts'

const SUMMIT = '/project-details/aravalli-crest/the-aravalli-summit'

async function codeIn(picture: Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(picture)
    .resize({ width: 600, kernel: 'nearest' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data
}

const fontSize = (text: Locator) =>
  text.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))

for (const width of [360, 1440]) {
  test(`a project says who sells it and under which registrations at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page, SUMMIT)
    const block = page.getByRole('region', { name: 'Registration' }).filter({ visible: true })
    await expect(block).toHaveCount(1)
    await expect(block).toContainText('Aravalli Crest Sample Estates Private Limited')
    await expect(block).toContainText('Phase 2, towers C and D')
    await expect(block).toContainText('Valid until 31 March 2031')
    await expect(block).toContainText('Details checked on 12 November 2026')
    const authority = block.getByRole('link', { name: /^Haryana Real Estate/ }).first()
    await expect(authority).toHaveAttribute('href', 'https://haryanarera.gov.in/')
    const number = block.getByText('SAMPLE/HRERA/2024/014', { exact: true })
    const phone = block.getByRole('link', { name: '+91 00000 00000' })
    expect(await fontSize(number)).toBeGreaterThanOrEqual(await fontSize(phone))

    const codes = block.getByRole('img', { name: /^QR code: / })
    await expect(codes).toHaveCount(2)
    const said = []
    for (const code of await codes.all()) {
      expect((await code.boundingBox())?.width).toBeGreaterThanOrEqual(80)
      said.push(await codeIn(await code.screenshot({ scale: 'css' })))
    }
    expect(said).toEqual([
      'https://haryanarera.gov.in/',
      'SAMPLE/HRERA/2025/063, The Aravalli Summit, Phase 2',
    ])
    // An address leads there; other words are a label.
    await expect(block.getByRole('link', { name: /^QR code/ })).toHaveCount(1)
    await expectAccessible(page, { state: `of the registration at ${width}` })
  })
}

test('a project that needs no registration says why, and one without either has no badge', async ({
  page,
}) => {
  await page.goto('/project-details/sohna-hills-estates/hillside-farms')
  const facts = page.getByRole('list', { name: 'At a glance' })
  await expect(facts).toContainText('RERA not required')
  await expect(facts).toContainText('Completed before the Act came into force')
  await expect(facts.getByText('RERA Approved')).toHaveCount(0)
  const block = page.getByRole('region', { name: 'Registration' }).filter({ visible: true })
  await expect(block).toContainText('Completed before the Act came into force')
})

test('prices say what is added on top, when they were true, and what a square foot is', async ({
  page,
}) => {
  await page.goto(SUMMIT)
  await page.getByRole('link', { name: 'GST, stamp duty and registration come on top' }).click()
  await expect(page.locator('#cost')).toBeInViewport()
  await expect(page.getByText('Price as on 12 November 2026')).toBeVisible()
  const plan = page.locator('#floor-0-pictures, #floor-plans').first()
  await expect(plan).toContainText('Carpet area')
  await expect(plan).toContainText('₹ 23,387 per sq. ft. of carpet area')
  await expect(plan).toContainText('North-east')

  await page.goto('/project-details/aravalli-crest/crest-greens')
  await expect(
    page.getByRole('link', { name: 'Stamp duty and registration come on top' }),
  ).toBeVisible()
  await page.goto('/project-details/meridian-habitat/habitat-floors')
  await expect(page.getByText(/Price as on 2 March 2026\. It may have changed/)).toBeVisible()
  await page.goto('/project-details/orbit-one-infra/orbit-workspaces')
  await expect(
    page.getByText(/Details checked on 1 September 2025\. That is long ago/).first(),
  ).toBeVisible()
})

test('pictures that are no photographs say so, in galleries and in plans', async ({ page }) => {
  await page.goto(SUMMIT)
  await expect(page.getByText("Artist's impression").first()).toBeVisible()
  await expect(page.locator('#floor-plan').getByText('Plan, not to scale').first()).toBeVisible()
})
