import { describe, expect, test } from 'vitest'
import { EMPTY_QUERY } from '../../domain/listing/listing-query.ts'
import { checkFolder } from '../checks/check-folder.ts'
import { readData, type DataFileRead } from '../checks/read-data-files.ts'
import { dataFileNames, dataFiles, type DataFileName } from '../data-files.ts'
import { dataFolder, sampleFolder } from '../data-folder.fixture.ts'
import { loaded } from '../../tests/support/loaded.ts'
import { catalogueOf, loadCatalogue, versionOf } from './load-catalogue.ts'

const firstOf = (file: Readonly<Record<string, readonly { readonly id?: unknown }[]>>) => {
  const [key = '', list = []] = Object.entries(file)[0] ?? []
  return { key, list }
}

test('the sample loads without a problem', async () => {
  const { catalogue, findings } = await loadCatalogue(sampleFolder)
  expect(findings).toEqual([])
  expect(catalogue.failed.size).toBe(0)
  expect(catalogue.projects).toHaveLength(34)
  expect(catalogue.version).toMatch(/^[0-9a-f]{12}$/)
})

test('the version is that of the contents', async () => {
  const { version } = (await loadCatalogue(sampleFolder)).catalogue
  expect((await loadCatalogue(dataFolder())).catalogue.version).toBe(version)
  const files = await readData(sampleFolder)
  const withWindowsLines = files.map(({ name, bytes }) => ({
    name,
    bytes: bytes && Buffer.from(bytes.toString().replaceAll('\n', '\r\n')),
  }))
  expect(versionOf(withWindowsLines)).toBe(version)
  const changed = await loaded({ globalFaqs: '[]' })
  expect(changed.catalogue.version).not.toBe(version)
})

test('what was read before and changed in one place loads as if it were read from nothing', async () => {
  const files = await readData(sampleFolder)
  const withValue = (name: DataFileName, change: (value: unknown) => unknown) =>
    files.map((file) => (file.name === name ? { ...file, value: change(file.value) } : file))
  const load = (read: readonly DataFileRead[]) => {
    const { catalogue } = catalogueOf(read, new Date())
    const { projects, listing, served, similarTo } = catalogue
    return {
      projects,
      similar: projects.map((project) => similarTo(project)),
      listed: listing.matching(projects, { ...EMPTY_QUERY, location: ['Gurugram'] }),
      served: dataFileNames.map(served),
    }
  }
  load(files)
  for (const [name, change] of [
    ['residentialProjects', changedAt(['aravalli-crest', 0, 'price'], '3 crore')],
    ['residentialProjects', changedAt(['aravalli-crest', 0, 'localities'], 'Worli, Mumbai')],
    ['site', changedAt(['cities', 0, 'name'], 'Gurugram City')],
    ['floorPlan', changedAt([0, 'floors', 0, 'area'], '2000 sqft')],
  ] as const) {
    const changed = withValue(name, change)
    const anew = changed.map((file) => ({ ...file, value: structuredClone(file.value) }))
    expect(load(changed), name).toEqual(load(anew))
  }
})

/** A copy of a value with another one at a place, which shares what does not change. */
const changedAt =
  ([key, ...rest]: readonly (string | number)[], to: unknown) =>
  (value: unknown): unknown => {
    if (key === undefined) return to
    const copy: Record<string, unknown> = Object.assign(Array.isArray(value) ? [] : {}, value)
    copy[key] = changedAt(rest, to)(copy[key])
    return copy
  }

describe('a file that cannot be used', () => {
  test('a missing one has failed, the others serve', async () => {
    const { catalogue, findings } = await loaded({ residentialProjects: null })
    expect(findings).toEqual([
      {
        file: 'residentialProjects.json',
        line: 1,
        column: 1,
        pointer: '',
        reason: 'The data file residentialProjects.json is missing',
        kind: 'failed',
      },
    ])
    expect([...catalogue.failed]).toEqual(['residentialProjects'])
    expect(catalogue.projects).toHaveLength(11)
    expect(catalogue.served('residentialProjects')).toEqual({
      ok: false,
      message: 'Failed to fetch residential project data',
    })
  })

  test.each([2000, 8000, 50_000])('%i lists in each other have failed', async (depth) => {
    const trendingProjects = '['.repeat(depth) + ']'.repeat(depth)
    const folder = dataFolder({ trendingProjects })
    const { findings } = await loadCatalogue(folder)
    expect(findings.map(({ file, kind }) => [file, kind])).toEqual([
      ['trendingProjects.json', 'failed'],
    ])
    const checked = await checkFolder(folder, { builtImageFolder: 'dist/images' })
    expect(checked.findings.find(({ rule }) => rule.name === 'json-syntax')?.file).toBe(
      'trendingProjects',
    )
  })

  test('one that cannot be parsed says each place', async () => {
    const { catalogue, findings } = await loaded({
      paymentPlan: '{\n  "a": [1 2]\n}\n',
      site: '{"name": "X",}',
    })
    expect(findings.map(({ file, line, kind }) => [file, line, kind])).toEqual([
      ['paymentPlan.json', 2, 'failed'],
      ['site.json', 1, 'failed'],
    ])
    expect(catalogue.paymentPlans('the-aravalli-summit')).toEqual({
      ok: false,
      message: 'Failed to fetch payment plan data',
    })
    expect(catalogue.site).toMatchObject({ name: 'Property agency', stats: [], social: {} })
    expect(catalogue.site.phone).toBeUndefined()
  })

  test('one of the wrong kind has failed', async () => {
    const { catalogue, findings } = await loaded({ trendingProjects: '\n{"a": 1}' })
    expect(findings).toMatchObject([{ line: 2, column: 1, kind: 'failed' }])
    expect(catalogue.trending.ok).toBe(false)
  })

  test('an optional one counts as an empty list', async () => {
    const { catalogue, findings } = await loaded({ redirects: null })
    expect(findings).toEqual([])
    expect(catalogue.redirect('/anything')).toBeUndefined()
  })

  test('a folder that does not exist fails every file and throws nothing', async () => {
    const { catalogue, findings } = await loadCatalogue('/nowhere/at/all')
    const required = dataFileNames.filter((name) => !dataFiles[name].isOptional)
    expect([...catalogue.failed]).toEqual(required)
    expect(findings).toHaveLength(required.length)
    expect(catalogue.projects).toEqual([])
    expect(catalogue.services.ok).toBe(false)
    expect(catalogue.developerPages).toEqual([])
  })
})

describe('a record that breaks its schema', () => {
  test('is left out alone, with its place and reason', async () => {
    const folder = dataFolder({
      residentialProjects: (file) => {
        const { key, list } = firstOf(file)
        return { ...file, [key]: list.with(1, Object.assign({}, list[1], { price: 4 })) }
      },
    })
    const { catalogue, findings } = await loadCatalogue(folder)
    expect(findings).toEqual([
      {
        file: 'residentialProjects.json',
        line: expect.any(Number),
        column: 16,
        pointer: '/aravalli-crest/1/price',
        reason:
          'project "Crest Greens": "price" must be text in double quotes, but it is the number 4',
        kind: 'skipped',
      },
    ])
    expect(catalogue.projects).toHaveLength(33)
    expect(catalogue.find('aravalli-crest', 'crest-greens')).toBeUndefined()
    expect(catalogue.find('aravalli-crest', 'the-aravalli-summit')).toBeDefined()
    const body = catalogue.served('residentialProjects')
    expect(body.ok && body.json).not.toContain('Crest Greens')
  })

  test('of nested lists only the broken entry goes', async () => {
    const { catalogue } = await loaded({
      paymentPlan: (file) => ({ ...file, 'crest-greens': [{}], x: 5 }),
    })
    expect(catalogue.paymentPlans('crest-greens')).toEqual({ ok: true, data: [] })
    expect(catalogue.paymentPlans('x')).toEqual({ ok: true, data: undefined })
    const kept = catalogue.paymentPlans('the-aravalli-summit')
    expect(kept.ok && kept.data?.length).toBe(3)
  })

  test('of the site only the broken facts go', async () => {
    const { catalogue, findings } = await loaded({
      site: (site) => ({ ...site, stats: [{ value: 1 }], phoen: 'x' }),
    })
    expect(findings.map(({ kind }) => kind)).toEqual(['skipped', 'skipped', 'skipped'])
    expect(catalogue.site).toMatchObject({
      name: 'Peak Force',
      stats: [],
      email: 'info@example.com',
    })
    expect(catalogue.site).not.toHaveProperty('phoen')
  })

  test('a suggestion is part of the reason', async () => {
    const { findings } = await loaded({
      globalFaqs: '[{"question": "Q", "answer": "A", "anwser": "B"}]',
    })
    expect(findings[0]?.reason).toMatch(/not a known property; did you mean "answer"\?$/)
  })
})

test('a project without a name has the default one', async () => {
  const folder = dataFolder({
    residentialProjects: '{"dev-one": [{"id": 7, "developer": "Dev One"}]}',
  })
  const { catalogue, findings } = await loadCatalogue(folder)
  expect(findings).toMatchObject([{ pointer: '/dev-one/0', kind: 'defaulted' }])
  expect(catalogue.project('7')).toMatchObject({ name: 'Unnamed Project', id: '7' })
})

describe('repetitions', () => {
  test('of projects with one id, whatever its type and file, the first counts', async () => {
    const { catalogue, findings } = await loaded({
      residentialProjects: '{"a": [{"id": 5, "name": "First"}]}',
      commercialProjects: '{"b": [{"id": "5", "name": "Second"}, {"custom_id": "6", "name": "C"}]}',
    })
    expect(findings).toEqual([
      {
        file: 'commercialProjects.json',
        line: 1,
        column: 15,
        pointer: '/b/0/id',
        reason:
          'project "Second": the id "5" belongs to the project "First" already; every project needs an id of its own',
        kind: 'skipped',
      },
    ])
    expect(catalogue.projects.map(({ name }) => name)).toEqual(['First', 'C'])
  })

  test('of a repeated key the last counts, and it is said', async () => {
    const { catalogue, findings } = await loaded({
      sitePlanData: '{"a": {"sitePlanImages": []},\n "a": {"sitePlanImages": ["x"]}}',
    })
    expect(findings).toMatchObject([{ line: 2, column: 2, pointer: '/a', kind: 'skipped' }])
    expect(catalogue.sitePlan('a')).toMatchObject({ data: { sitePlanImages: ['x'] } })
  })
})

describe('a project that the law forbids to publish', () => {
  const projects = (...records: object[]) =>
    JSON.stringify({ acme: [{ id: 'sound', name: 'Sound' }, ...records] })
  const ended = [{ authority: 'hrera', number: 'X/1', validUntil: '2026-01-31' }]
  const plan = (id: string, carpetArea: string) =>
    JSON.stringify([
      {
        id,
        name: id,
        floors: [{ configuration: '3 BHK', carpetArea, builtUpArea: '900 sq. ft.' }],
      },
    ])

  test.each<[rule: string, changes: Parameters<typeof loaded>[0], reason: RegExp]>([
    [
      'without a number',
      { residentialProjects: projects({ id: 7, name: 'Bad', projectStatus: 'Pre-launch' }) },
      /no RERA number/,
    ],
    [
      'without a number and without a name',
      { residentialProjects: projects({ id: 'x', projectStatus: 'UNDER CONSTRUCTION' }) },
      /no RERA number/,
    ],
    [
      'whose registration has ended',
      { residentialProjects: projects({ custom_id: 'C-1', name: 'Bad', rera: ended }) },
      /ended on 31 January 2026/,
    ],
    [
      'of an unknown authority',
      {
        residentialProjects: projects({
          id: 'x',
          name: 'Bad',
          rera: [{ authority: 'nobody', number: '1' }],
        }),
      },
      /authority "nobody"/,
    ],
    [
      'with a carpet area larger than what includes it',
      {
        residentialProjects: projects({ id: 'Big-1', name: 'Bad' }),
        floorPlan: plan('big-1', '1,000 sq. ft.'),
      },
      /larger than the built-up area/,
    ],
  ])('%s is left out, and it is said', async (_which, changes, reason) => {
    const { catalogue, findings } = await loaded({ commercialProjects: '{}', ...changes })
    expect(catalogue.projects.map(({ id }) => id)).toEqual(['sound'])
    const withheld = findings.filter(({ kind }) => kind === 'withheld')
    expect(withheld).toMatchObject([
      { reason: expect.stringMatching(reason), line: expect.any(Number) },
    ])
  })

  test('no other is left out for what is not shown: a repeated id, a broken floor plan, an agent’s authority', async () => {
    const { catalogue, findings } = await loaded({
      residentialProjects: projects({ id: 'sound', name: 'Twin', projectStatus: 'New Launch' }),
      commercialProjects: '{}',
      floorPlan: plan('sound', '1,000 sq. ft.').replace('"name"', '"nmae"'),
      site: (site) => ({ ...site, agentRegistrations: [{ authority: 'nobody', number: '1' }] }),
    })
    expect(catalogue.projects.map(({ name }) => name)).toEqual(['Sound'])
    expect(findings.map(({ kind }) => kind)).not.toContain('withheld')
  })

  test('leaves nothing of it in any file', async () => {
    const { catalogue } = await loaded({
      residentialProjects: (file) => {
        const { key, list } = firstOf(file)
        return { ...file, [key]: list.with(1, Object.assign({}, list[1], { rera: ended })) }
      },
    })
    expect(catalogue.project('crest-greens')).toBeUndefined()
    const named = dataFileNames.filter((name) => {
      const served = catalogue.served(name)
      return served.ok && /crest-greens|Crest Greens/.test(served.json)
    })
    expect(named).toEqual([])
    expect(catalogue.locationKeys).not.toContain('crest-greens')
  })
})

test('what is served is in standard form, without $schema', async () => {
  const { catalogue, findings } = await loaded({
    residentialProjects: JSON.stringify({
      $schema: '../../schemas/residentialProjects.schema.json',
      ' Harbour  & Vale': [{ id: 1, name: 'A', price: 'Rs 2.50 crore', area: '900 sqft' }],
      'harbour-and-vale': [{ id: 2, name: 'B', starting_price: 'ask' }],
    }),
  })
  expect(findings).toEqual([])
  const body = catalogue.served('residentialProjects')
  expect(body.ok && JSON.parse(body.json)).toEqual({
    'harbour-and-vale': [
      { id: 1, name: 'A', price: '₹ 2.5 Cr', area: '900 sq. ft.' },
      { id: 2, name: 'B', starting_price: 'ask' },
    ],
  })
  expect(catalogue.find('Harbour & Vale', '1')?.path).toBe('/project-details/harbour-and-vale/1')
})
