import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { cli } from '../../tests/support/programs/cli.ts'
import { copySampleData } from '../../tests/support/programs/data-copy.ts'

const PROJECTS = 'residentialProjects.json'

/** A copy of the agency's files, each changed as told, and the command on it. */
function copyOf(changes: Record<string, (text: string) => string> = {}) {
  const { folder, read } = copySampleData(changes)
  const normalise = (...options: string[]) => cli({}, 'normalise', '--data', folder, ...options)
  return { folder, read, normalise }
}

describe('normalise', () => {
  test('shows a diff by default and changes nothing', async () => {
    const { read, normalise } = copyOf()
    const { code, out } = await normalise()
    expect(code).toBe(0)
    expect(out).toContain('-      "price": "1.35Cr-2.1Cr",\n+      "price": "₹ 1.35 Cr – 2.1 Cr",')
    expect(out).toContain('+      "area": "1,250 – 1,950 sq. ft.",')
    expect(out).toContain('+        "area": "465 sq. ft. (carpet)"')
    expect(read(PROJECTS)).toBe(readFileSync('data/residentialProjects.json', 'utf8'))
  })

  test('--check reports by its exit status, --write changes, a second time nothing', async () => {
    const { folder, read, normalise } = copyOf()
    expect((await normalise('--check')).code).toBe(1)
    expect((await normalise('--write')).code).toBe(0)
    const written = read(PROJECTS)
    expect(written).toContain('"starting_price": "₹ 1.3 Cr onwards"')
    expect(written).toContain('"area": "1,540 sq. ft., 1,780 sq. ft."')
    expect(await normalise('--check')).toMatchObject({ code: 0, out: '' })
    expect((await normalise('--write')).out).toBe('')
    expect(read(PROJECTS)).toBe(written)
    expect(readdirSync(folder).filter((name) => name.endsWith('.tmp'))).toEqual([])
  })

  test('keeps a byte order mark, CRLF, indentation and key order', async () => {
    const windows = (text: string) =>
      `\uFEFF${text.replaceAll('\n', '\r\n').replaceAll('  ', '\t')}`
    const { read, normalise } = copyOf({ 'trendingProjects.json': windows })
    const before = read('trendingProjects.json')
    await normalise('--write')
    expect(read('trendingProjects.json')).toBe(
      before.replace('"₹ 75 Lakh onwards"', '"₹ 75 L onwards"'),
    )
  })

  test('renames a developer’s key, id and link together', async () => {
    const { read, normalise } = copyOf({
      [PROJECTS]: (text) => text.replace('"aravalli-crest": [', '"Aravalli  Crest": ['),
      'leadingRealEstateDevelopers.json': (text) =>
        text
          .replace('"id": "aravalli-crest"', '"id": "Aravalli Crest"')
          .replace('/project-details/aravalli-crest', '/project-details/Aravalli-Crest'),
    })
    expect((await normalise('--write')).code).toBe(0)
    expect(read(PROJECTS)).toContain('"aravalli-crest": [')
    expect(read('leadingRealEstateDevelopers.json')).toBe(
      readFileSync('data/leadingRealEstateDevelopers.json', 'utf8'),
    )
  })

  test('never makes two keys the same', async () => {
    const { read, normalise } = copyOf({
      [PROJECTS]: (text) =>
        text.replace('"ridgeline-builders": []', '$&, "Ridgeline Builders": []'),
    })
    expect((await normalise('--write')).err).toContain('"Ridgeline Builders" is left as it is')
    expect(read(PROJECTS)).toContain('"Ridgeline Builders": []')
  })

  test('a file with a syntax error is reported, the others are normalised', async () => {
    const { normalise } = copyOf({ 'floorPlan.json': (text) => text.slice(0, -5) })
    const { code, out, err } = await normalise('--write')
    expect(code).toBe(1)
    expect(err).toMatch(/^floorPlan\.json:\d+:\d+ /)
    expect(out).toContain(PROJECTS)
  })
})
