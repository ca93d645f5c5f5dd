import type { Page, Route } from 'playwright/test'

const HOST = 'https://tile.openstreetmap.org/**'

/** A tile as a map would have it: land, a street, a park. */
const TILE = `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256">
  <path fill="#eef0ea" d="M0 0h256v256H0z" />
  <path stroke="#fff" stroke-width="12" d="M0 90 256 150" />
  <path fill="#cfe3c4" d="M150 30h70v50h-70z" />
</svg>`

/** Answers for the host of the map's pictures; the addresses that were asked for. */
export async function routeTiles(
  page: Page,
  answer = (route: Route) => route.fulfill({ contentType: 'image/svg+xml', body: TILE }),
): Promise<string[]> {
  const asked: string[] = []
  await page.route(HOST, (route) => {
    asked.push(route.request().url())
    return answer(route)
  })
  return asked
}

/** The link to the map, or back to the list. */
export const mapLink = (page: Page, name: 'Map' | 'List' = 'Map') =>
  page.getByRole('link', { name, exact: true })

export const mapBox = (page: Page) => page.getByRole('region', { name: 'Map of projects' })

/** The pins of the map, or those of a name. */
export const pins = (page: Page, name: string | RegExp = /./) =>
  mapBox(page).getByRole('button', { name }).and(page.locator('button'))

/** The names of all pins; that of several projects is its tooltip too. */
export const pinNames = (page: Page): Promise<string[]> =>
  pins(page).evaluateAll((all) =>
    all.map((pin) => pin.ariaLabel ?? pin.getAttribute('title') ?? ''),
  )

/** How many projects the pins stand for, one or a group each. */
export async function countOnPins(page: Page): Promise<number> {
  const counts = (await pinNames(page)).map((name) => /^(\d+) projects\b/.exec(name)?.[1] ?? 1)
  return counts.reduce<number>((sum, count) => sum + Number(count), 0)
}

/** The card that a pin has opened. */
export const openedCard = (page: Page) => page.locator('[data-map-card]')
