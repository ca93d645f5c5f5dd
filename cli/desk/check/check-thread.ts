// This program of a thread checks the desk's files like `validate`, while the desk goes on.
import { readdirSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { checkData } from '../../../catalogue/checks/check-folder.ts'
import { checkAlone, type DataFileRead } from '../../../catalogue/checks/read-data-files.ts'
import type { DataFileName } from '../../../catalogue/data-files.ts'
import { reasonOf } from '../../../catalogue/system-errors.ts'
import type { FileChange } from '../../editing/write/file-change.ts'
import { readDiskFile, type Files } from '../data/disk.ts'
import { withChanges, withDrafts, type Drafts } from '../draft/draft-files.ts'
import { onPages, type PageFinding } from './findings.ts'

export type CheckJob = {
  /** The files that are others than the last time, without bytes where there is no file. */
  files: readonly (readonly [DataFileName, Uint8Array | undefined])[]
  drafts: Drafts
  changes: readonly FileChange[]
}

export type CheckResult = { findings: PageFinding[] } | { error: string }

const { folder, builtImageFolder } = workerData as { folder: string; builtImageFolder: string }
let disk: Files = new Map()

async function check({ files, drafts, changes }: CheckJob): Promise<PageFinding[]> {
  if (files.length > 0) {
    const read = new Map<DataFileName, DataFileRead>(disk)
    for (const [name, bytes] of files)
      read.set(
        name,
        bytes
          ? checkAlone(name, Buffer.from(bytes))
          : await readDiskFile(folder, name, readdirSync(folder)),
      )
    disk = read
  }
  const checked = withChanges(
    withDrafts(disk, drafts),
    changes.map((change) => ({ ...change, after: Buffer.from(change.after) })),
  )
  const { findings } = await checkData([...checked.values()], folder, { builtImageFolder })
  return onPages(findings, { disk, checked, drafts })
}

// One job is sent after the answer to the one before.
parentPort?.on('message', async (job: CheckJob) => {
  const answer: CheckResult = await check(job).then(
    (findings) => ({ findings }),
    (error: unknown) => ({ error: reasonOf(error) }),
  )
  parentPort?.postMessage(answer)
})
