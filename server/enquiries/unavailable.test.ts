import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import request from 'supertest'
import { describe, expect, onTestFinished, test } from 'vitest'
import {
  storedIn,
  until,
  type EnquiryService,
} from '../../tests/support/enquiries/enquiry-service.ts'
import { serviceOn } from '../../tests/support/enquiries/delivering-service.ts'
import { useOwnStores } from '../../tests/support/enquiries/stores.ts'
import { temporaryFolder } from '../../tests/support/programs/run-folder.ts'

const folder = temporaryFolder()

const send = (service: EnquiryService, message = '') =>
  request(service.app).post('/api/enquiry').send({ name: 'Asha', phone: '9876543210', message })

async function expectRefusal(service: EnquiryService): Promise<void> {
  const answer = await send(service, 'lost?')
  expect(answer.status).toBe(503)
  expect(answer.body.success).toBe(false)
  expect(answer.body.message).toMatch(/^Failed to submit enquiry\./)
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
}

describe('SQLite', () => {
  const letter = 'Dear Sir or Madam, '.repeat(500)
  test.each([
    ['a folder that cannot be made', '', 'enquiries.db'],
    ['a file that is no database', letter, ''],
  ])('%s: left alone, and enquiries are taken once it is gone', async (what, content, below) => {
    const file = join(folder, what)
    writeFileSync(file, content)
    const service = await serviceOn(`sqlite:${join(file, below)}`)
    expect(await service.enquiries.ready()).toBe(false)
    await expectRefusal(service)
    expect(readFileSync(file, 'utf8')).toBe(content)
    rmSync(file)
    await until('the store is ready', () => service.enquiries.ready())
    expect((await send(service)).status).toBe(201)
  })

  test('a database that is deleted or replaced is not written on: the next one is made anew', async () => {
    const home = join(folder, 'moved')
    const service = await serviceOn(`sqlite:${home}/enquiries.db`)
    expect((await send(service, 'before')).status).toBe(201)
    rmSync(home, { recursive: true })
    expect((await send(service, 'after')).status).toBe(201)
    expect((await storedIn(`sqlite:${home}/enquiries.db`)).map((it) => it.message)).toEqual([
      'after',
    ])
  })

  test(
    'a full disk: refused, nothing half stored, and taken once there is room',
    { tags: ['needs-mount'] },
    async () => {
      const disk = join(folder, 'disk')
      mkdirSync(disk)
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', disk])
      onTestFinished(() => void execFileSync('umount', ['-l', disk]))
      const url = `sqlite:${disk}/enquiries.db`
      const service = await serviceOn(url)
      const filler = 'x'.repeat(20_000)
      let taken = 0
      for (let tries = 0; tries < 200; tries++) {
        const answer = await send(service, filler)
        if (answer.status !== 201) break
        taken += 1
      }
      expect(taken).toBeGreaterThan(5)
      // A small one may still find room where a large one did not.
      for (let tries = 0; tries < 500; tries++) {
        if ((await send(service, 'small')).status !== 201) break
      }
      await expectRefusal(service)
      execFileSync('mount', ['-o', 'remount,size=8m', disk])
      await until('room is used', async () => (await send(service, 'room again')).status === 201)
      const messages = (await storedIn(url)).map((one) => one.message)
      expect(messages.filter((message) => message === filler)).toHaveLength(taken)
      expect(messages).toContain('room again')
    },
  )
})

describe('PostgreSQL', { tags: ['needs-postgresql'] }, () => {
  const { newStore, postgres } = useOwnStores('postgres')

  test('not there at start, or stopped: refused meanwhile, then taken, without a restart', async () => {
    const url = await newStore()
    await postgres().stop()
    const service = await serviceOn(url)
    for (const message of ['first', 'second']) {
      await expectRefusal(service)
      expect(await service.enquiries.ready()).toBe(false)
      await postgres().start()
      await until('the store is ready', () => service.enquiries.ready())
      expect((await send(service, message)).status).toBe(201)
      await postgres().stop()
    }
    await postgres().start()
    expect((await storedIn(url)).map((one) => one.message)).toEqual(['first', 'second'])
  })

  test('connections that the server cut cost no visitor anything', async () => {
    const url = await newStore()
    const service = await serviceOn(url)
    await Promise.all(Array.from({ length: 20 }, () => send(service)))
    const client = new Client({ connectionString: url })
    await client.connect()
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()',
    )
    await client.end()
    expect((await send(service)).status).toBe(201)
  })

  test('a server that only reads for a while, as a standby does: enquiries are taken as soon as it writes', async () => {
    const url = await newStore()
    const service = await serviceOn(url)
    expect((await send(service, 'before')).status).toBe(201)
    const { pathname } = new URL(url)
    const admin = new Client({ connectionString: url })
    await admin.connect()
    const set = (change: string) => admin.query(`alter database ${pathname.slice(1)} ${change}`)
    await set('set default_transaction_read_only = on')
    await admin.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()',
    )
    await expectRefusal(service)
    await set('reset default_transaction_read_only')
    await admin.end()
    expect((await send(service, 'after')).status).toBe(201)
  })
})
