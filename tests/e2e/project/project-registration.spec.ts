import jsQR from 'jsqr'
import type { Locator, Page } from 'playwright/test'
import sharp from 'sharp'
import { expect, open, test } from '../../support/browser/browser.ts'
import { FULL } from '../../support/browser/project.ts'

async function codeIn(picture: Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(picture)
    .resize({ width: 600, kernel: 'nearest' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data
}

/** A picture of a code without its rounded corners, behind which the page is seen. */
const middleOf = async (code: Locator): Promise<Buffer> =>
  sharp(await code.screenshot())
    .extract({ left: 8, top: 8, width: 70, height: 70 })
    .raw()
    .toBuffer()

/** Expects a code as its readers need it, also where the browser darkens pages or has other colours. */
async function expectDarkOnWhite(page: Page, code: Locator): Promise<void> {
  const plain = await middleOf(code)
  const browser = await page.context().newCDPSession(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await browser.send('Emulation.setAutoDarkModeOverride', { enabled: true })
  expect((await sharp(await page.screenshot()).stats()).dominant.r, 'a dark page').toBeLessThan(64)
  expect((await middleOf(code)).equals(plain), 'in a dark theme').toBe(true)
  await browser.send('Emulation.setAutoDarkModeOverride', {})
  await page.emulateMedia({ forcedColors: 'active' })
  expect(await codeIn(await code.screenshot()), 'in forced colours').toBeDefined()
  await page.emulateMedia({ colorScheme: null, forcedColors: null })
}

const fontSize = (text: Locator) =>
  text.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))

for (const [width, tag] of [
  [360, ''],
  [1440, ' @full'],
] as const)
  test(`a project says who sells it and under which registrations, at ${width} px${tag}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page, FULL)
    const block = page.getByRole('region', { name: 'Registration' }).filter({ visible: true })
    await expect(block).toHaveCount(1)
    for (const text of [
      'Aravalli Crest Sample Estates Private Limited',
      'Phase 2, towers C and D',
      'Valid until 31 March 2031',
      'Details checked on 12 November 2026',
    ])
      await expect(block).toContainText(text)
    const authority = block.getByRole('link', { name: /^Haryana Real Estate/ }).first()
    await expect(authority).toHaveAttribute('href', 'https://haryanarera.gov.in/')
    const number = block.getByText('SAMPLE/HRERA/2024/014', { exact: true })
    const phone = block.getByRole('link', { name: '+91 00000 00000' })
    expect(await fontSize(number)).toBeGreaterThanOrEqual(await fontSize(phone))

    if (width === 360) {
      // Beside the badge too, whichever telephone number the page shows.
      const beside = page
        .getByRole('list', { name: 'At a glance' })
        .getByText(/^SAMPLE\/HRERA\/2024\/014, /)
      for (const link of await page.locator('main a[href^="tel:"]:visible').all())
        if (/\d{5}/.test((await link.textContent()) ?? ''))
          expect(await fontSize(beside)).toBeGreaterThanOrEqual(await fontSize(link))
    }

    const codes = block.getByRole('img', { name: /^QR code: / })
    await expect(codes).toHaveCount(2)
    const isRead = width === 360
    const said = []
    for (const code of await codes.all()) {
      expect((await code.boundingBox())?.width).toBeGreaterThanOrEqual(80)
      if (isRead) said.push(await codeIn(await code.screenshot({ scale: 'css' })))
    }
    if (isRead) await expectDarkOnWhite(page, codes.first())
    if (isRead)
      expect(said).toEqual([
        'https://haryanarera.gov.in/',
        'SAMPLE/HRERA/2025/063, The Aravalli Summit, Phase 2',
      ])
    // An address leads there; other words are a label.
    await expect(block.getByRole('link', { name: /^QR code/ })).toHaveCount(1)
  })
