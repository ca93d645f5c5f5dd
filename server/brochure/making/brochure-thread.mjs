// @ts-check
// The thread that sets brochures: shaping letters and packing pictures takes a second, in which no
// page may wait. Plain JavaScript, so that Node starts it as it is.
import { parentPort } from 'node:worker_threads'
import sharp from 'sharp'
import { setBrochure } from '../setting/set-brochure.ts'

/**
 * @typedef {import('./messages.ts').ThreadJob} ThreadJob
 * @typedef {import('./messages.ts').ThreadResult} ThreadResult
 */

// Pages have the other processors.
sharp.concurrency(1)
sharp.cache(false)

/**
 * @param {ThreadJob} job
 * @returns {Promise<ThreadResult>}
 */
async function run({ brochure, imagesDir }) {
  try {
    return { bytes: Uint8Array.from(await setBrochure(brochure, imagesDir)) }
  } catch (error) {
    const { message, stack } = /** @type {Error} */ (error)
    return { error: { message, stack } }
  }
}

parentPort?.on('message', async (/** @type {ThreadJob} */ job) => {
  const result = await run(job)
  parentPort?.postMessage(result, 'bytes' in result ? [result.bytes.buffer] : [])
})
