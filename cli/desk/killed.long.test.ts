import { setTimeout as wait } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { copySampleData } from '../../tests/support/programs/data-copy.ts'
import { temporaryFolder } from '../../tests/support/programs/run-folder.ts'
import { SUMMIT, valueOf } from './desk.fixture.ts'
import { opened, run, type } from './process.fixture.ts'

// Each start of the command takes seconds, many on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

it('goes on with what was typed after it was ended; killed in a save it leaves all or nothing and no lock', async () => {
  const [data, state] = [copySampleData(), temporaryFolder()]
  const first = await run(data, state, '--port', '0')
  await type(first, {
    residentialProjects: { price: '₹ 3 Cr' },
    locationData: { coordinates: { lat: 28.5, lng: 77.1 } },
    sitePlanData: { name: 'Another name' },
  })
  await first.end('SIGTERM')

  const second = await run(data, state, '--port', '0')
  expect(valueOf(await opened(second))).toMatchObject({ price: '₹ 3 Cr' })
  const before = data.texts()
  second.ask('POST', `pages/${SUMMIT}/save`).catch(() => undefined)
  await wait(60)
  await second.end('SIGKILL')

  const third = await run(data, state, '--port', '0')
  const after = data.texts()
  const changed = Object.keys(after).filter((file) => after[file] !== before[file])
  expect([0, 3]).toContain(changed.length)
  expect((await opened(third)).isDraft).toBe(changed.length === 0)
  expect(await third.end('SIGINT')).toBe(0)
})
