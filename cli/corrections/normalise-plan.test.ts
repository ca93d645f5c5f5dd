import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { cli } from '../../tests/support/programs/cli.ts'
import { temporaryFolder } from '../../tests/support/programs/run-folder.ts'

const folders: string[] = []
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })))

/** A copy of the agency's JSON files, each changed as told. */
function copyOfData(changes: Record<string, (text: string) => string> = {}): string {
  const folder = temporaryFolder()
  folders.push(folder)
  for (const name of readdirSync('data').filter((file) => file.endsWith('.json'))) {
    cpSync(join('data', name), join(folder, name))
    const change = changes[name]
    if (change) writeFileSync(join(folder, name), change(read(folder, name)))
  }
  return folder
}

const read = (folder: string, name: string): string => readFileSync(join(folder, name), 'utf8')

const normalise = (folder: string, ...options: string[]) =>
  cli({}, 'normalise', '--data', folder, ...options)

describe('normalise', () => {
  test('shows a diff by default and changes nothing', async () => {
    const folder = copyOfData()
    const { code, out } = await normalise(folder)
    expect(code).toBe(0)
    expect(out).toContain('-      "price": "1.35Cr-2.1Cr",\n+      "price": "₹ 1.35 Cr – 2.1 Cr",')
    expect(out).toContain('+      "area": "1,250 – 1,950 sq. ft.",')
    expect(out).toContain('+        "area": "465 sq. ft. (carpet)"')
    expect(read(folder, 'residentialProjects.json')).toBe(
      readFileSync('data/residentialProjects.json', 'utf8'),
    )
  })

  test('--check reports by its exit status, --write changes, a second time nothing', async () => {
    const folder = copyOfData()
    expect((await normalise(folder, '--check')).code).toBe(1)
    expect((await normalise(folder, '--write')).code).toBe(0)
    const written = read(folder, 'residentialProjects.json')
    expect(written).toContain('"starting_price": "₹ 1.3 Cr onwards"')
    expect(written).toContain('"area": "1,540 sq. ft., 1,780 sq. ft."')
    expect(await normalise(folder, '--check')).toMatchObject({ code: 0, out: '' })
    expect((await normalise(folder, '--write')).out).toBe('')
    expect(read(folder, 'residentialProjects.json')).toBe(written)
    expect(readdirSync(folder).filter((name) => name.endsWith('.tmp'))).toEqual([])
  })

  test('keeps a byte order mark, CRLF, indentation and key order', async () => {
    const folder = copyOfData({
      'trendingProjects.json': (text) =>
        `\uFEFF${text.replaceAll('\n', '\r\n').replaceAll('  ', '\t')}`,
    })
    const before = read(folder, 'trendingProjects.json')
    await normalise(folder, '--write')
    expect(read(folder, 'trendingProjects.json')).toBe(
      before.replace('"₹ 75 Lakh onwards"', '"₹ 75 L onwards"'),
    )
  })

  test('renames a developer’s key, id and link together', async () => {
    const folder = copyOfData({
      'residentialProjects.json': (text) =>
        text.replace('"aravalli-crest": [', '"Aravalli  Crest": ['),
      'leadingRealEstateDevelopers.json': (text) =>
        text
          .replace('"id": "aravalli-crest"', '"id": "Aravalli Crest"')
          .replace('/project-details/aravalli-crest', '/project-details/Aravalli-Crest'),
    })
    expect((await normalise(folder, '--write')).code).toBe(0)
    expect(read(folder, 'residentialProjects.json')).toContain('"aravalli-crest": [')
    expect(read(folder, 'leadingRealEstateDevelopers.json')).toBe(
      readFileSync('data/leadingRealEstateDevelopers.json', 'utf8'),
    )
  })

  test('never makes two keys the same', async () => {
    const folder = copyOfData({
      'residentialProjects.json': (text) =>
        text.replace(
          '"ridgeline-builders": []',
          '"ridgeline-builders": [], "Ridgeline Builders": []',
        ),
    })
    const { err } = await normalise(folder, '--write')
    expect(err).toContain('"Ridgeline Builders" is left as it is')
    expect(read(folder, 'residentialProjects.json')).toContain('"Ridgeline Builders": []')
  })

  test('leaves text that cannot be parsed, and is content with it', async () => {
    const folder = copyOfData({
      'residentialProjects.json': (text) => text.replace('"1.35Cr-2.1Cr"', '"ask Ravi"'),
    })
    await normalise(folder, '--write')
    expect(read(folder, 'residentialProjects.json')).toContain('"ask Ravi"')
    expect((await normalise(folder, '--check')).code).toBe(0)
  })

  test('a file with a syntax error is reported, the others are normalised', async () => {
    const folder = copyOfData({ 'floorPlan.json': (text) => text.slice(0, -5) })
    const { code, out, err } = await normalise(folder, '--write')
    expect(code).toBe(1)
    expect(err).toMatch(/^floorPlan\.json:\d+:\d+ /)
    expect(out).toContain('residentialProjects.json')
  })

  test('a missing folder and a wrong option cannot run', async () => {
    expect(await normalise('/nowhere/at/all')).toMatchObject({ code: 2, out: '' })
    expect((await normalise('data', '--nonsense')).code).toBe(2)
    expect((await normalise('data', '--check', '--write')).code).toBe(2)
  })
})
