// Chooses the Chromium of the browser tests: an installed one, else Playwright's own, else
// Debian's, which root can install. The headless shell is preferred, as it takes half the time for
// each page.
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run, say } from './setup.mjs'

const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]

/** The browser's path, or undefined when there is none and none can be installed. */
export async function ensureBrowser() {
  const found = await findBrowser()
  if (found || process.env.CHROMIUM_PATH) return found
  // What the installers say of a machine without a network helps nobody.
  const quietly = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say('Installing Chromium (Debian package) …')
    await run('apt-get', ['update', '-qq'], quietly)
    for (const name of NAMES.slice(0, 2)) {
      const options = ['install', '-y', '-qq', '--no-install-recommends', name]
      if ((await run('apt-get', options, quietly)) === 0) break
    }
  } else {
    say("Installing Playwright's Chromium …")
    await run(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'], quietly)
  }
  return findBrowser()
}

/** The path of a browser that is installed; undefined where there is none. */
export async function findBrowser() {
  const { chromium } = await import('playwright')
  const folders = [...(process.env.PATH ?? '').split(delimiter).filter(Boolean), '/usr/bin']
  const installed = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))
  const candidates = process.env.CHROMIUM_PATH
    ? [process.env.CHROMIUM_PATH]
    : [...installed, chromium.executablePath()]
  return candidates.find((path) => existsSync(path))
}
