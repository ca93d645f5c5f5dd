import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { copySampleData } from '../../../tests/support/programs/data-copy.ts'
import { openDisk } from './disk.ts'
import { addedErrors, findingsIn, findingsOn, type PageFinding } from './findings.ts'
import { indexOf } from './pages.ts'

const options = { imagesDir: resolve('dist/images') }
const placesOf = (findings: readonly PageFinding[]) =>
  findings.map(({ file, pointer, message }) => `${file}${pointer} ${message}`)

it('finds on one page alone what is found on it among all', async () => {
  const data = copySampleData({
    'residentialProjects.json': (text) =>
      text
        .replace('"New Launch"', '"New Lunch"')
        .replace('"developer": "Aravalli Crest"', '"developer": "Aravalli Krest"')
        .replace('"₹ 2.9 Cr – 4.75 Cr"', '"₹ 2.9 Cr – 475 Cr"')
        .replace('"Sector 65, Golf Course Extension Road, Gurgaon"', '"Sector 65, Gurgaum"'),
    'floorPlan.json': (text) => text.replace('"1,850 sq.ft."', '"roomy"'),
    'projectAmenities.json': (text) => text.replace('"swimming_pool"', '"swiming_pool"'),
    'leadingRealEstateDevelopers.json': (text) => text.replace('"residential"', '"homes"'),
    'topLocalities.json': (text) => text.replace('"image"', '"imagee"'),
  })
  const disk = openDisk(data.folder)
  await disk.refresh()
  const all = await findingsIn(disk.files, data.folder, options)
  const pages = new Set(all.map(({ page }) => page))
  expect(pages.size).toBeGreaterThan(8)
  for (const page of pages) {
    expect(indexOf(disk.files).subject(page), page).toBeDefined()
    const own = all.filter((finding) => finding.page === page)
    const alone = await findingsOn(page, disk.files, data.folder, options)
    expect(placesOf(alone), page).toEqual(placesOf(own))
  }
})

it('tells added errors from those that were there, which entries put in may have moved', () => {
  const at = (pointer: string, level: 'error' | 'warning' = 'error') =>
    ({ page: 'p', file: 'floorPlan', rule: 'schema', pointer, level, of: {} }) as PageFinding
  const before = [at('/floors/2/area')]
  expect(addedErrors(before, [at('/floors/3/area'), at('/name', 'warning')])).toEqual([])
  expect(addedErrors(before, [at('/floors/2/area'), at('/floors/3/area')])).toHaveLength(1)
  expect(addedErrors(before, [at('/floors/2/price')])).toHaveLength(1)
})
