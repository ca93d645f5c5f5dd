import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { copySampleData, type DataCopy } from '../../tests/support/programs/data-copy.ts'
import { fixFolder } from './fix-folder.ts'

let copy: DataCopy
beforeEach(async () => {
  copy = copySampleData()
  // The sample's editors write prices in many ways.
  await fixFolder(copy.folder)
})

const errorsLeft = async () => {
  const { fixed, checked } = await fixFolder(copy.folder)
  return {
    fixed: fixed.map(({ file }) => file),
    left: checked.findings
      .filter(({ rule }) => rule.level === 'error' || rule.name === 'price-text')
      .map(({ rule }) => rule.name),
  }
}

const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')
const text = (file: string) => copy.read(file)
const edit = (file: string, from: string, to: string) => {
  expect(text(file)).toContain(from)
  copy.write(file, text(file).replace(from, to))
}

describe('validate --fix', () => {
  it('puts back every byte of what was mistyped in one way only, and then finds nothing to do', async () => {
    const before = copy.texts()
    for (const [file, from, to] of [
      ['floorPlan', '"id": "the-aravalli-summit"', '"id": "The-Aravalli-Summit"'],
      ['paymentPlan', '"the-aravalli-summit":', '"the-aravali-summit":'],
      ['projectAmenities', '"swimming_pool"', '"swiming_pool"'],
      ['residentialProjects', '"₹ 2.9 Cr – 4.75 Cr"', '"₹ 2.9 Crr – 4.75 Cr"'],
      ['residentialProjects', '"projectStatus": "Under', '"projectstatus": "Under'],
      ['residentialProjects', '"id": "crest-greens"', '"id": "crest-greens "'],
      ['commercialProjects', '"developer": "Meridian Habitat"', '"developer": "meridian habitat"'],
      ['companyData', 'logos/developers/aravalli-crest.svg', 'logos/Developers/aravalli-crest.SVG'],
      ['companyData', 'logos/developers/verdant-row.svg', 'logos\\\\developers\\\\verdant-row.svg'],
      ['leadingRealEstateDevelopers', '"residential, plots"', '"residental, plots"'],
      ['trendingProjects', '"slug": "saffron-court"', '"slug": "dwarka-homes"'],
      ['locationData', '"lat": 28.4003', '"lat": "28.4003"'],
      ['paymentPlan', '"installment_percentage": 10\n', '"installment_percentage": "10 %"\n'],
    ] as const)
      edit(`${file}.json`, from, to)
    copy.write('site.json', `\uFEFF${text('site.json').replaceAll('\n', '\r\n')}`)
    const changed = Object.entries(copy.texts()).filter(([file, now]) => now !== before[file])
    const { left, fixed } = await errorsLeft()
    expect(left).toEqual([])
    expect(new Set(fixed)).toEqual(new Set(changed.map(([file]) => file)))
    expect(copy.texts()).toEqual(before)
    expect(await errorsLeft()).toEqual({ fixed: [], left: [] })
  })

  it('reads a file that a Windows editor saved as UTF-16', async () => {
    const was = text('globalFaqs.json')
    copy.write('globalFaqs.json', utf16(was))
    expect(await errorsLeft()).toEqual({ fixed: ['globalFaqs.json'], left: [] })
    expect(text('globalFaqs.json')).toBe(was)
  })

  it.each([
    ['UTF-16 with half a character behind it', (text: string) => [utf16(text), '\n']],
    ['UTF-32', (text: string) => [Buffer.from([...`\uFEFF${text}`].join('\0') + '\0', 'utf16le')]],
    ['a null character before the text', (text: string) => ['\0', text]],
  ])('leaves a file that it cannot decode as it is: %s', async (_, damage) => {
    const was = text('globalFaqs.json')
    const damaged = Buffer.concat(damage(was).map((part) => Buffer.from(part)))
    copy.write('globalFaqs.json', damaged)
    expect(await errorsLeft()).toEqual({ fixed: [], left: ['json-syntax'] })
    expect(readFileSync(join(copy.folder, 'globalFaqs.json'))).toEqual(damaged)
  })

  it('never touches what needs a choice', async () => {
    // Two projects are one letter away; the record beside it holds the key; nothing comes near.
    edit('residentialProjects.json', '"id": "crest-greens"', '"id": "crest-green-1"')
    edit('residentialProjects.json', '"id": "meridian-one"', '"id": "crest-green-2"')
    edit('sitePlanData.json', '"the-aravalli-summit":', '"crest-green-3":')
    edit('globalFaqs.json', '"question"', '"zzz"')
    const before = copy.texts()
    const { fixed } = await errorsLeft()
    expect(fixed).toEqual([])
    expect(copy.texts()).toEqual(before)
  })
})
