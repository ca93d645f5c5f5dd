import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import PQueue from 'p-queue'
import type { ProjectView } from '../../client/pages/project/project-view.ts'
import type { PageDependenciesWithStore } from '../pages/page-entry.ts'
import type { Logger } from '../process/log.ts'
import { runInThread } from '../threads/run-in-thread.ts'
import { isBuilt, threadProgram } from '../threads/thread-program.ts'
import { brochureOf, type Brochure } from './content/brochure.ts'

/** The disk space of finished brochures at most; the oldest are deleted first. */
const MAX_BYTES = 256 * 1024 * 1024
/**
 * How many may wait for the one thread: as each takes about a second, nobody would wait for more.
 */
const MAX_WAITING = 24
/** How many visitors of one network may wait, so they cannot keep others from their brochures. */
const MAX_WAITING_OF_NETWORK = 4
/** A brochure that takes longer is taken to hang. */
const TIMEOUT_MS = 60_000

export type Brochures = ReturnType<typeof createBrochures>

/** A finished brochure; its tag changes with what it says and how it is laid out. */
export type MadeBrochure = { readonly pdf: Buffer; readonly tag: string }

/**
 * Brochures as PDFs, made on request, one after another, and kept in a folder. A file's name
 * depends on its content, so that new data makes new files and a restart finds the old ones.
 */
export function createBrochures(services: PageDependenciesWithStore & { readonly log: Logger }) {
  const { config, log } = services
  const { imagesDir, brochuresDir: folder } = config
  const queue = new PQueue({ concurrency: 1 })
  const making = new Map<string, Promise<MadeBrochure>>()
  const waiting = new Map<string, number>()

  async function keep(tag: string, pdf: Buffer): Promise<void> {
    await mkdir(folder, { recursive: true })
    const file = join(folder, `${tag}.pdf`)
    // The file gets its name when it is whole, as another process may read or write it meanwhile.
    await writeFile(`${file}.${process.pid}`, pdf)
    await rename(`${file}.${process.pid}`, file)
    const files = await Promise.all(
      (await readdir(folder)).map(async (name) => {
        const path = join(folder, name)
        const { mtimeMs, size } = await stat(path)
        return { path, mtimeMs, size }
      }),
    )
    let bytes = 0
    for (const { path, size } of files.sort((a, b) => b.mtimeMs - a.mtimeMs)) {
      bytes += size
      if (bytes > MAX_BYTES) await rm(path, { force: true })
    }
  }

  async function make(tag: string, brochure: Brochure): Promise<MadeBrochure> {
    const pdf = await queue.add(() => layOutInThread({ brochure, imagesDir }))
    await keep(tag, pdf).catch((error: unknown) => {
      log.warn({ err: error, folder }, 'a brochure could not be kept; it is made again each time')
    })
    return { pdf, tag }
  }

  return {
    /**
     * Finds the brochure of a project in the folder, or makes it once for all who ask meanwhile.
     * Rejects where that fails.
     * @param network the visitor's; 'limited' where too many of it wait, 'busy' where too many wait
     * in all
     */
    async find(project: ProjectView, network: string): Promise<MadeBrochure | 'limited' | 'busy'> {
      const brochure = brochureOf(services, project)
      const tag = tagOf(brochure)
      const keptFile = await readFile(join(folder, `${tag}.pdf`)).catch(() => undefined)
      if (keptFile) return { pdf: keptFile, tag }
      const others = waiting.get(network) ?? 0
      if (others >= MAX_WAITING_OF_NETWORK) return 'limited'
      if (!making.has(tag) && queue.size >= MAX_WAITING) return 'busy'
      waiting.set(network, others + 1)
      const brochurePromise = making.get(tag) ?? make(tag, brochure)
      making.set(tag, brochurePromise)
      return brochurePromise.finally(() => {
        making.delete(tag)
        const waitingCount = (waiting.get(network) ?? 1) - 1
        if (waitingCount > 0) waiting.set(network, waitingCount)
        else waiting.delete(network)
      })
    },
  }
}

/**
 * A program run from source may change without its version, so it keeps nothing for the next
 * process.
 */
const programHash = isBuilt
  ? readFileSync(threadProgram('server/threads/brochure'))
  : `${process.pid} ${performance.timeOrigin}`

function tagOf(brochure: Brochure): string {
  const hash = createHash('sha256').update(programHash).update(JSON.stringify(brochure))
  return hash.digest('base64url').slice(0, 22)
}

export type BrochureJob = { brochure: Brochure; imagesDir: string }

/**
 * Lays a brochure out on a thread of its own: shaping letters and packing pictures takes a second. Rejects
 * where that fails.
 */
export async function layOutInThread(job: BrochureJob): Promise<Buffer> {
  const bytes = await runInThread<Uint8Array<ArrayBuffer>>('brochure', job, TIMEOUT_MS)
  return Buffer.from(bytes.buffer)
}
