import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { dataFileNames } from '../../catalogue/data-files.ts'
import { copySampleData, type DataCopy } from '../../tests/support/programs/data-copy.ts'
import { fixFolder } from './fix-folder.ts'

let copy: DataCopy
beforeEach(async () => {
  copy = copySampleData()
  // The sample's editors write prices in many ways.
  await fixFolder(copy.folder, new Map())
})

const errorsLeft = async () => {
  const { fixed, checked } = await fixFolder(copy.folder, new Map())
  return {
    fixed: fixed.map(({ file }) => file),
    left: checked.findings
      .filter(({ rule }) => rule.level === 'error' || rule.name === 'price-text')
      .map(({ rule }) => rule.name),
  }
}

const text = (file: string) => readFileSync(join(copy.folder, file), 'utf8')
const edit = (file: string, from: string, to: string) => {
  expect(text(file)).toContain(from)
  copy.write(file, text(file).replace(from, to))
}

describe('validate --fix', () => {
  it('puts back every byte of what was mistyped in one way only, and then finds nothing to do', async () => {
    const before = new Map(dataFileNames.map((name) => [name, copy.read(`${name}.json`)]))
    edit('floorPlan.json', '"id": "the-aravalli-summit"', '"id": "The-Aravalli-Summit"')
    edit('paymentPlan.json', '"the-aravalli-summit":', '"the-aravali-summit":')
    edit('projectAmenities.json', '"swimming_pool"', '"swiming_pool"')
    edit('residentialProjects.json', '"₹ 2.9 Cr – 4.75 Cr"', '"₹ 2.9 Crr – 4.75 Cr"')
    edit('residentialProjects.json', '"projectStatus": "Under', '"projectstatus": "Under')
    edit('residentialProjects.json', '"id": "crest-greens"', '"id": "crest-greens "')
    edit(
      'commercialProjects.json',
      '"developer": "Meridian Habitat"',
      '"developer": "meridian habitat"',
    )
    edit(
      'companyData.json',
      'logos/developers/aravalli-crest.svg',
      'logos/Developers/aravalli-crest.SVG',
    )
    edit(
      'companyData.json',
      'logos/developers/verdant-row.svg',
      String.raw`logos\\developers\\verdant-row.svg`,
    )
    edit('leadingRealEstateDevelopers.json', '"residential, plots"', '"residental, plots"')
    edit('trendingProjects.json', '"slug": "saffron-court"', '"slug": "dwarka-homes"')
    edit('locationData.json', '"lat": 28.4003', '"lat": "28.4003"')
    edit('paymentPlan.json', '"installment_percentage": 10\n', '"installment_percentage": "10 %"\n')
    copy.write('site.json', `\uFEFF${text('site.json').replaceAll('\n', '\r\n')}`)
    const { left, fixed } = await errorsLeft()
    expect(left).toEqual([])
    expect(new Set(fixed)).toEqual(
      new Set([
        'residentialProjects.json',
        'commercialProjects.json',
        'companyData.json',
        'floorPlan.json',
        'paymentPlan.json',
        'projectAmenities.json',
        'leadingRealEstateDevelopers.json',
        'trendingProjects.json',
        'locationData.json',
        'site.json',
      ]),
    )
    for (const [name, was] of before) expect(text(`${name}.json`)).toBe(was)
    expect(await errorsLeft()).toEqual({ fixed: [], left: [] })
  })

  it('writes prices that can be read in canonical form', async () => {
    edit('residentialProjects.json', '₹ 2.9 Cr – 4.75 Cr', 'Rs.2.9crore to 4.75crore')
    edit('floorPlan.json', '"₹ 3.5 Cr"', '"3,50,00,000"')
    const { fixed } = await errorsLeft()
    expect(fixed).toEqual(['residentialProjects.json', 'floorPlan.json'])
    expect(text('residentialProjects.json')).toContain('"₹ 2.9 Cr – 4.75 Cr"')
    expect(text('floorPlan.json')).toContain('"₹ 3.5 Cr"')
  })

  it('reads a file that a Windows editor saved as UTF-16', async () => {
    const was = text('globalFaqs.json')
    copy.write('globalFaqs.json', Buffer.from(`\uFEFF${was}`, 'utf16le'))
    expect(await errorsLeft()).toEqual({ fixed: ['globalFaqs.json'], left: [] })
    expect(text('globalFaqs.json')).toBe(was)
  })

  it('never touches what needs a choice', async () => {
    // Two projects are one letter away; the record beside it holds the key; nothing comes near.
    edit('residentialProjects.json', '"id": "crest-greens"', '"id": "crest-green-1"')
    edit('residentialProjects.json', '"id": "meridian-one"', '"id": "crest-green-2"')
    edit('sitePlanData.json', '"the-aravalli-summit":', '"crest-green-3":')
    edit('globalFaqs.json', '"question"', '"zzz"')
    const before = new Map(dataFileNames.map((name) => [name, text(`${name}.json`)]))
    const { fixed } = await errorsLeft()
    expect(fixed).toEqual([])
    for (const [name, was] of before) expect(text(`${name}.json`)).toBe(was)
  })
})
