import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import request from 'supertest'
import { afterEach, expect, test } from 'vitest'
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

async function site(env: Record<string, string> = {}): Promise<SiteProcess> {
  const one = await startSite({
    PUBLIC_URL: 'https://localhost',
    TRUST_PROXY: '1',
    ENQUIRY_RATE_LIMIT: '1',
    ...env,
  })
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
  proxy((folder, port) => spawnCaddy(folder, { SITES: sites.join(' '), HTTPS_PORT: String(port) }))

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
  return {
    page: page.status,
    transport: page.headers['strict-transport-security'],
    enquiry: (await enquire('203.0.113.1')).status,
    // An address that the visitor claims does not begin a new count.
    another: (await enquire('203.0.113.2', 'Again')).status,
    large: (await enquire('203.0.113.3', 'x'.repeat(100_000))).status,
  }
}
const FINE = {
  page: 200,
  transport: expect.stringContaining('max-age=63072000'),
  enquiry: 201,
  another: 429,
  large: 413,
}

test.skipIf(caddy === undefined)('Caddy: one of two servers is enough', PATIENCE, async () => {
  const url = await caddyFor(await nobody(), placeOf(await site()))
  expect(await visit(url)).toEqual(FINE)
})

test.skipIf(caddy === undefined)(
  'Caddy: pages are shown while no server is ready',
  PATIENCE,
  async () => {
    const url = await caddyFor(
      placeOf(await site({ DATABASE_URL: 'sqlite:/proc/none/enquiries.db' })),
    )
    const { page, enquiry } = await visit(url)
    expect({ page, enquiry }).toEqual({ page: 200, enquiry: 503 })
  },
)

test.skipIf(nginx === undefined)('nginx: one of two servers is enough', PATIENCE, async () => {
  const url = await nginxFor(await nobody(), placeOf(await site()))
  expect(await visit(url)).toEqual(FINE)
  expect((await request(url).get('/readyz').trustLocalhost()).status).toBe(404)
})
