import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { copySampleData } from '../../tests/support/programs/data-copy.ts'
import { changesBetween } from './publish-routes.ts'
import { openDisk } from './data/disk.ts'
import { searchRecords } from './search-records.ts'

const data = copySampleData()
const disk = openDisk(data.folder)
await disk.refresh()
const titles = (text: string) => searchRecords(disk.files, text).map(({ title }) => title)

it.each([
  ['aravalli summit', 'The Aravalli Summit'],
  ['Harbour vale', 'Harbour and Vale'],
  ['testimonials', 'Testimonials'],
  // A record by its id, a field by its title, by what it says, and of an entry of a list.
  ['arc-skyvillas', 'Arc Skyvillas'],
  ['summit possession', 'Possession of The Aravalli Summit'],
  ['rooftop_observatory', 'Amenity of Arc Skyvillas'],
])('%s finds %s', (text, title) => {
  expect(titles(text)).toContain(title)
})

it('finds records before fields, leads to the field, and finds nothing for no word', () => {
  const [first, second] = searchRecords(disk.files, 'the aravalli summit')
  expect(first).toMatchObject({ page: 'projects/the-aravalli-summit', pointer: '' })
  expect(second?.pointer).not.toBe('')
  expect(titles(' ')).toEqual([])
  expect(titles('nobody has these words')).toEqual([])
})

it('finds a field once, on the page of its record', () => {
  const found = searchRecords(disk.files, 'Golf Course Extension Road').map(({ page }) => page)
  expect(found.filter((page) => page === 'projects/the-aravalli-summit').length).toBeGreaterThan(0)
  expect(found).not.toContain('files/residentialProjects')
  expect(found).not.toContain('files/trendingProjects')
})

it('says what visitors will see differently since the last commit', { tags: ['needs-git'] }, () => {
  const git = (...args: string[]) => execFileSync('git', ['-C', data.folder, ...args])
  expect(changesBetween(data.folder)).toMatchObject({
    message: expect.stringContaining('no git repository'),
  })
  git('init', '-q')
  git('add', '*.json')
  git('-c', 'user.name=x', '-c', 'user.email=x@example.org', 'commit', '-qm', 'x')
  expect(changesBetween(data.folder)).toMatchObject({ sections: [] })
  data.edit('residentialProjects.json', '₹ 2.9 Cr – 4.75 Cr', '₹ 3 Cr')
  const changes = JSON.stringify(changesBetween(data.folder))
  expect(changes).toContain('The Aravalli Summit')
  expect(changes).toContain('₹ 3 Cr')
})
