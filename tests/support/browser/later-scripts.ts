import type { Page } from 'playwright/test'

/**
 * Holds back or refuses the scripts that a page's HTML does not name itself: the code of parts that
 * are fetched when they are wanted, or when the browser has time.
 * @param path the page that is opened next
 * @returns what lets the held ones go
 */
export async function laterScripts(
  page: Page,
  path: string,
  then: 'held' | 'refused',
): Promise<() => void> {
  const html = await (await page.request.get(path)).text()
  let letGo: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/*.js', async (route) => {
    const isLater = !html.includes(new URL(route.request().url()).pathname)
    if (isLater && then === 'refused') return route.abort()
    if (isLater) await held
    return route.continue()
  })
  return letGo
}
