import { expectAccessible } from '../../support/browser/accessibility.ts'
import { expect, test } from '../../support/browser/browser.ts'
import { copySampleData, type DataCopy } from '../../support/programs/data-copy.ts'
import { startSite, type SiteProcess } from '../../support/programs/site-process.ts'

const LISTS = [
  'trendingProjects',
  'leadingRealEstateDevelopers',
  'everythingContainer',
  'testimonials',
  'topLocalities',
  'globalFaqs',
]

let data: DataCopy
let site: SiteProcess

/** The site over data whose lists for the home page all have the same contents. */
async function startOver(contents: string): Promise<void> {
  data = copySampleData()
  for (const name of LISTS) data.write(`${name}.json`, contents)
  site = await startSite({ DATA_DIR: data.folder })
}

test.afterEach(async ({ page }) => {
  // What the page still fetches must not outlive its site.
  await page.close()
  await site.end()
  data.dispose()
})

test('the rails whose data failed say so, other parts without data are left out', async ({
  page,
}) => {
  await startOver('[{ "id":')
  await page.goto(site.url)
  const part = (name: string) => page.getByRole('region', { name })
  await expect(part('Trending Projects')).toContainText('No Trending Projects Found')
  await expect(part('Trending Projects')).toContainText('Please check back later for updates')
  const developers = part('Leading Real Estate Developers')
  await expect(developers).toContainText('Failed to fetch developer data')
  await expect(developers.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Trending Projects',
    'Leading Real Estate Developers',
    'Peak Force Edge',
    'Not sure where to begin?',
  ])
  await expect(part('Peak Force Edge')).toBeVisible()
  await expectAccessible(page, { state: 'with failed rails', part: 'main' })
})

test('a part without anything to show is left out, but for trending projects', async ({ page }) => {
  await startOver('[]')
  await page.goto(site.url)
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Trending Projects',
    'Peak Force Edge',
    'Not sure where to begin?',
  ])
  await expect(page.getByText('No Trending Projects Found')).toBeVisible()
})
