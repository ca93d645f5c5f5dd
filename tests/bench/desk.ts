import type { Page } from 'playwright'
import { startDesk } from '../support/programs/desk-process.ts'
import { projectAt, scaleData } from '../support/scale.ts'
import { launchBrowser } from './programs/browser.ts'
import { report } from './programs/report.ts'

// The editor's desk with 2,000 projects: from a reload to the last project of the list, and from a key that
// is pressed in a price to the finding at its field. Both are timed in the page, by its own clock.
const PROJECTS = 2000
const ROUNDS = 5
/** Until the desk has done everything that the last round began. */
const REST_MS = 3000
const UNREADABLE = ['85 Larkh', '1.2 Cror - 95', '88 L abc', '₹ 1.0x Cr', '77 Lk9 Crx']

type Seen = { seen?: number }

async function listAfterReload(page: Page): Promise<number> {
  await page.reload({ waitUntil: 'commit' })
  const last = projectAt(PROJECTS - 1).name
  const seen = await page.waitForFunction(
    (name) =>
      [...document.querySelectorAll('a')].some(({ textContent }) => textContent.includes(name)) &&
      performance.now(),
    last,
  )
  return (await seen.jsonValue()) as number
}

/** The text's last letter is typed when the rest of it was found to be wrong. */
async function findingAfterKey(page: Page, text: string): Promise<number> {
  const field = page.getByLabel('Price', { exact: true }).first()
  await field.fill(text.slice(0, -1))
  await page.waitForTimeout(REST_MS)
  await field.evaluate((element) => {
    const input = element as HTMLInputElement
    let pressed = 0
    addEventListener('keydown', ({ timeStamp }) => (pressed = timeStamp), { once: true })
    Object.assign(window, { seen: undefined })
    const observer = new MutationObserver(() => {
      const ids = input.getAttribute('aria-describedby')?.split(' ') ?? []
      const findings = ids.map((id) => document.getElementById(id)?.textContent ?? '')
      if (pressed === 0 || !findings.some((finding) => finding.includes(`"${input.value}"`))) return
      Object.assign(window, { seen: performance.now() - pressed })
      observer.disconnect()
    })
    observer.observe(document, { subtree: true, childList: true, characterData: true })
    input.focus()
    input.setSelectionRange(input.value.length, input.value.length)
  })
  await page.keyboard.type(text.slice(-1))
  const seen = await page.waitForFunction(() => (window as Seen).seen)
  return (await seen.jsonValue()) as number
}

const desk = await startDesk(scaleData(PROJECTS))
const { browser } = await launchBrowser()
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.goto(desk.address)
  await page
    .getByRole('link', { name: projectAt(0).name })
    .first()
    .waitFor()
  for (let round = 1; round <= ROUNDS; round++) {
    await page.waitForTimeout(REST_MS)
    const ms = await listAfterReload(page)
    report(`list of ${PROJECTS} projects after reload ${round}, ms`, ms, { atMost: 1000 })
  }
  await page.goto(`${desk.url}/projects/${projectAt(700).id}`)
  for (const text of UNREADABLE) {
    const ms = await findingAfterKey(page, text)
    report(`finding of "${text}" after its last key, ms`, ms, { atMost: 1000 })
  }
} finally {
  await browser.close()
  await desk.end()
}
