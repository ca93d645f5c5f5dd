import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, readdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import request from 'supertest'
import { afterEach, describe, expect, test } from 'vitest'
import { temporaryFolder } from '../support/enquiries/enquiry-service.ts'
import { spawnCaddy } from '../support/programs/caddy.ts'
import { freePort } from '../support/programs/free-port.ts'
import { installed } from '../support/programs/installed.ts'
import { startSite, type SiteProcess } from '../support/programs/site-process.ts'

const caddy = installed('caddy')
const nginx = installed('nginx')

const PATIENCE = { timeout: 120_000 }

const started: { end(): Promise<unknown> }[] = []
afterEach(async () => {
  for (const one of started.splice(0).reverse()) await one.end()
})

async function site(env: Record<string, string> = {}, cwd?: string): Promise<SiteProcess> {
  const settings = {
    PUBLIC_URL: 'https://localhost',
    TRUST_PROXY: '1',
    ENQUIRY_RATE_LIMIT: '4',
    DATA_DIR: resolve('data'),
    IMAGES_DIR: resolve('dist/images'),
    ...env,
  }
  const one = await startSite(settings, cwd)
  started.push(one)
  return one
}

/** A server that has ended. */
const nobody = async (): Promise<string> => `127.0.0.1:${await freePort()}`
const placeOf = ({ url }: SiteProcess): string => new URL(url).host

/** Starts a proxy and waits until it answers over TLS. */
async function proxy(
  start: (folder: string, port: number) => ChildProcess | Promise<ChildProcess>,
): Promise<string> {
  const folder = temporaryFolder()
  const port = await freePort()
  const child = await start(folder.path, port)
  const ended = once(child, 'exit')
  started.push({
    async end() {
      child.kill('SIGTERM')
      await ended
      folder.remove()
    },
  })
  const url = `https://localhost:${port}`
  for (;;) {
    const status = await request(url)
      .get('/about')
      .trustLocalhost()
      .then(
        (answer) => answer.status,
        () => 0,
      )
    if (status === 200) return url
    if (child.exitCode !== null) throw new Error('the proxy ended at its start')
    await new Promise((done) => setTimeout(done, 50))
  }
}

const caddyFor = (...sites: string[]): Promise<string> =>
  proxy((folder, port) =>
    spawnCaddy(folder, {
      SITES: sites.join(' '),
      SITES_REVERSE: sites.toReversed().join(' '),
      HTTPS_PORT: String(port),
    }),
  )

function nginxFor(first: string, second: string): Promise<string> {
  return proxy((folder, port) => {
    const key = join(folder, 'key.pem')
    const certificate = join(folder, 'certificate.pem')
    const made = ['-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', certificate]
    execFileSync('openssl', ['req', '-x509', ...made, '-subj', '/CN=localhost'], {
      stdio: 'ignore',
    })
    const ours = readFileSync('deploy/nginx.conf', 'utf8')
      .replaceAll('127.0.0.1:3000', first)
      .replaceAll('127.0.0.1:3001', second)
      .replaceAll(/listen \[::\]:\d+.*;/g, '')
      .replaceAll('listen 443', `listen 127.0.0.1:${port}`)
      .replaceAll('listen 80', `listen unix:${folder}/http.sock`)
      .replaceAll('/etc/letsencrypt/live/www.example.com/fullchain.pem', certificate)
      .replaceAll('/etc/letsencrypt/live/www.example.com/privkey.pem', key)
      .replaceAll('/var/log/nginx/', `${folder}/`)
    const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    writeFileSync(
      join(folder, 'nginx.conf'),
      `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
      ${process.getuid?.() === 0 ? 'user root;' : ''} events {}
      http { ${places.map((place) => `${place}_temp_path ${folder}/${place};`).join(' ')} ${ours} }`,
    )
    const options = ['-p', folder, '-e', `${folder}/error.log`, '-c', join(folder, 'nginx.conf')]
    execFileSync(nginx ?? '', ['-t', ...options], { stdio: 'pipe' })
    return spawn(nginx ?? '', options, { stdio: 'ignore' })
  })
}

/** What a visitor meets behind either of them. */
async function visit(url: string) {
  const page = await request(url).get('/').trustLocalhost()
  const enquire = (claimed: string, message = '') =>
    request(url)
      .post('/api/enquiry')
      .trustLocalhost()
      .set('X-Forwarded-For', claimed)
      .send({ name: 'Asha', phone: '98765 43210', message })
  const large = (await enquire('203.0.113.1', 'x'.repeat(100_000))).status
  const enquiry = (await enquire('203.0.113.2')).status
  // An address that the visitor claims does not begin a new count.
  const others = []
  for (let at = 3; at < 7; at++) others.push((await enquire(`203.0.113.${at}`, `${at}`)).status)
  const transport = page.headers['strict-transport-security']
  return { page: page.status, transport, large, enquiry, last: others.at(-1) }
}
const FINE = {
  page: 200,
  transport: expect.stringContaining('max-age=63072000'),
  enquiry: 201,
  last: 429,
  large: 413,
}

const PROXIES = [
  { name: 'Caddy', program: caddy, start: caddyFor },
  { name: 'nginx', program: nginx, start: nginxFor },
]

/** A copy of the built site as the release before had it: with one asset of its own, and without one of today's. */
function releaseBefore(): { folder: string; today: string; before: string } {
  const { path: folder, remove } = temporaryFolder()
  started.push({ end: async () => remove() })
  for (const part of ['package.json', 'dist/server', 'dist/chunks', 'dist/client']) {
    cpSync(part, join(folder, part), { recursive: true })
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  const assets = join(folder, 'dist/client/assets')
  const today = readdirSync(assets).find((file) => file.endsWith('.js')) ?? ''
  const before = 'of-the-release-before.js'
  for (const suffix of ['', '.br', '.gz']) {
    renameSync(join(assets, today + suffix), join(assets, before + suffix))
  }
  return { folder, today, before }
}

describe.each(PROXIES)('$name', ({ program, start }) => {
  describe.skipIf(program === undefined)('in front of two servers', () => {
    test(
      'one of them is enough, and nobody outside asks whether it is ready',
      PATIENCE,
      async () => {
        const url = await start(await nobody(), placeOf(await site()))
        expect(await visit(url)).toEqual(FINE)
        expect((await request(url).get('/readyz').trustLocalhost()).status).toBe(404)
      },
    )

    test('of two releases answers for the assets of both', PATIENCE, async () => {
      const { folder, today, before } = releaseBefore()
      const [old, fresh] = [await site({}, folder), await site()]
      for (const url of [
        await start(placeOf(old), placeOf(fresh)),
        await start(placeOf(fresh), placeOf(old)),
      ]) {
        const ask = async (name: string) =>
          (await request(url).get(`/assets/${name}`).trustLocalhost()).status
        const files = Array.from({ length: 8 }, (_, at) => (at % 2 ? today : before))
        expect(await Promise.all(files.map(ask))).toEqual(files.map(() => 200))
        expect(await ask('of-no-release.js')).toBe(404)
      }
    })
  })
})

test.skipIf(caddy === undefined)(
  'Caddy: pages are shown while the store is down, and while a file of projects has failed',
  PATIENCE,
  async () => {
    const down = await caddyFor(
      placeOf(await site({ DATABASE_URL: 'sqlite:/proc/none/enquiries.db' })),
    )
    const { page, enquiry } = await visit(down)
    expect({ page, enquiry }).toEqual({ page: 200, enquiry: 503 })

    const { path: data, remove } = temporaryFolder()
    started.push({ end: async () => remove() })
    cpSync('data', data, {
      recursive: true,
      filter: (file) => !file.includes('images') && !file.endsWith('residentialProjects.json'),
    })
    const failed = await caddyFor(placeOf(await site({ DATA_DIR: data })))
    expect((await request(failed).get('/about').trustLocalhost()).status).toBe(200)
  },
)

test.skipIf(nginx === undefined)(
  'nginx: a flood from one address is held back',
  PATIENCE,
  async () => {
    const url = await nginxFor(await nobody(), placeOf(await site()))
    const answers = await Promise.all(
      Array.from({ length: 300 }, () => request(url).get('/about').trustLocalhost()),
    )
    const statuses = new Set(answers.map(({ status }) => status))
    expect(statuses).toEqual(new Set([200, 429]))
  },
)
