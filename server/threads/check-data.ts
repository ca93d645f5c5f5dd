// This program of a thread checks a data folder like `validate`.
import { parentPort, workerData } from 'node:worker_threads'
import { checkLoaded } from '../../catalogue/load/load-catalogue.ts'

export type Checks = Awaited<ReturnType<typeof checkLoaded>>

const { dataDir, imagesDir } = (workerData as { job: { dataDir: string; imagesDir: string } }).job
parentPort?.postMessage(await checkLoaded(dataDir, imagesDir))
