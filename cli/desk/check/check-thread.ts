// This program of a thread checks the desk's files like `validate`, while the desk goes on.
import { readdirSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { checkData } from '../../../catalogue/checks/check-folder.ts'
import { isError } from '../../../catalogue/checks/finding.ts'
import { checkAlone, type DataFileRead } from '../../../catalogue/checks/read-data-files.ts'
import type { DataFileName } from '../../../catalogue/data-files.ts'
import type { JsonEdit } from '../../../catalogue/json/edit-json.ts'
import { reasonOf } from '../../../catalogue/system-errors.ts'
import { fixOf } from '../../fix/fix-folder.ts'
import { readDiskFile } from '../data/disk.ts'

/** Files to check: those that are others than the last time, without bytes where there is no file. */
export type CheckJob = {
  id: number
  files: readonly (readonly [DataFileName, Uint8Array | undefined])[]
}

export type CheckResult = { id: number } & ({ findings: CheckedFinding[] } | { error: string })

/** A finding of `validate`, with the edit that puts it right where there is only one. */
export type CheckedFinding = {
  file: DataFileName
  pointer: string
  level: 'error' | 'warning'
  rule: string
  message: string
  hint: string | undefined
  missing: string | undefined
  line: number
  column: number
  fix: JsonEdit | undefined
}

const { folder, builtImageFolder } = workerData as { folder: string; builtImageFolder: string }
const files = new Map<DataFileName, DataFileRead>()

async function check(job: CheckJob): Promise<CheckedFinding[]> {
  for (const [name, bytes] of job.files)
    files.set(
      name,
      bytes
        ? checkAlone(name, Buffer.from(bytes))
        : await readDiskFile(folder, name, readdirSync(folder)),
    )
  const { findings } = await checkData([...files.values()], folder, { builtImageFolder })
  return findings.map((finding) => {
    const { file, pointer, rule, message, hint, missing, position } = finding
    return {
      file,
      pointer,
      level: isError(finding) ? 'error' : 'warning',
      rule: rule.name,
      message,
      hint,
      missing,
      line: position.line,
      column: position.column,
      fix: fixOf(finding, files.get(file)?.value),
    }
  })
}

async function answer(job: CheckJob): Promise<CheckResult> {
  try {
    return { id: job.id, findings: await check(job) }
  } catch (error) {
    return { id: job.id, error: reasonOf(error) }
  }
}

let last: Promise<unknown> = Promise.resolve()
parentPort?.on('message', (job: CheckJob) => {
  last = last.then(async () => parentPort?.postMessage(await answer(job)))
})
