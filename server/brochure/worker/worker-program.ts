// The worker thread that lays brochures out: shaping letters and packing pictures takes a second, in
// which no page may wait.
import { parentPort } from 'node:worker_threads'
import sharp from 'sharp'
import { layOutBrochure } from '../layout/lay-out-brochure.ts'
import type { WorkerJob, WorkerResult } from './brochure-worker.ts'

// Pages have the other processors.
sharp.concurrency(1)
sharp.cache(false)

async function run({ brochure, imagesDir }: WorkerJob): Promise<WorkerResult> {
  try {
    return { bytes: Uint8Array.from(await layOutBrochure(brochure, imagesDir)) }
  } catch (error) {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }
}

parentPort?.on('message', async (job: WorkerJob) => {
  const result = await run(job)
  parentPort?.postMessage(result, 'bytes' in result ? [result.bytes.buffer] : [])
})
