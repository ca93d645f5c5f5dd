import { statSync } from 'node:fs'
import { once } from 'node:events'
import { createServer, request, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { until } from '../../tests/support/enquiries/enquiry-service.ts'
import { sendEnquiry } from '../../tests/support/enquiries/sending.ts'
import { documentIn } from '../../tests/support/html.ts'
import { copySampleData } from '../../tests/support/programs/data-copy.ts'
import { listening } from '../../tests/support/programs/free-port.ts'
import { spawnSite, untilStatus } from '../../tests/support/programs/site-process.ts'
import { temporaryFolder } from '../../tests/support/programs/run-folder.ts'

/** The built site, which ends with the test. */
async function start(env: Readonly<Record<string, string>>) {
  const site = await spawnSite(env)
  onTestFinished(() => site.end())
  return site
}

test('a data folder that is none ends the start with a line that names it', async () => {
  const folder = temporaryFolder()
  const missing = join(folder, 'nowhere')
  const site = await start({ DATA_DIR: missing })
  expect(await site.ended).toBe(1)
  expect(site.errors()).toBe(`peak-force: DATA_DIR ${missing} cannot be read: it does not exist\n`)
})

test('the site starts with a store that cannot be, shows pages, refuses enquiries and says why; a reload that is asked for meanwhile is made once it has started', async () => {
  const site = await start({ DATABASE_URL: 'sqlite:/dev/null/enquiries.db' })
  const has = (text: string) => () => site.log.some(({ msg }) => msg.includes(text))
  await until('it is starting', has('is starting'))
  // A busy machine may have loaded the data by now, which is the other test's reload.
  site.signal('SIGHUP')
  await until('the data is loaded again', has('the data was reloaded'))
  await untilStatus(`${site.url}/readyz`, 200)
  expect((await fetch(site.url)).status).toBe(200)
  expect(await sendEnquiry(site.url)).toMatchObject({ status: 503 })
  const entry = site.log.find(({ msg }) => msg.startsWith('the enquiry store cannot be used'))
  expect(entry?.['code']).toMatch(/^E(?:EXIST|NOENT|NOTDIR|ACCES|PERM)$/)
})

test(
  'errors at the start are logged; new data is taken on SIGHUP, refused where it has errors, and pages go on until an interrupt, which does not drain',
  { timeout: 120_000 },
  async () => {
    const data = copySampleData()
    data.edit('paymentPlan.json', '"installment_percentage": 10', '"installment_percentage": 32')
    data.edit('residentialProjects.json', '"authority": "hrera"', '"authority": "nobody"')
    const site = await start({ DATA_DIR: data.folder, DRAIN_SECONDS: '60' })
    const heading = async () => {
      const page = await fetch(`${site.url}/project-details/aravalli-crest/the-aravalli-summit`)
      return documentIn(await page.text()).querySelector('h1')?.textContent
    }
    const has = (message: string) => () => site.log.some(({ msg }) => msg === message)
    await untilStatus(`${site.url}/readyz`, 200)
    const errors = () => site.log.filter(({ msg }) => msg === 'a problem in the data')
    await until('both errors are logged', () => errors().length >= 2)
    expect(errors()).toMatchObject([
      { file: 'residentialProjects.json', line: expect.any(Number), kind: 'withheld' },
      { file: 'paymentPlan.json', line: 5, kind: 'kept' },
    ])
    const file = 'residentialProjects.json'
    for (const name of ['paymentPlan.json', file]) data.restore(name)
    data.edit(file, '"The Aravalli Summit"', '"The New Summit"')
    site.signal('SIGHUP')
    await until('it is taken', has('the data was reloaded'))
    expect(await heading()).toBe('The New Summit')
    data.write(file, data.read(file).slice(0, 500))
    site.signal('SIGHUP')
    const refusal = 'the new data has errors and is refused; the last good data stays in use'
    await until('it is refused', has(refusal))
    expect(await heading()).toBe('The New Summit')
    site.signal('SIGINT')
    expect(await site.ended).toBe(0)
    expect(site.log.at(-1)?.msg).toBe('ended')
  },
)

test('a taken port ends the start with one line', async () => {
  const other = createServer()
  const port = String(await listening(other))
  const site = await start({ PORT: port, LOG_LEVEL: 'fatal' })
  expect(await site.ended).toBe(1)
  expect(site.errors()).toBe(
    `peak-force: PORT ${port} of HOST 0.0.0.0 cannot be used: listen EADDRINUSE: address already in use 0.0.0.0:${port}\n`,
  )
  other.close()
})

test('the store is for the user of the site only; what is to end says so while it still takes enquiries', async () => {
  const file = join(temporaryFolder(), 'enquiries.db')
  const site = await start({ DATABASE_URL: `sqlite:${file}`, DRAIN_SECONDS: '10' })
  await untilStatus(`${site.url}/readyz`, 200)
  expect(statSync(file).mode & 0o077).toBe(0)
  const ask = async (path: string) => (await fetch(site.url + path)).headers.get('connection')
  expect(await ask('/about')).toBe('keep-alive')
  const begin = () => request(`${site.url}/api/enquiry`, { method: 'POST', agent: false })
  const underWay = begin().setHeader('content-type', 'application/json')
  underWay.setHeader('connection', 'keep-alive').write('{"name":"Asha",')
  // The server has its headers by the time it answers another.
  await ask('/about')
  site.signal('SIGTERM')
  // The service manager and npm may each send one.
  site.signal('SIGTERM')
  await untilStatus(`${site.url}/readyz`, 503)
  underWay.end('"phone":"98765 43210"}')
  const [answer] = (await once(underWay, 'response')) as [IncomingMessage]
  expect([answer.statusCode, answer.headers.connection]).toEqual([201, 'close'])
  const paths = ['/about', '/nothing-here', '/api/search?q=noida', '/robots.txt']
  expect(await Promise.all(paths.map(ask))).toEqual(paths.map(() => 'close'))
  expect((await sendEnquiry(site.url))?.status).toBe(201)
  expect(await site.ended).toBe(0)
  expect(site.log.at(-1)?.msg).toBe('ended')
})
