import type { Page } from 'playwright/test'

type Counted = { readonly event: string; readonly page: string; readonly detail?: string }

/** What the page hands to the beacon from now on. */
export async function countedEvents(page: Page): Promise<() => Promise<Counted[]>> {
  await page.addInitScript(() => {
    const bodies: Promise<string>[] = []
    Object.assign(window, { beacons: bodies })
    navigator.sendBeacon = (_url, data) => {
      if (data instanceof Blob) bodies.push(data.text())
      return true
    }
  })
  return async () => {
    const texts = await page.evaluate(() =>
      Promise.all((window as unknown as { beacons: Promise<string>[] }).beacons),
    )
    return texts.map((text) => JSON.parse(text) as Counted)
  }
}
