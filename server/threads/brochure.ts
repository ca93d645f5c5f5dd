// The program of a thread that lays one brochure out. What it throws reaches the thread that started it.
import { parentPort, workerData } from 'node:worker_threads'
import sharp from 'sharp'
import { layOutBrochure } from '../brochure/layout/lay-out-brochure.ts'
import type { BrochureJob } from '../brochure/brochures.ts'

// Pages need the other processors.
sharp.concurrency(1)
sharp.cache(false)

const { brochure, imagesDir } = (workerData as { job: BrochureJob }).job
const bytes = Uint8Array.from(await layOutBrochure(brochure, imagesDir))
parentPort?.postMessage(bytes, [bytes.buffer])
