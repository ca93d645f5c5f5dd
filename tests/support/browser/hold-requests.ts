import type { Page } from 'playwright/test'

/** Keeps back the requests that match until the returned function is called. */
export async function hold(page: Page, url: string): Promise<() => void> {
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
