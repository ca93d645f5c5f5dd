import { once } from 'node:events'
import { resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import type { Checks } from './check-data.ts'
import { runInThread } from './run-in-thread.ts'

// Other tests run what was built, `npm run dev` what is written.
test('a thread says the same from source as when it was built', async () => {
  const job = { dataDir: resolve('data'), imagesDir: resolve('dist/images') }
  const thread = new Worker(resolve('server/threads/from-source.mjs'), {
    workerData: { program: 'check-data', job },
    execArgv: [],
  })
  const [said] = await once(thread, 'message')
  await thread.terminate()
  expect(said).toEqual(await runInThread<Checks>('check-data', job, 60_000))
})
