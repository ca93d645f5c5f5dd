import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test } from 'playwright/test'
import { copySampleData } from '../../support/programs/data-copy.ts'
import { freePort } from '../../support/programs/free-port.ts'

test(
  'while developing, mistakes in the data stand over the page until they are gone',
  { tag: '@long' },
  async ({ page }) => {
    // Vite makes the modules of a page when they are first asked for.
    test.slow()
    const copy = copySampleData()
    const port = await freePort()
    const development = spawn('node_modules/.bin/tsx', ['server/process/dev.ts'], {
      stdio: 'ignore',
      env: {
        ...process.env,
        PORT: String(port),
        DATA_DIR: copy.folder,
        DATABASE_URL: `sqlite:${join(copy.folder, 'enquiries.db')}`,
      },
    })
    try {
      const url = `http://localhost:${port}`
      // Where Vite has not yet bundled the packages it does so first, on a busy machine for a minute.
      await expect(async () => expect((await fetch(`${url}/healthz`)).status).toBe(200)).toPass({
        timeout: 120_000,
      })
      const overlay = page.locator('vite-error-overlay')
      const breakData = () =>
        copy.edit('floorPlan.json', '"the-aravalli-summit"', '"The-Aravalli-Summit"')
      // The data is not watched yet when the site first answers.
      breakData()
      await page.goto(`${url}/about`)
      await page.locator('html[data-hydrated]').waitFor({ state: 'attached', timeout: 120_000 })
      await expect(overlay).toContainText('floorPlan.json:3:11')
      await expect(overlay).toContainText('Did you mean "the-aravalli-summit"?')
      copy.restore('floorPlan.json')
      await expect(overlay).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

      breakData()
      await expect(overlay).toContainText('floorPlan.json:3:11')
      await page.reload()
      await expect(overlay).toContainText('floorPlan.json:3:11')
    } finally {
      const closed = once(development, 'close')
      development.kill('SIGINT')
      await closed
    }
  },
)
