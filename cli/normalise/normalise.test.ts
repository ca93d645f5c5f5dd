import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'

const folders: string[] = []
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })))

/** A copy of the agency's JSON files, each changed as told. */
function copyOfData(changes: Record<string, (text: string) => string> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'peak-force-normalise-'))
  folders.push(folder)
  for (const name of readdirSync('data').filter((file) => file.endsWith('.json'))) {
    cpSync(join('data', name), join(folder, name))
    const change = changes[name]
    if (change) writeFileSync(join(folder, name), change(read(folder, name)))
  }
  return folder
}

const read = (folder: string, name: string): string => readFileSync(join(folder, name), 'utf8')

function normalise(folder: string, ...options: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'cli/main.ts', 'normalise', '--data', folder, ...options],
    { encoding: 'utf8' },
  )
  return { status, stdout, stderr }
}

describe('normalise', () => {
  test('shows a diff by default and changes nothing', () => {
    const folder = copyOfData()
    const { status, stdout } = normalise(folder)
    expect(status).toBe(0)
    expect(stdout).toContain(
      '-      "price": "1.35Cr-2.1Cr",\n+      "price": "₹ 1.35 Cr – 2.1 Cr",',
    )
    expect(stdout).toContain('+      "area": "1,250 – 1,950 sq. ft.",')
    expect(stdout).toContain('+        "area": "465 sq. ft. (carpet)"')
    expect(read(folder, 'residentialProjects.json')).toBe(
      readFileSync('data/residentialProjects.json', 'utf8'),
    )
  })

  test('--check tells by its status, --write changes, a second time nothing', () => {
    const folder = copyOfData()
    expect(normalise(folder, '--check').status).toBe(1)
    expect(normalise(folder, '--write').status).toBe(0)
    const written = read(folder, 'residentialProjects.json')
    expect(written).toContain('"starting_price": "₹ 1.3 Cr onwards"')
    expect(written).toContain('"area": "1,540 sq. ft., 1,780 sq. ft."')
    expect(normalise(folder, '--check')).toMatchObject({ status: 0, stdout: '' })
    expect(normalise(folder, '--write').stdout).toBe('')
    expect(read(folder, 'residentialProjects.json')).toBe(written)
    expect(readdirSync(folder).filter((name) => name.endsWith('.tmp'))).toEqual([])
  })

  test('keeps a byte order mark, CRLF, indentation and key order', () => {
    const folder = copyOfData({
      'trendingProjects.json': (text) =>
        `\uFEFF${text.replaceAll('\n', '\r\n').replaceAll('  ', '\t')}`,
    })
    const before = read(folder, 'trendingProjects.json')
    normalise(folder, '--write')
    expect(read(folder, 'trendingProjects.json')).toBe(
      before.replace('"₹ 75 Lakh onwards"', '"₹ 75 L onwards"'),
    )
  })

  test('renames a developer’s key, id and link together', () => {
    const folder = copyOfData({
      'residentialProjects.json': (text) =>
        text.replace('"aravalli-crest": [', '"Aravalli  Crest": ['),
      'leadingRealEstateDevelopers.json': (text) =>
        text
          .replace('"id": "aravalli-crest"', '"id": "Aravalli Crest"')
          .replace('/project-details/aravalli-crest', '/project-details/Aravalli-Crest'),
    })
    expect(normalise(folder, '--write').status).toBe(0)
    expect(read(folder, 'residentialProjects.json')).toContain('"aravalli-crest": [')
    expect(read(folder, 'leadingRealEstateDevelopers.json')).toBe(
      readFileSync('data/leadingRealEstateDevelopers.json', 'utf8'),
    )
  })

  test('never makes two keys the same', () => {
    const folder = copyOfData({
      'residentialProjects.json': (text) =>
        text.replace(
          '"ridgeline-builders": []',
          '"ridgeline-builders": [], "Ridgeline Builders": []',
        ),
    })
    const { stderr } = normalise(folder, '--write')
    expect(stderr).toContain('"Ridgeline Builders" is left as it is')
    expect(read(folder, 'residentialProjects.json')).toContain('"Ridgeline Builders": []')
  })

  test('leaves text that cannot be parsed, and is content with it', () => {
    const folder = copyOfData({
      'residentialProjects.json': (text) => text.replace('"1.35Cr-2.1Cr"', '"ask Ravi"'),
    })
    normalise(folder, '--write')
    expect(read(folder, 'residentialProjects.json')).toContain('"ask Ravi"')
    expect(normalise(folder, '--check').status).toBe(0)
  })

  test('a file with a syntax error is reported, the others are normalised', () => {
    const folder = copyOfData({ 'floorPlan.json': (text) => text.slice(0, -5) })
    const { status, stdout, stderr } = normalise(folder, '--write')
    expect(status).toBe(1)
    expect(stderr).toMatch(/^floorPlan\.json:\d+:\d+ /)
    expect(stdout).toContain('residentialProjects.json')
  })

  test('a missing folder and a wrong option cannot run', () => {
    expect(normalise('/nowhere/at/all')).toMatchObject({ status: 2, stdout: '' })
    expect(normalise('data', '--nonsense').status).toBe(2)
    expect(normalise('data', '--check', '--write').status).toBe(2)
  })
})
