import { readFileSync } from 'node:fs'
import type { Locator, Page } from 'playwright/test'

type Site = { readonly heroBanners: readonly { readonly alt: string }[] }

/** What the hero's pictures show, in their order. */
export const BANNERS = (JSON.parse(readFileSync('data/site.json', 'utf8')) as Site).heroBanners.map(
  ({ alt }) => alt,
)

export const hero = (page: Page): Locator =>
  page.getByRole('region', { name: 'Find your property' })

/** The banner that is seen; the others are hidden from readers of structure too. */
export const banner = (page: Page): Locator => hero(page).getByRole('img')
