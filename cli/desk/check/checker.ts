import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { DataFileRead } from '../../../catalogue/checks/read-data-files.ts'
import type { DataFileName } from '../../../catalogue/data-files.ts'
import { projectRoot } from '../../../server/process/project-root.ts'
import { isBuilt } from '../../../server/threads/run-in-thread.ts'
import type { Files } from '../data/disk.ts'
import type { CheckJob, CheckResult } from './check-thread.ts'
import type { PageFinding } from './findings.ts'

type Waiting = {
  resolve: (findings: readonly PageFinding[]) => void
  reject: (error: Error) => void
}

/** A thread of its own that checks the desk's files, one state of them after another. */
export function createChecker(folder: string, builtImageFolder: string) {
  const waiting = new Map<number, Waiting>()
  let sent = new Map<DataFileName, DataFileRead>()
  let worker: Worker | undefined
  let lastId = 0

  function start(): Worker {
    const started = new Worker(
      isBuilt
        ? join(projectRoot(), 'dist/cli/check-thread.js')
        : new URL('../../../server/threads/from-source.mjs', import.meta.url),
      {
        workerData: { program: '../../cli/desk/check/check-thread', folder, builtImageFolder },
        execArgv: [],
      },
    )
    started.on('message', (result: CheckResult) => {
      const job = waiting.get(result.id)
      waiting.delete(result.id)
      if ('findings' in result) job?.resolve(result.findings)
      else job?.reject(new Error(result.error))
    })
    started.on('error', end)
    return started
  }

  /** Leaves a thread that has ended; the next check starts another. */
  function end(error: Error): void {
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
    sent = new Map()
    worker = undefined
  }

  return {
    /**
     * The findings of `validate` in the files, with drafts and with changes. Rejects where the folder
     * cannot be read.
     */
    check(
      files: Files,
      { drafts = new Map(), changes = [] }: Partial<Pick<CheckJob, 'drafts' | 'changes'>>,
    ): Promise<readonly PageFinding[]> {
      worker ??= start()
      const changed = [...files].filter(([name, file]) => sent.get(name) !== file)
      sent = new Map(files)
      const id = (lastId += 1)
      const bytesOfFiles = changed.map(([name, { bytes }]) => [name, bytes] as const)
      const job: CheckJob = { id, files: bytesOfFiles, drafts, changes }
      worker.postMessage(job)
      return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }))
    },
    async close(): Promise<void> {
      await worker?.terminate()
      end(new Error('The desk has ended.'))
    },
  }
}
