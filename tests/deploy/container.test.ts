import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { createPictureFolder, photo } from '../../cli/images/picture-folder.fixture.ts'
import { until } from '../support/enquiries/enquiry-service.ts'
import { sendEnquiry } from '../support/enquiries/sending.ts'
import { startSmtp } from '../support/enquiries/smtp.ts'
import { startSite } from '../support/programs/site-process.ts'
import { temporaryFolder } from '../support/programs/run-folder.ts'

// The programs as the container has them: without the packages that only developing needs.
const container = temporaryFolder()
const PROGRAMS = ['dist/client', 'dist/server', 'dist/cli', 'dist/chunks', 'dist/fonts']
/** What the Dockerfile deletes. */
const DELETED =
  /\.(?:map|md|d\.[cm]?ts)$|better-sqlite3\/(?:deps|src|build\/Release\/(?!better_sqlite3\.node$))/

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

const cli = (...args: string[]) =>
  spawnSync(process.execPath, ['dist/cli/main.js', ...args], { cwd: container, encoding: 'utf8' })

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

test('the CLI checks data, makes pictures, cleans drawings and reads its own price list', async () => {
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
  expect(made).toMatchObject({ status: 0, stdout: expect.stringContaining('script') })
  expect(Object.keys(pictures.manifest().images)).toHaveLength(2)
  expect(cli('prices', 'export', sheet, ...data)).toMatchObject({ status: 0 })
  expect(cli('prices', 'import', sheet, ...data)).toMatchObject({ status: 0 })
})

test('the server shows pages, takes and mails an enquiry, and sets a brochure', async () => {
  const smtp = await startSmtp()
  onTestFinished(() => smtp.close())
  const site = await startSite(
    {
      DATA_DIR: resolve('data'),
      IMAGES_DIR: resolve('dist/images'),
      SMTP_URL: smtp.url,
      ENQUIRY_EMAIL_TO: 'sales@example.com',
    },
    container,
  )
  onTestFinished(() => site.end())
  const project = `${site.url}/project-details/aravalli-crest/the-aravalli-summit`
  const [page, brochure, enquiry] = await Promise.all([
    fetch(project),
    fetch(`${project}/brochure.pdf`),
    sendEnquiry(site.url),
  ])
  expect([page.status, brochure.status, enquiry?.status]).toEqual([200, 200, 201])
  expect(await page.text()).toContain('The Aravalli Summit')
  expect((await brochure.text()).slice(0, 5)).toBe('%PDF-')
  await until('the mail is there', () => smtp.mails.length === 1)
})
