import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkFolder } from '../catalogue/checks/check-folder.ts'
import { isError } from '../catalogue/checks/finding.ts'
import { cli } from './support/programs/cli.ts'
import { temporaryFolder } from './support/programs/run-folder.ts'

const guide = readFileSync('docs/your-own.md', 'utf8')
const blocks = (language: string): string[] =>
  [...guide.matchAll(new RegExp('```' + language + '\n(.*?)```', 'gs'))].map(
    ([, text = '']) => text,
  )

/** The guide's commands of the CLI as their arguments, without what the shell takes away. */
function commands(folder: string): string[][] {
  const lines = blocks('sh').join('').replaceAll('\\\n', ' ').split('\n')
  return lines
    .filter((line) => line.startsWith('npm run cli -- '))
    .map((line) =>
      [...line.replace(/ #.*/, '').matchAll(/"([^"]*)"|[^\s"]+/g)]
        .slice(4)
        .map(([word, quoted]) => (quoted ?? word).replace('../our-data', folder)),
    )
}

test('the guide to a site of one’s own can be followed as it is written', async () => {
  const folder = join(temporaryFolder(), 'data')
  const [init = [], ...others] = commands(folder)
  expect(await cli({}, ...init)).toMatchObject({ code: 0 })
  const write = (file: string, facts: object) => {
    const path = join(folder, file)
    const before = JSON.parse(readFileSync(path, 'utf8')) as object
    writeFileSync(path, JSON.stringify({ ...before, ...facts }, undefined, 2))
  }
  for (const text of blocks('json')) {
    const facts = JSON.parse(`{${text}}`) as object
    write('states' in facts ? 'charges.json' : 'site.json', facts)
  }
  const { findings } = await checkFolder(folder)
  expect(findings.filter(isError).map(({ message }) => message)).toEqual([])

  const ended: (readonly [string, number, string])[] = []
  for (const command of others) {
    // What is left to do is left to the reader.
    if (command.includes('--strict') || command[0] === 'build-images') continue
    const { code, err } = await cli({}, ...command)
    ended.push([command.join(' '), code, code === 0 ? '' : err])
  }
  expect(ended.length).toBeGreaterThan(4)
  expect(ended.filter(([, code]) => code !== 0)).toEqual([])
  const projects = readFileSync(join(folder, 'residentialProjects.json'), 'utf8')
  expect(projects).toContain('Periyar Court')
  expect(projects).not.toContain('Example Heights')
  expect(guide.split('\n').length).toBeLessThanOrEqual(131)
}, 60_000)
