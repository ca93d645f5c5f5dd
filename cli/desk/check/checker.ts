import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import PQueue from 'p-queue'
import type { DataFileRead } from '../../../catalogue/checks/read-data-files.ts'
import type { DataFileName } from '../../../catalogue/data-files.ts'
import { threadProgram } from '../../../server/threads/thread-program.ts'
import type { Files } from '../data/disk.ts'
import type { CheckJob, CheckResult } from './check-thread.ts'
import type { PageFinding } from './findings.ts'

/** The state to check: the files on disk, and what changes them. */
type State = { files: Files } & Partial<Pick<CheckJob, 'drafts' | 'changes'>>

/** A thread of its own that checks the desk's files, one state of them after another. */
export function createChecker(folder: string, builtImageFolder: string) {
  const turns = new PQueue({ concurrency: 1 })
  let sent: ReadonlyMap<DataFileName, DataFileRead> = new Map()
  let worker: Worker | undefined

  /** Starts a thread that knows no file yet. */
  function start(): Worker {
    sent = new Map()
    const started = new Worker(threadProgram('cli/check-thread'), {
      workerData: { program: '../../cli/desk/check/check-thread', folder, builtImageFolder },
      execArgv: [],
    })
    return started.once('exit', () => (worker = undefined))
  }

  async function run({ files, drafts = new Map(), changes = [] }: State) {
    const thread = (worker ??= start())
    const changed = [...files].filter(([name, file]) => sent.get(name) !== file)
    sent = files
    const job: CheckJob = {
      files: changed.map(([name, { bytes }]) => [name, bytes] as const),
      drafts,
      changes,
    }
    thread.postMessage(job)
    const over = new AbortController()
    const ended = once(thread, 'exit', over).then(() => {
      throw new Error('The check of the data has ended.')
    })
    try {
      const [result] = (await Promise.race([once(thread, 'message', over), ended])) as [CheckResult]
      if ('findings' in result) return result.findings
      throw new Error(result.error)
    } finally {
      over.abort()
    }
  }

  return {
    /**
     * The findings of `validate` in the state when its turn has come. Rejects where the folder cannot
     * be read, or the thread has ended; the next check starts another.
     */
    check: (stateNow: () => State): Promise<readonly PageFinding[]> =>
      turns.add(() => Promise.resolve().then(stateNow).then(run)),
    async close(): Promise<void> {
      await worker?.terminate()
    },
  }
}
