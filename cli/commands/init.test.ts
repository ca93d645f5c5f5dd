import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkFolder } from '../../catalogue/checks/check-folder.ts'
import { isError } from '../../catalogue/checks/finding.ts'
import { sampleCities } from '../../domain/place/cities.fixture.ts'
import { documentIn } from '../../tests/support/html.ts'
import { cli } from '../../tests/support/programs/cli.ts'
import { temporaryFolder } from '../../tests/support/programs/run-folder.ts'

test('an agency begins with a whole folder of examples, which validates', async () => {
  const root = temporaryFolder()
  const [folder, images] = [join(root, 'new/data'), join(root, 'images')]
  expect((await cli({}, 'init', folder, '--name', 'Marwar & Sons')).code).toBe(0)
  const { findings } = await checkFolder(folder)
  expect(findings.filter(isError)).toEqual([])
  expect(findings.map(({ rule }) => rule.name)).toEqual(['placeholder-contact'])
  const built = await cli({}, 'build-images', '--data', folder, '--out', images)
  expect([built.code, built.out]).toEqual([0, expect.stringContaining('images built')])

  const texts = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n')
  for (const [, name = ''] of texts.matchAll(/"(?:name|developer|promoter)": "([^"]*)"/gu))
    expect(name).toMatch(/Example|^Marwar & Sons$/u)
  for (const [, number] of texts.matchAll(/"number": "([^"]*)"/gu))
    expect(number).toMatch(/^SAMPLE\//u)
  for (const slug of sampleCities.slugs) expect(texts.toLowerCase()).not.toContain(slug)
}, 60_000)

test.each([
  ['Marwar & Sons', 'Marwar & Sons'],
  ['Krishnamurthy, Venkataraghavan & D’Souza Commercial Advisory', 'Krishnamurthy,…'],
  ['घर '.repeat(40).trim(), /^घर .*घर…$/],
  [`${'Real'.repeat(20)} Homes`, `${'Real'.repeat(6)}…`],
])('the logo of %s can be read at its size in the header', async (name, shown) => {
  const folder = join(temporaryFolder(), 'data')
  await cli({}, 'init', folder, '--name', name)
  const logo = readFileSync(join(folder, 'images/brand/logo-light.svg'), 'utf8')
  const svg = documentIn(logo).querySelector('svg')
  expect(svg?.querySelector('title')?.textContent).toBe(name)
  expect(svg?.querySelector('text')?.textContent).toMatch(shown)
  expect(Number(svg?.getAttribute('width'))).toBeLessThan(600)
})

test('a folder that holds something is left alone', async () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'notes.txt'), 'mine')
  const { code, err } = await cli({}, 'init', folder)
  expect([code, err]).toEqual([2, expect.stringContaining('holds something already')])
  expect(readdirSync(folder)).toEqual(['notes.txt'])
  expect((await cli({}, 'init', join(folder, 'notes.txt'))).code).toBe(2)
  const unset = await cli({}, 'init', '')
  expect([unset.code, unset.err]).toEqual([2, expect.stringContaining('holds something already')])
})

test('an agency has a name', async () => {
  for (const name of ['', ' ', '\u200B']) {
    const folder = join(temporaryFolder(), 'data')
    const { code, err } = await cli({}, 'init', folder, '--name', name)
    expect([code, err]).toEqual([2, 'The name is empty: say what the agency is called.\n'])
    expect(existsSync(folder)).toBe(false)
  }
})
