// Chooses the Chromium of the browser tests: an installed one, else Playwright's own, else
// Debian's, which root can install. The headless shell is preferred, as it takes half the time for
// each page.
import { existsSync } from 'node:fs'
import { run, say } from './setup.mjs'

const INSTALLED = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
]

/** The browser's path, or undefined when there is none and none can be installed. */
export async function ensureBrowser() {
  const found = await findBrowser()
  if (found) return found
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say('Installing Chromium (Debian package) …')
    await run('apt-get', ['update', '-qq'])
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    for (const name of ['chromium-headless-shell', 'chromium']) {
      const code = await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
        env,
      })
      if (code === 0) break
    }
  } else {
    say("Installing Playwright's Chromium …")
    await run(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'])
  }
  return findBrowser()
}

async function findBrowser() {
  const given = process.env.CHROMIUM_PATH
  if (given) return given
  const installed = INSTALLED.find((path) => existsSync(path))
  if (installed) return installed
  const { chromium } = await import('playwright')
  const own = chromium.executablePath()
  return existsSync(own) ? own : undefined
}
