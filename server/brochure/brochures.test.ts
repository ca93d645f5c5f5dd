import type { Worker } from 'node:worker_threads'
import { afterAll, expect, test, vi } from 'vitest'
import { DEFAULT_BRAND } from '../../domain/brand/palette.ts'
import type { Brochure } from './content/brochure.ts'
import { layOutInThread, type BrochureJob } from './brochures.ts'

// From source a thread takes seconds to start, many on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const threads: Worker[] = []
const noteThread = (thread: Worker) => threads.push(thread)
process.on('worker', noteThread)
afterAll(() => void process.off('worker', noteThread))

const NOTHING = {
  brand: DEFAULT_BRAND,
  project: { name: '', developer: { name: '' }, path: '', priceText: '', localitiesText: '' },
  shell: { agency: { name: '', tagline: '', address: '' }, publicUrl: '' },
  asOfTexts: [],
  sections: [],
  missing: [],
  contacts: [],
}

test('one that cannot be made fails alone, and so does one whose thread ends', async () => {
  const job = (name: string) => {
    const project = { ...NOTHING.project, name, registrations: [] }
    return layOutInThread({
      imagesDir: '',
      // Less than a page shows: enough to be laid out.
      brochure: { ...NOTHING, project } as unknown as Brochure,
    })
  }
  await expect(layOutInThread({ imagesDir: '' } as BrochureJob)).rejects.toThrow('undefined')
  const cut = job('First').catch(String)
  await new Promise(setImmediate)
  await threads.at(-1)?.terminate()
  expect(await cut).toContain('the thread ended')
  expect((await job('Second')).subarray(0, 5).toString()).toBe('%PDF-')
})
