import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import request from 'supertest'
import { expect, test } from 'vitest'
import { checkFolder } from '../catalogue/checks/check-folder.ts'
import { isError } from '../catalogue/checks/finding.ts'
import { DEFAULT_BRAND } from '../domain/brand/palette.ts'
import { pathsIn } from './support/html.ts'
import { cli } from './support/programs/cli.ts'
import { temporaryFolder } from './support/programs/run-folder.ts'
import { testServer } from './support/programs/test-server.ts'

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

/** The name, the state and the colours of the agency whose data came with the program. */
const FIRST_AGENCY = new RegExp(
  ['peak.?force', 'haryana', ...Object.values(DEFAULT_BRAND).map((colour) => colour.slice(1))].join(
    '|',
  ),
  'i',
)

test('the folder that an agency begins with is in canonical form, and every page of it is its own', async () => {
  const folder = join(temporaryFolder(), 'data')
  expect(await cli({}, 'init', folder, '--name', 'Our Homes')).toMatchObject({ code: 0 })
  expect(await cli({}, 'normalise', '--check', '--data', folder)).toMatchObject({ code: 0 })
  const server = await testServer({ DATA_DIR: folder })
  const get = (path: string) => request(server.url).get(path).set('accept', 'text/html')
  const project = '/project-details/example-builders/example-heights'
  const visit = '/contact-us?project=example-builders/example-heights&visit=1'
  const more =
    `/shortlist /compare /search?q=flat /coming-soon /no-such-page /city/pune ${visit} ` +
    `/contact-us?source=brochure /enquiry-sent?reference=OH-1 /manifest.webmanifest /favicon.svg ` +
    `/robots.txt /.well-known/security.txt ${project}/brochure.pdf /data/residentialProjects.json`
  const listed = pathsIn((await get('/sitemap.xml')).text)
  expect(listed).toEqual(expect.arrayContaining([project, '/city/example-city']))
  const paths = new Set([...listed, ...more.split(' ')])
  const foreign: string[] = []
  const broken: string[] = []
  for (const path of paths) {
    const { status, text, body } = await get(path)
    const content = text ?? String(body)
    if (listed.includes(path) && (status !== 200 || /\bundefined\b/.test(content)))
      broken.push(`${path}: ${status}`)
    const found = FIRST_AGENCY.exec(content)
    if (found) foreign.push(`${path}: ${content.slice(found.index - 40, found.index + 40)}`)
  }
  expect(paths.size).toBeGreaterThan(25)
  for (const name of readdirSync('dist/client/assets').filter((file) => file.endsWith('.js')))
    if (FIRST_AGENCY.test(readFileSync(join('dist/client/assets', name), 'utf8')))
      foreign.push(name)
  expect(foreign).toEqual([])
  expect(broken).toEqual([])
  expect((await get('/')).text).toContain('<meta name="theme-color" content="#22303C"')
  const enquiry = await request(server.url)
    .post('/api/enquiry')
    .send({ name: 'A', phone: '9810012345' })
  expect(enquiry.body.reference).toMatch(/^OH-/)
}, 60_000)
