import type { Page } from 'playwright/test'
import { hydrated } from './browser.ts'

/** Keeps back the requests that match until the returned function is called. */
export async function hold(page: Page, url: string | ((url: URL) => boolean)): Promise<() => void> {
  let letGo: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(url, async (route) => {
    await held
    await route.fallback()
  })
  return letGo
}

/** Matches the scripts that a page's HTML does not name: they are fetched when they are wanted. */
export async function laterScripts(page: Page, path: string): Promise<(url: URL) => boolean> {
  const html = await (await page.request.get(path)).text()
  return ({ pathname }) => pathname.endsWith('.js') && !html.includes(pathname)
}

/** Opens a page and keeps its further scripts back until the returned function is called. */
export async function openWithoutParts(page: Page, path: string): Promise<() => void> {
  const letGo = await hold(page, await laterScripts(page, path))
  await page.goto(path)
  await hydrated(page)
  return letGo
}

type Counted = { event: string; page: string; detail?: string; source?: string }

/** What the page, and those after it, hand to the beacon from now on. */
export async function countedEvents(page: Page): Promise<() => readonly Counted[]> {
  const events: Counted[] = []
  await page.exposeFunction('countBeacon', (text: string) => {
    events.push(JSON.parse(text) as Counted)
  })
  await page.addInitScript(() => {
    const count = Reflect.get(window, 'countBeacon') as (text: string) => void
    navigator.sendBeacon = (_url, data) => {
      if (typeof data === 'string') count(data)
      return true
    }
  })
  return () => events
}

/** Lists what moves on the page without the visitor's doing, from its first paint on. */
export async function watchShifts(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript(() => {
    const shifts: string[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number
          hadRecentInput: boolean
        }
        if (!hadRecentInput) shifts.push(`${value} at ${Math.round(window.scrollY)}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => Reflect.get(window, 'shifts'))
}
