import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import request from 'supertest'
import { afterEach, expect } from 'vitest'
import { spawnCaddy } from './caddy.ts'
import { freePort } from './free-port.ts'
import { installed } from './machine.ts'
import { startSite, type SiteProcess } from './site-process.ts'
import { temporaryFolder } from './run-folder.ts'
import { until } from './until.ts'

const nginx = installed('nginx')

export const PATIENCE = { timeout: 120_000 }

/** What ends after each test. */
export const started: { end(): Promise<unknown> }[] = []
afterEach(async () => {
  for (const one of started.splice(0).reverse()) await one.end()
})

/** The built site as behind a proxy. */
export async function site(env: Record<string, string> = {}, cwd?: string): Promise<SiteProcess> {
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
export const nobody = async (): Promise<string> => `127.0.0.1:${await freePort()}`

/** The host and port of a running site, as a proxy is told them. */
export const hostOf = ({ url }: SiteProcess): string => new URL(url).host

/** A proxy that answers, and the folder that holds its logs. */
type Proxy = { readonly url: string; readonly folder: string }

/** Starts a proxy and waits until it answers over TLS. */
async function proxy(
  start: (folder: string, port: number) => ChildProcess | Promise<ChildProcess>,
): Promise<Proxy> {
  const folder = temporaryFolder()
  const port = await freePort()
  const child = await start(folder, port)
  const ended = once(child, 'exit')
  started.push({
    async end() {
      child.kill('SIGTERM')
      await ended
    },
  })
  const url = `https://localhost:${port}`
  const page = () => request(url).get('/about').trustLocalhost()
  const answers = async () => {
    if (child.exitCode !== null) throw new Error('the proxy ended at its start')
    return page().then(
      ({ status }) => status === 200,
      () => false,
    )
  }
  await until('the proxy answers', answers, PATIENCE.timeout)
  return { url, folder }
}

export const caddyFor = (...sites: string[]): Promise<Proxy> =>
  proxy((folder, port) =>
    spawnCaddy(folder, {
      SITES: sites.join(' '),
      SITES_REVERSE: sites.toReversed().join(' '),
      HTTPS_PORT: String(port),
    }),
  )

export function nginxFor(first: string, second: string): Promise<Proxy> {
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

/** The status of an enquiry. */
export async function enquire(url: string): Promise<number> {
  const fields = { name: 'Asha', phone: '98765 43210' }
  return (await request(url).post('/api/enquiry').trustLocalhost().send(fields)).status
}

/** A page and an enquiry of somebody else, as statuses. */
export async function call(url: string) {
  const page = await request(url).get('/about').trustLocalhost()
  return { page: page.status, enquiry: await enquire(url) }
}
export const SERVED = { page: 200, enquiry: 201 }

/** What a visitor meets behind either of them. */
export async function visit(url: string) {
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
export const FINE = {
  page: 200,
  transport: expect.stringContaining('max-age=63072000'),
  enquiry: 201,
  last: 429,
  large: 413,
}

/** The proxies that `deploy/` has settings for, and the tags of their tests. */
export const PROXIES = [
  { name: 'Caddy', tags: ['needs-caddy'], start: caddyFor },
  { name: 'nginx', tags: ['needs-nginx', 'needs-openssl'], start: nginxFor },
]
