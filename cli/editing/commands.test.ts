import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { cli } from '../../tests/support/programs/cli.ts'
import { dayInIndia } from '../../domain/text/dates.ts'
import { copySampleData, type DataCopy } from '../../tests/support/programs/data-copy.ts'

let copy: DataCopy

const run = (...args: string[]) => cli({ DATA_DIR: copy.folder }, ...args)

describe('editing on the command line', () => {
  beforeAll(() => {
    copy = copySampleData()
  })

  it('shows a rename and writes it only with --write', async () => {
    const shown = await run('rename', 'project', 'crest-greens', 'Crest Meadows')
    expect(shown.code).toBe(0)
    expect(shown.out).toContain('--- paymentPlan.json')
    expect(shown.out).toContain('-  "crest-greens": [\n+  "crest-meadows": [')
    expect(shown.err).toMatch(/still say "Crest Greens"[^]*residentialProjects\.json:\d+:\d+/)
    expect(shown.err).toContain('run again with --write')
    expect(copy.read('paymentPlan.json')).toContain('"crest-greens": [')

    const rename = ['rename', 'project', 'crest-greens', 'Crest Meadows']
    const written = await run(...rename, '--write', '--quiet')
    expect(written).toEqual({ code: 0, out: shown.out, err: '' })
    const page = '/project-details/aravalli-crest/crest'
    const redirect = { from: `${page}-greens`, to: `${page}-meadows` }
    expect(JSON.parse(copy.read('redirects.json'))).toEqual([redirect])
    expect((await run('validate', '--format', 'json')).code).toBe(0)
  })

  it('looks for no name in texts where the project has none', async () => {
    copy.edit('residentialProjects.json', '"Crest Greens"', '""')
    expect((await run('remove', 'project', 'crest-greens')).err).not.toContain('still say')
  })

  it('reports what visitors will see differently, as people and programs read it', async () => {
    copy.edit('floorPlan.json', '₹ 3.5 Cr', '₹ 3.7 Cr')
    const diff = (...args: string[]) => run('diff', '--from', 'data', ...args)
    const json = JSON.parse((await diff('--format', 'json')).out) as Record<string, unknown>
    const renamed = [{ from: { id: 'crest-greens' }, to: { id: 'crest-meadows' } }]
    const price = { from: '₹ 3.5 Cr', to: '₹ 3.7 Cr', percent: 5.7 }
    const [from, redirectedTo] = ['crest-greens', 'crest-meadows'].map(
      (id) => `/project-details/aravalli-crest/${id}`,
    )
    expect(json).toMatchObject({
      projects: { added: [], removed: [], renamed },
      developers: { added: [], removed: [], renamed: [] },
      prices: [{ project: 'the-aravalli-summit', configuration: '3 BHK + Utility', ...price }],
      texts: [],
      pictures: [],
      addresses: [{ from, redirectedTo }],
    })
    expect((await diff()).out).toContain(
      'The Aravalli Summit, 3 BHK + Utility: ₹ 3.5 Cr → ₹ 3.7 Cr (+5.7 %)',
    )
    expect((await diff('--format', 'markdown')).out).toContain('## Prices\n\n- The Aravalli Summit')
    expect([(await diff()).code, (await diff('--exit-code')).code]).toEqual([0, 1])
    expect((await run('diff', '--from', copy.folder, '--exit-code')).code).toBe(0)
    copy.restore('floorPlan.json')
  })

  it('compares with a commit, the last one by default', { tags: ['needs-git'] }, async () => {
    const git = (...args: string[]) =>
      spawnSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.com', ...args], {
        cwd: copy.folder,
      })
    expect((await run('diff')).code).toBe(2)
    git('init', '-q')
    git('add', '*.json')
    git('commit', '-qm', 'one')
    expect(await run('diff', '--exit-code')).toMatchObject({ code: 0 })
    copy.edit('site.json', 'chosen with care', 'found with care')
    expect(await run('diff', '--exit-code')).toMatchObject({
      code: 1,
      out: expect.stringMatching(/site\.json · site · tagline: .*chosen.* → .*found/) as string,
    })
    expect(await run('diff', '--from', 'nowhere')).toMatchObject({
      code: 2,
      err: '"nowhere" is neither a folder nor a commit of this repository.\n',
    })
    for (const side of ['--from', '--to'])
      expect(await run('diff', side, join(copy.folder, 'images'))).toMatchObject({
        code: 2,
        err: expect.stringMatching(/images" holds no data file\.\n$/) as string,
      })
    copy.restore('site.json')
  })

  it('adds a developer and a project, and writes nothing that would be wrong', async () => {
    const add = (...args: string[]) => run('new', ...args)
    const project = ['project', 'Amber Heights', '--developer', 'Indus Arc']
    const missing = await add(...project)
    expect(missing).toMatchObject({ code: 2, out: '' })
    expect(missing.err).toContain("required option '--kind <kind>' not specified")
    const residential = [...project, '--kind', 'residential']
    expect(await add(...residential, '--price', 'cheap')).toMatchObject({
      code: 2,
      err: expect.stringMatching(/^The price "cheap" cannot be read: /) as string,
    })
    const wrong = await add(...project, '--kind', 'commercial', '--id', 'a#b')
    expect(wrong.code).toBe(2)
    expect(copy.read('residentialProjects.json')).not.toContain('Amber Heights')

    expect((await add(...residential, '--price', '95 L - 1.4 Cr')).code).toBe(0)
    const { 'indus-arc': list } = JSON.parse(copy.read('residentialProjects.json')) as Record<
      string,
      unknown[]
    >
    expect(list?.at(-1)).toEqual({
      id: 'amber-heights',
      name: 'Amber Heights',
      slug: 'amber-heights',
      developer: 'Indus Arc',
      price: '₹ 95 L – 1.4 Cr',
      propertyType: 'Residential',
    })
    expect((await run('remove', 'project', 'amber-heights', '--write')).code).toBe(0)

    expect((await add('developer', 'Fern & Co', '--slug', 'fern')).code).toBe(0)
    expect(copy.read('leadingRealEstateDevelopers.json')).toContain('"/project-details/fern"')
    expect((await run('remove', 'developer', 'fern', '--write')).code).toBe(0)
  })

  it('takes a filled-in price list, and says which cells it cannot use', async () => {
    const sheet = join(copy.folder, 'prices.csv')
    expect((await run('prices', 'export', sheet)).code).toBe(0)
    const exported = readFileSync(sheet, 'utf8')
    expect(exported).toMatch(
      /^\uFEFFDeveloper,Project id,Project,Configuration,Area,Price,Available\n/,
    )
    writeFileSync(sheet, exported.replace('₹ 2.9 Cr – 4.75 Cr', '3 - 5 Cr'))
    const taken = await run('prices', 'import', sheet, '--write')
    expect(taken.code).toBe(0)
    expect(taken.out).toContain('The Aravalli Summit: ₹ 2.9 Cr – 4.75 Cr → ₹ 3 Cr – 5 Cr (+3.4 %)')
    expect(taken.out).toContain(
      "! The Aravalli Summit, 3 BHK + Study, ₹ 2.9 Cr: outside the project's own price, ₹ 3 Cr – 5 Cr; ₹ 2.9 Cr – 4.75 Cr would fit.",
    )
    expect(copy.read('trendingProjects.json')).toContain('"price": "₹ 3 Cr – 5 Cr"')
    expect((await run('validate', '--format', 'json')).out).not.toContain('trending-price')

    writeFileSync(
      sheet,
      exported
        .replace('"3,150 sq. ft.",₹ 4.75 Cr,', '"3,150 sq. ft.",₹ 4.75 Cr,4')
        .replace('"2,050 sq. ft.",₹ 3.3 Cr,14', '"2,050 sq. ft.",₹ 3.3 Cr,Sold out')
        .replace('₹ 4.6 Cr,sold', '₹ 4.6 Cr,')
        .replace('₹ 2.9 Cr – 4.75 Cr', '3 - 5 Cr'),
    )
    const counted = await run('prices', 'import', sheet, '--write')
    expect(counted.out).toContain('The Aravalli Summit, 4 BHK + Servant: available: (nothing) → 4')
    expect(counted.out).toContain('Saffron Court, 3 BHK: available: 14 → sold')
    expect(counted.out).not.toContain('Arc Skyvillas')
    const today = `"availableOn": "${dayInIndia(new Date())}"`
    expect(copy.read('floorPlan.json').match(/"available": (4|false)/g)).toHaveLength(6)
    expect(copy.read('residentialProjects.json').split(today)).toHaveLength(3)
    expect(copy.read('commercialProjects.json')).not.toContain(today)

    writeFileSync(
      sheet,
      exported
        .replace('the-aravalli-summit,', 'the-aravali-summit,')
        .replace('"2,280 sq. ft.",₹ 3.5 Cr', '"2,280 sq. ft.",ask Ravi')
        .replace('"2,050 sq. ft.",₹ 3.3 Cr,14', '"2,050 sq. ft.",₹ 3.3 Cr,4.5')
        .replace('INR 3.3 Cr to 5.4 Cr,', 'INR 3.3 Cr to 5.4 Cr,sold')
        .replace('"3,150 sq. ft.",₹ 4.75 Cr', '"3,150 sq. ft.",₹ 4.8 Cr'),
    )
    const refused = await run('prices', 'import', sheet, '--write')
    expect(refused.code).toBe(1)
    expect(refused.out).toMatch(
      /row 2, column B: no project has the id "the-aravali-summit"; did you/,
    )
    expect(refused.out).toMatch(/row 4, column F: "ask Ravi" cannot be read/)
    expect(refused.out).toMatch(/column G: "4.5" cannot be read: write yes, sold or the number/)
    expect(refused.out).toMatch(
      /column G: what is left is said of configurations: .* Saffron Court/,
    )
    expect(refused.err).toBe('Nothing was changed; run again with these rows fixed or deleted.\n')
    expect(copy.read('trendingProjects.json')).toContain('"price": "₹ 3 Cr – 5 Cr"')
    for (const bad of ['prices.ods', 'none.csv', join(copy.folder, 'site.json')])
      expect((await run('prices', 'import', bad)).code).toBe(2)
  })

  it('completes what was cut off before it does anything else', async () => {
    const before = copy.read('careers.json')
    const hash = createHash('sha256').update(before).digest('hex')
    const after = Buffer.from('[]\n').toString('base64')
    copy.write('.pending-change', JSON.stringify([{ file: 'careers.json', before: hash, after }]))
    const { err } = await run('validate', '--format', 'json')
    expect(err).toContain('that was cut off has been completed')
    expect(copy.read('careers.json')).toBe('[]\n')
    expect((await run('validate', '--format', 'json')).err).toBe('')
    copy.restore('careers.json')
  })
})
