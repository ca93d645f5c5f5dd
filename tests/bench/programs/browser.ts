import { chromium, type Browser } from 'playwright'
import { ensureBrowser } from '../../../scripts/lib/browser.mjs'

/** Starts the browser that benchmarks measure with; its program lies at `executablePath`, where one is installed. */
export async function launchBrowser(): Promise<{ browser: Browser; executablePath?: string }> {
  const executablePath = await ensureBrowser()
  const installed = executablePath === undefined ? {} : { executablePath }
  const browser = await chromium.launch({ ...installed, args: ['--no-sandbox', '--disable-gpu'] })
  return { browser, ...installed }
}
