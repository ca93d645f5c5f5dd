import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { dataFileNames } from '../../catalogue/data-files.ts'
import type { Config } from '../config.ts'
import { makeFolder } from '../../catalogue/make-folder.ts'
import type { Logger } from './log.ts'

/**
 * A copy of the data files that are served, so that a process started later serves the same while
 * the data folder holds what is refused. Each version lies in a folder of its own, which is never
 * changed; a small file names the one that counts.
 */
export type KeptData = {
  /** Copies the data folder's files as `version`; nothing to do where it is kept already. */
  keep(version: string): Promise<void>
  /** Notes that what lies in the data folder is refused: later starts serve what is kept. */
  refuse(): Promise<void>
  /** The kept version and its folder; undefined where nothing is kept. */
  current(): Promise<{ readonly version: string; readonly folder: string } | undefined>
  /** True from a refusal to the next data that is taken. */
  isRefused(): boolean
}

/** Without a folder it can write, it keeps nothing and says so once. */
export function openKeptData(
  { stateDir, dataDir }: Pick<Config, 'stateDir' | 'dataDir'>,
  log: Logger,
): KeptData {
  const all = join(stateDir, 'served-data')
  const key = createHash('sha256').update(dataDir).digest('hex').slice(0, 16)
  const own = join(all, key)
  const pointer = join(own, 'current')
  const refusal = join(own, 'refused')
  let previous: string | undefined
  let failed = false

  async function current() {
    const version = await readFile(pointer, 'utf8').catch(() => '')
    return /^\w+$/.test(version) ? { version, folder: join(own, version) } : undefined
  }

  async function copyAs(version: string): Promise<void> {
    const folder = join(own, version)
    const half = `${folder}.${process.pid}.half`
    await mkdir(half, { recursive: true })
    for (const name of dataFileNames) {
      const file = join(dataDir, `${name}.json`)
      if (existsSync(file)) await copyFile(file, join(half, `${name}.json`))
    }
    // Another process may have been first: its copy has the same contents.
    await rename(half, folder).catch(() => rm(half, { recursive: true, force: true }))
    await writeFile(join(own, 'origin'), dataDir)
    await writeFile(`${pointer}.${process.pid}`, version)
    await rename(`${pointer}.${process.pid}`, pointer)
  }

  /** Removes the versions but these, and what is kept of data folders that are no more. */
  async function prune(versions: readonly (string | undefined)[]): Promise<void> {
    for (const { name, parentPath } of await folders(own)) {
      if (!versions.includes(name) && !name.endsWith('.half')) await remove(join(parentPath, name))
    }
    for (const { name, parentPath } of await folders(all)) {
      const origin = await readFile(join(parentPath, name, 'origin'), 'utf8').catch(() => dataDir)
      if (!existsSync(origin)) await remove(join(parentPath, name))
    }
  }

  async function tryTo(work: () => Promise<void>): Promise<void> {
    try {
      makeFolder(own)
      await work()
      failed = false
    } catch (error) {
      if (!failed) {
        const reason =
          'STATE_DIR cannot be written: the last good data is not kept for later starts'
        log.warn({ err: error, stateDir }, reason)
      }
      failed = true
    }
  }

  return {
    current,
    isRefused: () => existsSync(refusal),
    keep: (version) =>
      tryTo(async () => {
        const before = (await current())?.version
        if (before !== version) await copyAs(version)
        await rm(refusal, { force: true })
        // A process that starts at this moment may still be reading the one before.
        if (before !== version) previous = before
        await prune([version, previous])
      }),
    refuse: () => tryTo(() => writeFile(refusal, '')),
  }
}

const folders = async (path: string) =>
  (await readdir(path, { withFileTypes: true })).filter((entry) => entry.isDirectory())

const remove = (path: string): Promise<void> => rm(path, { recursive: true, force: true })
