import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkFolder } from '../../catalogue/checks/check-folder.ts'
import { isError } from '../../catalogue/checks/finding.ts'
import { compareData } from './diff/compare-data.ts'
import { sizeOf } from './diff/difference.ts'
import { openVersion } from './diff/open-version.ts'
import { planNewDeveloper } from './new/new-developer.ts'
import { planNewProject } from './new/new-project.ts'
import { matchRows } from './prices/match-rows.ts'
import { planPrices, readPrices } from './prices/price-list.ts'
import { readSheet, writeSheet } from './prices/price-sheet.ts'
import { sheetOf } from './prices/price-columns.ts'
import { findProject, projectsIn } from './find-project.ts'
import { planProjectRemoval } from './remove.ts'
import { planDeveloperRename } from './rename/rename-developer.ts'
import { planProjectRename } from './rename/rename-project.ts'
import { copySampleData } from '../../tests/support/programs/data-copy.ts'
import type { Plan } from './planning-command.ts'
import { showChange } from './write/file-change.ts'
import { openDataSet, type DataSet } from './write/data-set.ts'
import { writeFiles } from './write/write-files.ts'

/** A copy of the sample; its texts are those of every file but redirects.json. */
function copyOfData(changes: Parameters<typeof copySampleData>[0] = {}) {
  const copy = copySampleData(changes)
  const texts = () => ({ ...copy.texts(), 'redirects.json': '' })
  return { ...copy, texts, data: openDataSet(copy.folder) }
}

const writePlan = (data: DataSet, { changes }: Plan) => writeFiles(data.folder, changes)

const word = fc.constantFrom('Amber', 'Blue', 'Cedar', 'Dune', 'Élan', 'Fern & Co', '77', 'VIII')
const name = fc.tuple(word, word, word).map((words) => `New ${words.join(' ')}`)
const newId = fc.constantFrom('new-id', 'PF-NEW-0001', '987654', 'zz-1')

const windows = (text: string) => `\uFEFF${text.replaceAll('\n', '\r\n').replaceAll('  ', '\t')}`
const copies = fc.constantFrom(
  () => copyOfData(),
  () => copyOfData({ 'floorPlan.json': windows, 'residentialProjects.json': windows }),
)

const errorsIn = async (folder: string): Promise<unknown> => {
  const { findings } = await checkFolder(folder, { builtImageFolder: 'dist/images' })
  return findings.filter(isError).map(({ message }) => message)
}

describe('what is done and undone leaves every byte', () => {
  it('a project under another name or id, and back', async () => {
    const projects = projectsIn(copyOfData().data)
    const asked = fc.constantFrom(...projects)
    await fc.assert(
      fc.asyncProperty(copies, asked, fc.oneof(name, newId), async (copy, project, wanted) => {
        const { data, texts } = copy()
        const before = texts()
        await writePlan(data, planProjectRename(data, project.id, wanted))
        expect(texts()).not.toEqual(before)
        const old = wanted.startsWith('New ') ? project.name : project.id
        await writePlan(data, planProjectRename(data, wanted, old))
        expect(texts()).toEqual(before)
      }),
      { numRuns: 5 },
    )
  })

  it('a developer under another name, and back', async () => {
    const developers = ['Aravalli Crest', 'Indus Arc', 'Ridgeline Builders', 'Harbour and Vale']
    await fc.assert(
      fc.asyncProperty(copies, fc.constantFrom(...developers), name, async (copy, old, wanted) => {
        const { data, texts } = copy()
        const before = texts()
        await writePlan(data, planDeveloperRename(data, old, wanted))
        expect(texts()).not.toEqual(before)
        await writePlan(data, planDeveloperRename(data, wanted, old))
        expect(texts()).toEqual(before)
      }),
      { numRuns: 3 },
    )
  })

  it('a new project, and it is right while it is there', async () => {
    const developers = fc.constantFrom('Aravalli Crest', 'Ridgeline Builders', 'harbour-and-vale')
    const kind = fc.constantFrom('residential', 'commercial')
    await fc.assert(
      fc.asyncProperty(
        copies,
        name,
        developers,
        kind,
        fc.option(newId, { nil: undefined }),
        async (copy, title, developer, kind, id) => {
          const { data, texts } = copy()
          const before = texts()
          const price = '95 L - 1.4 Cr'
          const answers = { name: title, developer, kind, price, ...(id && { id }) }
          await writePlan(data, planNewProject(data, answers))
          expect(await errorsIn(data.folder)).toEqual([])
          await writePlan(data, planProjectRemoval(data, id ?? title))
          expect(texts()).toEqual(before)
        },
      ),
      { numRuns: 3 },
    )
  })

  it.each(['csv', 'xlsx'])('a price list as %s', async (ending) => {
    const { data, texts } = copyOfData()
    const before = texts()
    const sheet = join(data.folder, `prices.${ending}`)
    const prices = readPrices(data)
    await writeSheet(sheet, prices)
    const matched = matchRows(await readSheet(sheet), prices)
    expect(matched).toEqual({ changes: [], available: [], findings: [], skipped: [] })
    await writePlan(data, planPrices(data, matched.changes))
    expect(texts()).toEqual(before)
  })
})

describe('what is compared and imported', () => {
  it('reports a list in another order, and nothing that only is written differently', async () => {
    const { data } = copyOfData({
      'testimonials.json': (text) =>
        JSON.stringify((JSON.parse(text) as unknown[]).toReversed(), undefined, 1),
      'residentialProjects.json': windows,
      'floorPlan.json': (text) => {
        const plans = JSON.parse(text) as { floors: unknown[] }[]
        plans[0]?.floors.reverse()
        return JSON.stringify(plans)
      },
    })
    const difference = compareData(openVersion('data', 'data'), openVersion(data.folder, 'data'))
    expect(sizeOf(difference)).toBe(2)
    expect(difference.texts).toMatchObject([
      { file: 'floorPlan.json', record: 'the-aravalli-summit', field: 'floors/order' },
      { file: 'testimonials.json', field: 'order' },
    ])
  })

  it('takes for renamed what a redirect leads to, and a configuration at the position of another', () => {
    const { data } = copyOfData({
      'residentialProjects.json': (text) => text.replace('"crest-greens"', '"crest-new"'),
      'floorPlan.json': (text) => text.replace('"3 BHK + Study"', '"3 BHK + Den"'),
    })
    const from = openVersion('data', 'data')
    const before = compareData(from, openVersion(data.folder, 'data'))
    expect(before.projects).toMatchObject({
      added: [{ id: 'crest-new' }],
      removed: [{ id: 'crest-greens' }],
      renamed: [],
    })
    expect(before.configurations.renamed).toMatchObject([
      { from: { configuration: '3 BHK + Study' }, to: { configuration: '3 BHK + Den' } },
    ])
  })

  it('does not choose between two rows for one price', async () => {
    const prices = readPrices(copyOfData().data)
    const row = (price: string) => ['Aravalli Crest', 'crest-greens', 'Crest Greens', '', '', price]
    const head = ['Developer', 'Project id', 'Project', 'Configuration', 'Area', 'Price']
    const { changes, findings } = matchRows(
      sheetOf([head, row('2 Cr'), [], row('2.1 Cr')]),
      prices,
      true,
    )
    expect(changes).toEqual([])
    const message = expect.stringMatching(/^rows 2 and 4 have the price/) as string
    expect(findings).toMatchObject([2, 4].map((row) => ({ row, column: 'F', message })))
  })
})

it('a new project whose name has no letters of an address needs an id', async () => {
  const { data } = copyOfData()
  const answers = { name: 'शांति निकेतन', developer: 'Aravalli Crest', kind: 'residential' }
  expect(() => planNewProject(data, answers)).toThrow(/give the project an id/)
  await writePlan(data, planNewProject(data, { ...answers, id: 'shanti-niketan' }))
  const project = findProject(projectsIn(data), 'shanti-niketan')
  expect(project.record.value).toMatchObject({ name: answers.name })
})

it('a new developer brings card, company and a list that the first project fills', async () => {
  const { data, read } = copyOfData()
  const given = { name: 'Fern & Co', type: 'plots, residential' }
  await writePlan(data, planNewDeveloper(data, given, { about: 'Quiet plots.' }))
  expect(JSON.parse(read('leadingRealEstateDevelopers.json'))).toContainEqual({
    id: 'fern-and-co',
    name: 'Fern & Co',
    url: '/project-details/fern-and-co',
    type: 'residential, plots',
  })
  expect(JSON.parse(read('companyData.json'))).toContainEqual({
    id: 'fern-and-co',
    name: 'Fern & Co',
    about: 'Quiet plots.',
  })
  expect(read('residentialProjects.json')).toContain('"fern-and-co": []')
  expect(await errorsIn(data.folder)).toEqual([])
  expect(() => planNewDeveloper(data, given)).toThrow('taken')
})

describe('rename and remove', () => {
  const redirects = (read: (file: string) => string) =>
    JSON.parse(read('redirects.json')) as { from: string; to: string }[]

  it('leave one redirect from each old address, straight to where the page is', async () => {
    const { data, read, texts } = copyOfData()
    const before = texts()
    await writePlan(data, planProjectRename(data, 'crest-greens', 'crest-b'))
    await writePlan(data, planProjectRename(data, 'crest-b', 'Crest C'))
    await writePlan(data, planDeveloperRename(data, 'aravalli-crest', 'Skyline'))
    const to = '/project-details/skyline/crest-b'
    for (const id of ['crest-greens', 'crest-b'])
      expect(redirects(read)).toContainEqual({ from: `/project-details/aravalli-crest/${id}`, to })
    expect(await errorsIn(data.folder)).toEqual([])
    await writePlan(data, planDeveloperRename(data, 'skyline', 'Aravalli Crest'))
    await writePlan(data, planProjectRename(data, 'Crest C', 'Crest Greens'))
    await writePlan(data, planProjectRename(data, 'crest-b', 'crest-greens'))
    expect(texts()).toEqual(before)
    const home = '/project-details/aravalli-crest/crest-greens'
    expect(redirects(read).map(({ from }) => from)).not.toContain(home)
    expect(redirects(read)).toContainEqual({ from: '/project-details/skyline/crest-b', to: home })
    await writePlan(data, planProjectRemoval(data, 'Crest Greens'))
    expect(redirects(read)).toContainEqual({ from: home, to: '/project-details/aravalli-crest' })
    expect(Object.values(texts()).join('')).not.toMatch(/"crest-greens"/)
    expect(await errorsIn(data.folder)).toEqual([])
  })

  it.each([
    ['an unknown project', 'crest-green', 'x-1', /Did you mean "crest-greens"/],
    ['a taken id', 'crest-greens', 'meridian-one', /taken: the project "Meridian One"/],
    ['a name whose id is taken', 'crest-greens', 'Meridian  One', /taken/],
    ['what cannot end an address', 'crest-greens', 'a/b', /cannot be an id/],
    ['a name without letters of an address', 'crest-greens', 'क्रेस्ट हिल', /no letters/],
    ['a key that something else has', 'crest-greens', 'sohna-road', /something under "sohna-road"/],
  ])('refuse %s', async (_, old, wanted, message) => {
    const { data } = copyOfData({
      'locationData.json': (text) => text.replace('"PF-GGN-0188"', '"crest-greens"'),
    })
    expect(() => planProjectRename(data, old, wanted)).toThrow(message)
  })

  it('do not guess between two projects of one name', async () => {
    const { data } = copyOfData({
      'residentialProjects.json': (text) => text.replace('"Crest Greens"', '"Meridian One"'),
    })
    expect(() => planProjectRemoval(data, 'Meridian One')).toThrow(/"crest-greens".*"meridian-one"/)
  })

  it('have advisers name what was renamed, and not what was removed', async () => {
    const { data, read, folder } = copyOfData()
    const named = () =>
      (JSON.parse(read('team.json')) as { projects?: string[]; developers?: string[] }[]).map(
        ({ projects, developers }) => projects ?? developers,
      )
    await writePlan(data, planProjectRename(data, 'the-aravalli-summit', 'The New Summit'))
    await writePlan(data, planDeveloperRename(data, 'Meridian Habitat', 'Habitat One'))
    expect(named()).toEqual([['the-new-summit'], ['habitat-one'], undefined, undefined])
    expect(await errorsIn(folder)).toEqual([])
    await writePlan(data, planProjectRemoval(data, 'the-new-summit'))
    expect(named()[0]).toEqual([])
  })

  it('keep the links to a renamed page', async () => {
    const { data, read } = copyOfData({
      'everythingContainer.json': (text) =>
        text.replace(
          '/service/home-loan',
          '/project-details/aravalli-crest/crest-greens?a=1#plans',
        ),
    })
    await writePlan(data, planDeveloperRename(data, 'Aravalli Crest', 'Skyline'))
    expect(read('everythingContainer.json')).toContain(
      '"/project-details/skyline/crest-greens?a=1#plans"',
    )
    expect(readFileSync('data/everythingContainer.json', 'utf8')).not.toContain('skyline')
  })
})

it('a change of thousands of lines is only counted', () => {
  const linesOf = (text: string) => Buffer.from(`${text}\n`.repeat(3000))
  const change = { file: 'site.json', before: linesOf('a'), after: linesOf('b') }
  expect(showChange(change)).toBe('site.json: more than 2000 lines change')
})
