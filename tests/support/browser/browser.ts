import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { test as base, expect, type APIRequestContext, type Page } from 'playwright/test'
import { pathsIn } from '../html.ts'
import { copySampleData } from '../programs/data-copy.ts'
import { startDesk, type DeskProcess } from '../programs/desk-process.ts'
import { SHORT_LISTS } from '../programs/short-lists.ts'

/** What a test brings about on purpose, by patterns; every other complaint fails it. */
type Complaints = { readonly allow: (...patterns: readonly RegExp[]) => void }

/**
 * Playwright's test whose pages fail it on any console message, page error or failed request. The desk
 * stands here too: tests with workers' fixtures of their own would have workers and browsers of their own.
 */
export const test = base.extend<{ complaints: Complaints }, { desk: DeskProcess }>({
  complaints: [
    async ({ page }, use) => {
      const heard: string[] = []
      const allowed: RegExp[] = []
      listen(page, heard)
      await use({ allow: (...patterns) => void allowed.push(...patterns) })
      const complaints = heard.filter((line) => !allowed.some((pattern) => pattern.test(line)))
      expect(complaints, 'nothing in the console, nothing failed').toEqual([])
    },
    { auto: true },
  ],
  /** For every file whose editor needs no other data: its start takes as long as several tests. */
  desk: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it what a fixture needs.
    async ({}, use) => {
      const data = copySampleData(SHORT_LISTS)
      // Folders of the copy, whose pictures can be chosen and which take those that are dropped.
      for (const name of ['exteriors', 'floor-plans']) {
        const folder = join(data.folder, 'images', name)
        rmSync(folder)
        cpSync(join('data/images', name), folder, { recursive: true, preserveTimestamps: true })
      }
      const desk = await startDesk(data)
      await use(desk)
      await desk.end()
    },
    { scope: 'worker' },
  ],
})

export { expect }

function listen(page: Page, complaints: string[]): void {
  page.on('console', (message) => {
    const text = message.text()
    // What could not be loaded stands in the message's place alone.
    const address = text.startsWith('Failed to load resource') ? ` ${message.location().url}` : ''
    complaints.push(`${message.type()}: ${text}${address}`)
  })
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`))
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // Pictures and prefetches of a page that is being left are cut off by the browser itself.
    if (reason !== 'net::ERR_ABORTED') complaints.push(`failed: ${request.url()} ${reason}`)
  })
}

/** Waits until React has hydrated the document. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
}

/** Opens a page where no popup comes between, and waits until it can be used. */
export async function open(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('enquiryPopup', 'settled'))
  await page.goto(path)
  await hydrated(page)
}

/** Every indexable path of the running site, from its own sitemap. */
export async function sitemap(request: APIRequestContext): Promise<string[]> {
  return pathsIn(await (await request.get('/sitemap.xml')).text())
}
