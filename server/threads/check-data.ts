// The program of a thread that checks a data folder as `validate` does.
import { parentPort, workerData } from 'node:worker_threads'
import { checkLoaded } from '../../catalogue/load/load.ts'

export type Checks = Awaited<ReturnType<typeof checkLoaded>>

const { dataDir, imagesDir } = (workerData as { job: { dataDir: string; imagesDir: string } }).job
parentPort?.postMessage(await checkLoaded(dataDir, imagesDir))
