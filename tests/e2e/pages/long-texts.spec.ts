import { expect, hydrated, test } from '../../support/browser/browser.ts'
import { FULL } from '../../support/browser/project.ts'
import { expectRoom } from '../../support/browser/room.ts'
import { copySampleData } from '../../support/programs/data-copy.ts'
import { startSite } from '../../support/programs/site-process.ts'

const AGENCY = 'The Northern Plains Residential and Commercial Estate Agency'
const ONE_WORD = 'Llanfairpwllgwyngyllgogerychwyrndrobwlla'
const STATUS = 'Superstructure complete, finishing under progress'
const SIX = '1 BHK, 2 BHK, 2 BHK + Study, 3 BHK, 3 BHK + Servant, 4 BHK'

test('long words and names wrap on every page, from 320 px', { tag: '@full' }, async ({ page }) => {
  test.setTimeout(150_000)
  expect([AGENCY.length, ONE_WORD.length, STATUS.length]).toEqual([60, 40, 49])
  const data = copySampleData({
    'site.json': (text) => {
      const { logo: _, ...facts } = JSON.parse(text) as { logo?: string }
      return JSON.stringify({ ...facts, name: AGENCY })
    },
    'residentialProjects.json': (text) =>
      text
        .replaceAll('"Under Construction"', JSON.stringify(STATUS))
        .replaceAll('"3 BHK, 4 BHK"', JSON.stringify(SIX))
        .replaceAll('"The Aravalli Summit"', JSON.stringify(ONE_WORD))
        .replaceAll('"Sector 65, Golf Course Extension Road, Gurgaon"', `"${ONE_WORD}, Gurgaon"`),
  })
  const site = await startSite({ DATA_DIR: data.folder })
  try {
    const key = FULL.replace('/project-details/', '')
    for (const path of [
      '/',
      FULL,
      '/project-details',
      '/project-details/aravalli-crest',
      `/project-details?status=${STATUS.replaceAll(' ', '+')}`,
      `/search?q=${ONE_WORD}`,
      `/shortlist?projects=${key}`,
      `/compare?projects=${key},kadamba-homes/1024`,
      '/contact-us',
    ]) {
      await page.goto(site.url + path)
      await hydrated(page)
      for (const width of [320, 360, 768]) {
        await page.setViewportSize({ width, height: 740 })
        await expectRoom(page, `${path} at ${width} px`)
        const header = page.locator('header')
        const shownName = header.getByText(AGENCY, { exact: true })
        const name = await shownName.boundingBox()
        const isCut = await shownName.evaluate((text) => text.scrollHeight > text.clientHeight + 1)
        expect(isCut, `the agency's name at ${width} px`).toBe(false)
        const bar = await header.boundingBox()
        expect((name?.y ?? -1) >= 0, path).toBe(true)
        expect((name?.y ?? 0) + (name?.height ?? 0)).toBeLessThanOrEqual(bar?.height ?? 0)
      }
    }
  } finally {
    // It may still ask for pictures.
    await page.close()
    await site.end()
  }
})
