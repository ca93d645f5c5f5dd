import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { freePort } from '../../tests/support/programs/free-port.ts'
import { bundled } from '../../tests/support/programs/bundled.ts'
import { copySampleData } from '../../tests/support/programs/data-copy.ts'
import { temporaryFolder, until } from '../../tests/support/enquiries/enquiry-service.ts'
import { spawnSite, untilStatus } from '../../tests/support/programs/site-process.ts'

const PATIENCE_MS = 60_000

test(
  'several processes share the port and serve the same data, also one started later',
  { timeout: 3 * PATIENCE_MS },
  async () => {
    const data = copySampleData()
    const metricsPort = String(await freePort())
    const site = await spawnSite({
      METRICS_PORT: metricsPort,
      WORKERS: '2',
      LOG_LEVEL: 'debug',
      DATA_DIR: data.folder,
    })
    const times = (msg: string) => site.log.filter((line) => line.msg === msg).length
    /** Requests for a project's page over all processes, also one that was killed. */
    const counted = async () => {
      const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
      const route = '/project-details/:developer/:id'
      const line = text
        .split('\n')
        .find((one) => one.startsWith(`http_requests_total{route="${route}"`))
      return Number(line?.split(' ').at(-1))
    }
    const names = async () => {
      const found = new Set<string | undefined>()
      // A connection each, so that every process is asked.
      for (let i = 0; i < 6; i++) {
        const answer = await fetch(
          `${site.url}/project-details/aravalli-crest/the-aravalli-summit`,
          {
            headers: { connection: 'close' },
          },
        )
        found.add(/<h1[^>]*>([^<]+)/.exec(await answer.text())?.[1])
      }
      return [...found]
    }
    try {
      await until('both are warm', () => times('warmed up') === 2, PATIENCE_MS)
      expect(site.log.filter((line) => line.level >= 40)).toEqual([])
      // The warm-up's own asking is no visitor's.
      expect(times('request')).toBe(0)
      await untilStatus(`${site.url}/readyz`, 200)

      const file = 'residentialProjects.json'
      const original = data.read(file)
      data.write(file, original.replaceAll('"The Aravalli Summit"', '"The New Summit"'))
      site.signal('SIGHUP')
      await until(
        'one follows the other',
        () => times('the data of the other processes is taken') === 1,
      )
      expect(await names()).toEqual(['The New Summit'])

      data.write(file, original.slice(0, 500))
      site.signal('SIGHUP')
      const refusal = 'the new data has errors and is refused; the last good data stays in use'
      await until('it is refused', () => times(refusal) > 0)
      expect(await counted()).toBe(6)
      const [killed = 0] = site.workers()
      process.kill(killed, 'SIGKILL')
      await until('it is replaced', () => times('warmed up') === 3, PATIENCE_MS)
      expect(await names()).toEqual(['The New Summit'])
      expect(await counted()).toBe(12)
      expect(times(refusal)).toBe(1)
    } finally {
      await site.end()
      data.dispose()
    }
    expect(await site.ended).toBe(0)
  },
)

test('a taken port ends the start with one line', async () => {
  const other = createServer().listen(0)
  await once(other, 'listening')
  const port = String((other.address() as AddressInfo).port)
  const sites = await Promise.all(
    ['1', '2'].map((WORKERS) => spawnSite({ PORT: port, WORKERS, LOG_LEVEL: 'fatal' })),
  )
  for (const site of sites) {
    expect(await site.ended).toBe(1)
    expect(site.errors()).toBe(
      `peak-force: PORT ${port} is taken: another program listens on 0.0.0.0:${port}\n`,
    )
    await site.end()
  }
  other.close()
})

test('processes that die at their start are replaced ever later, and then no more', async () => {
  const folder = temporaryFolder()
  const program = join(folder.path, 'dies.mjs')
  writeFileSync(program, 'process.exit(3)')
  const source = fileURLToPath(
    new URL('../../tests/support/programs/failing-group.ts', import.meta.url),
  )
  const group = spawn(process.execPath, [await bundled(source)], {
    env: { ...process.env, PROGRAM: program },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [log, errors, [code]] = await Promise.all([
    text(group.stdout),
    text(group.stderr),
    once(group, 'close'),
  ])
  folder.remove()
  expect(code).toBe(1)
  expect(errors).toBe('the server could not start: its processes died at their start 10 times\n')
  const delays = log.matchAll(/"delayMs":(\d+)/g)
  expect([...delays].map(([, delay]) => Number(delay))).toEqual([5, 5, 10, 10, 20, 20, 40, 40, 80])
})
