import type { Page } from 'playwright/test'
import { expectAccessible } from '../../support/browser/accessibility.ts'
import { expect, hydrated, open, test } from '../../support/browser/browser.ts'
import { FULL } from '../../support/browser/project.ts'

const YOUTUBE = '/project-details/meridian-habitat/meridian-one'
const TOUR = '/project-details/orbit-one-infra/1077'

const PLAYERS = [
  {
    path: YOUTUBE,
    label: 'Watch the film: An example film',
    player: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
    page: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  },
  {
    path: TOUR,
    label: 'Take the tour',
    player: 'https://tours.example.com/orbit-galleria',
    page: 'https://tours.example.com/orbit-galleria',
  },
] as const

/** What `open` stores is denied to a frame of another site. */
const OWN_DOING = /localStorage/

/** Answers for the hosts of players; the addresses that were asked for. */
async function routePlayers(page: Page): Promise<string[]> {
  const asked: string[] = []
  await page.route(/youtube|tours\.example/, (route) => {
    asked.push(route.request().url())
    return route.fulfill({
      contentType: 'text/html',
      body: '<html lang="en"><title>A player</title><main><h1>Playing</h1></main>',
    })
  })
  return asked
}

test('a player is loaded when it is pressed, and gone when it is closed', async ({
  page,
  complaints,
}) => {
  complaints.allow(OWN_DOING)
  const asked = await routePlayers(page)
  for (const [{ path, label, player }, close] of [
    [PLAYERS[0], 'Escape'],
    [PLAYERS[1], 'button'],
  ] as const) {
    await open(page, path)
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual([])
    const button = page.getByRole('button', { name: label })
    const dialog = page.getByRole('dialog')
    await button.press('Enter')
    await expect(dialog.frameLocator('iframe').getByText('Playing')).toBeVisible()
    expect(asked).toEqual([player])
    if (close === 'Escape') {
      await expectAccessible(page, { state: 'of the player', part: 'dialog' })
      await page.keyboard.press('Escape')
    } else await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toHaveCount(0)
    await expect.poll(() => page.frames().length).toBe(1)
    await expect(button).toBeFocused()
    asked.length = 0
  }
})

test('a film of the site itself plays in the page', async ({ page }) => {
  await open(page, FULL)
  await page.getByRole('button', { name: 'Watch the film: The towers in the morning' }).click()
  const film = page.getByRole('dialog').locator('video')
  await expect(film).toBeVisible()
  const seconds = await film.evaluate(async (it: HTMLVideoElement) => {
    await it.play()
    it.currentTime = 3
    await new Promise((seeked) => it.addEventListener('seeked', seeked, { once: true }))
    return it.currentTime
  })
  expect(seconds).toBeGreaterThanOrEqual(3)
  const caption = () =>
    film.evaluate((it: HTMLVideoElement) => {
      const [cue] = it.textTracks[0]?.activeCues ?? []
      return cue instanceof VTTCue && cue.text
    })
  await expect.poll(caption).toBe('The towers in the morning. (This film has no sound.)')
  await page.keyboard.press('Escape')
  await expect(film).toHaveCount(0)
  // Without a window too it plays.
  await page.goto('/videos/the-aravalli-summit.mp4')
  const alone = page.locator('video')
  await expect.poll(() => alone.evaluate((it: HTMLVideoElement) => it.duration)).toBe(6.5)
})

test('from another page there, a player is allowed too, and not on the next one @full', async ({
  page,
  complaints,
}) => {
  complaints.allow(OWN_DOING)
  await routePlayers(page)
  await open(page, '/project-details/meridian-habitat')
  // A document of its own has no mark of the one before.
  const mark = () => page.evaluate(() => document.documentElement.setAttribute('data-marked', ''))
  const marked = page.locator('html[data-marked]')
  await mark()
  await page.locator(`main a[href="${YOUTUBE}"]`).first().click()
  await expect(page.locator('h1')).toHaveText('Meridian One')
  await expect(marked).toHaveCount(0)
  await page.getByRole('button', { name: /^Watch the film/ }).click()
  await expect(page.frameLocator('iframe').getByText('Playing')).toBeVisible()
  await page.keyboard.press('Escape')
  await mark()
  await page.getByRole('link', { name: 'About', exact: true }).first().click()
  await expect(page).toHaveURL('/about')
  await expect(marked).toHaveCount(0)
  await hydrated(page)
  await page.goBack()
  await expect(page.locator('h1')).toHaveText('Meridian One')
  await page.getByRole('button', { name: /^Watch the film/ }).click()
  await expect(page.frameLocator('iframe').getByText('Playing')).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test("a link leads to the film's or the tour's own page", async ({ page }) => {
    for (const { path, label, page: address } of PLAYERS) {
      await page.goto(path)
      const link = page.getByRole('link', { name: label })
      await expect(link).toBeVisible()
      await expect(link).toHaveAttribute('href', address)
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(page.getByRole('button', { name: label })).toHaveCount(0)
    }
  })
})
