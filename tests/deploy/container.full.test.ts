import { spawnSync } from 'node:child_process'
import { createServer } from 'node:net'
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { createPictureFolder, photo } from '../../cli/images/picture-folder.fixture.ts'
import { until } from '../support/enquiries/enquiry-service.ts'
import { sendEnquiry } from '../support/enquiries/sending.ts'
import { startSmtp } from '../support/enquiries/smtp.ts'
import { listening } from '../support/programs/free-port.ts'
import { spawnSite, startSite } from '../support/programs/site-process.ts'
import { temporaryFolder } from '../support/programs/run-folder.ts'

// The programs as the container has them: without the packages that only developing needs.
const container = temporaryFolder()
const PROGRAMS = ['dist/client', 'dist/server', 'dist/cli', 'dist/chunks', 'dist/fonts']
/** What the Dockerfile deletes, and the C sources of the driver that its Node does without. */
const DELETED = /\.(?:map|md|d\.[cm]?ts)$|better-sqlite3\/(?:deps|src|build\/Release\/obj)/
/** The Node of another operator, or of the one before an upgrade; `.ci/run` names one with the other driver. */
const OTHER_NODE = process.env['TEST_OTHER_NODE'] ?? process.execPath

/** The folders of the packages that `npm ci --omit=dev` installs. */
function productionPackages(): string[] {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { dev?: boolean }>
  }
  return Object.keys(packages).filter(
    (path) => path !== '' && !packages[path]?.dev && existsSync(path),
  )
}

function copyTo(target: string, path: string): void {
  cpSync(path, join(target, path), {
    recursive: true,
    filter: (source) =>
      !DELETED.test(source) && !source.slice(path.length).includes('/node_modules'),
  })
}

const cli = (...args: string[]) => cliWith({}, ...args)

const cliWith = (env: Readonly<Record<string, string>>, ...args: string[]) =>
  spawnSync(process.execPath, ['dist/cli/main.js', ...args], {
    cwd: container,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  })

beforeAll(() => {
  for (const path of ['package.json', ...PROGRAMS, ...productionPackages()]) {
    copyTo(container, path)
  }
})

test('packages and programs leave the pictures their room: 110 MB of the 220 above the base', () => {
  const files = readdirSync(container, { recursive: true, encoding: 'utf8' })
    .map((file) => statSync(join(container, file)))
    .filter((file) => file.isFile())
  expect(files.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(110_000_000)
})

test('the CLI checks data, makes pictures, refuses a drawing with a script and reads its own price list', async () => {
  const pictures = createPictureFolder()
  const sheet = join(pictures.root, 'prices.xlsx')
  const data = ['--data', resolve('data')]
  expect(cli('validate', ...data)).toMatchObject({ status: 0 })
  pictures.put('photo.jpg', await photo(300, 200))
  pictures.put(
    'plan.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>1</script></svg>',
  )
  pictures.projects('photo.jpg', 'plan.svg')
  const made = cli('build-images', '--data', pictures.data, '--out', pictures.out)
  expect(made).toMatchObject({ status: 1, stdout: expect.stringContaining('holds a script') })
  expect(Object.keys(pictures.manifest().images)).toEqual(['photo.jpg'])
  expect(cli('prices', 'export', sheet, ...data)).toMatchObject({ status: 0 })
  expect(cli('prices', 'import', sheet, ...data)).toMatchObject({ status: 0 })
})

test('the server shows pages and sets a brochure; enquiries outlive kill -9, another Node and a restored backup, and are mailed', async () => {
  const smtp = await startSmtp()
  onTestFinished(() => smtp.close())
  const folder = temporaryFolder()
  const unmailed = {
    DATA_DIR: resolve('data'),
    IMAGES_DIR: resolve('dist/images'),
    DATABASE_URL: `sqlite:${folder}/enquiries.db`,
  }
  const settings = { ...unmailed, SMTP_URL: smtp.url, ENQUIRY_EMAIL_TO: 'sales@example.com' }
  const enquiries = (...args: string[]) => cliWith(settings, 'enquiries', ...args)
  const taken = new Set<string>()
  const take = async (url: string) => {
    const { status, reference = '' } = (await sendEnquiry(url)) ?? {}
    expect(status).toBe(201)
    taken.add(reference)
  }
  const listed = () => {
    const rows = JSON.parse(enquiries('export', '--format=json').stdout) as { reference: string }[]
    return new Set(rows.map(({ reference }) => reference))
  }

  const first = await startSite(unmailed, container)
  await take(first.url)
  first.signal('SIGKILL')
  await first.ended
  const second = await startSite(settings, container, OTHER_NODE)
  onTestFinished(() => second.end())
  const project = `${second.url}/project-details/aravalli-crest/the-aravalli-summit`
  const [page, brochure] = await Promise.all([
    fetch(project),
    fetch(`${project}/brochure.pdf`),
    take(second.url),
  ])
  expect([page.status, brochure.status]).toEqual([200, 200])
  expect(await page.text()).toContain('The Aravalli Summit')
  expect((await brochure.text()).slice(0, 5)).toBe('%PDF-')
  await until('both mails are there', () => smtp.mails.length === 2)
  expect(enquiries('backup', `${folder}/backup.db`)).toMatchObject({ status: 0 })
  await take(second.url)
  second.signal('SIGKILL')
  await second.ended
  expect(listed()).toEqual(taken)
  expect(enquiries('restore', '--yes', `${folder}/backup.db`)).toMatchObject({ status: 0 })
  expect(listed()).toEqual(new Set([...taken].slice(0, 2)))
})

const driver = join(container, 'node_modules/better-sqlite3/build/Release/better_sqlite3.node')
/** How the driver of the embedded store can be wrong on this Node; each gives the settings of a start with it. */
const WRONG: Readonly<Record<string, () => Readonly<Record<string, string>>>> =
  Number.parseInt(process.versions.node) >= 24
    ? { 'not part of Node': () => ({ NODE_OPTIONS: '--no-experimental-sqlite' }) }
    : {
        missing: () => {
          rmSync(driver)
          return {}
        },
        'made for another Node': () => {
          writeFileSync(driver, 'another program')
          return {}
        },
      }

test.each(Object.entries(WRONG))(
  'a driver that is %s ends the start with one line, and PostgreSQL needs none',
  async (_how, spoil) => {
    if (existsSync(driver)) {
      cpSync(driver, `${driver}.whole`)
      onTestFinished(() => cpSync(`${driver}.whole`, driver))
    }
    const store = join(temporaryFolder(), 'enquiries.db')
    writeFileSync(store, '')
    const settings = { ...spoil(), DATA_DIR: resolve('data'), DATABASE_URL: `sqlite:${store}` }
    const site = await spawnSite(settings, container)
    expect(await site.ended).toBe(1)
    const line = /^.*the embedded store cannot work on Node [\d.]+: .+(?:npm ci|nodejs\.org).*\n$/
    expect(site.errors()).toMatch(line)
    const list = cliWith(settings, 'enquiries', 'list')
    expect(list).toMatchObject({ status: 2, stderr: expect.stringMatching(line) })
    const other = { ...settings, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }
    const served = await startSite(other, container)
    // On a busy machine one that has just started may refuse its first page.
    await until('a page is shown', async () => (await fetch(served.url)).status === 200)
    await served.end()
  },
)

/** Makes the container one in which npm's scripts can run, as after an installation and a build. */
function prepareScripts(): void {
  for (const path of ['scripts', 'server/process/assert-node.mjs']) copyTo(container, path)
  writeFileSync(join(container, 'node_modules/.package-lock.json'), '')
  const after = new Date(Date.now() + 1000)
  utimesSync(join(container, 'dist/server/main.js'), after, after)
}

test('npm start says in one line which folder is missing, or which port is taken, and ends', async () => {
  prepareScripts()
  const taken = createServer()
  onTestFinished(() => void taken.close())
  const port = await listening(taken)
  const ended = (env: Readonly<Record<string, string>>) => {
    const settings = { HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'fatal', ...env }
    const { status, stderr } = spawnSync(process.execPath, ['scripts/start.mjs'], {
      cwd: container,
      encoding: 'utf8',
      timeout: 50_000,
      env: {
        ...process.env,
        DATABASE_URL: `sqlite:${temporaryFolder()}/enquiries.db`,
        ...settings,
      },
    })
    return [status, stderr.trim()]
  }
  expect(ended({ DATA_DIR: '/no/such/folder' })).toEqual([
    1,
    'peak-force: DATA_DIR /no/such/folder cannot be read: it does not exist',
  ])
  // Pictures that cannot be made keep nobody from starting, nor from ending.
  const folders = { DATA_DIR: resolve('data'), IMAGES_DIR: '/proc/none/images' }
  expect(ended({ ...folders, PORT: String(port) })).toEqual([
    1,
    expect.stringMatching(new RegExp(`\npeak-force: PORT ${port} .*address already in use.*$`)),
  ])
})

test('npm run build makes the pictures of an absolute DATA_DIR', async () => {
  const pictures = createPictureFolder()
  pictures.put('photo.jpg', await photo(300, 200))
  pictures.projects('photo.jpg')
  prepareScripts()
  const build = () =>
    spawnSync(process.execPath, ['scripts/build.mjs'], {
      cwd: container,
      encoding: 'utf8',
      env: { ...process.env, DATA_DIR: pictures.data, IMAGES_DIR: pictures.out },
    })
  expect(build()).toMatchObject({ status: 0, stderr: expect.stringContaining('1 image built') })
  pictures.put('photo.jpg', await photo(400, 300))
  expect(build()).toMatchObject({ status: 0, stderr: expect.stringContaining('1 image built') })
  expect(pictures.manifest().images).toMatchObject({ 'photo.jpg': { width: 400 } })
})
