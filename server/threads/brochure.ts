// This program of a thread lays one brochure out. An error reaches the thread that started it.
import { parentPort, workerData } from 'node:worker_threads'
import sharp from 'sharp'
import { layOutBrochure } from '../brochure/layout/lay-out-brochure.ts'
import type { BrochureJob } from '../brochure/brochures.ts'

// The other processors are left for pages.
sharp.concurrency(1)
sharp.cache(false)

const { brochure, imagesDir } = (workerData as { job: BrochureJob }).job
const bytes = Uint8Array.from(await layOutBrochure(brochure, imagesDir))
parentPort?.postMessage(bytes, [bytes.buffer])
