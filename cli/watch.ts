import { basename } from 'node:path'
import process from 'node:process'
import { watch } from 'chokidar'

// Editors save in two or three steps; waiting for them takes less time than anyone notices.
const settleMs = 40

/**
 * Calls `onChange` after every save in a folder, never twice at once, until Ctrl-C.
 * @param onChange gets the name of the file that changed last
 */
export const watchFolder = async (
  folder: string,
  onChange: (name: string) => Promise<void>,
): Promise<void> => {
  let timer: NodeJS.Timeout | undefined
  let running = false
  let changed: string | undefined
  const { promise, resolve, reject } = deferred()
  const watcher = watch(folder, {
    ignoreInitial: true,
    atomic: settleMs,
    // Temporary files of editors and of our own atomic writes.
    ignored: (path) => basename(path).startsWith('.') && path !== folder,
  })

  const check = async (): Promise<void> => {
    if (running || changed === undefined) return
    running = true
    const name = changed
    changed = undefined
    await onChange(name)
    running = false
    schedule()
  }
  const schedule = (): void => {
    clearTimeout(timer)
    if (changed !== undefined) timer = setTimeout(() => void check().catch(reject), settleMs)
  }
  watcher.on('all', (_event, path) => {
    changed = basename(path)
    schedule()
  })
  watcher.on('error', reject)
  process.once('SIGINT', resolve)
  process.once('SIGTERM', resolve)
  try {
    await promise
  } finally {
    clearTimeout(timer)
    process.off('SIGINT', resolve)
    process.off('SIGTERM', resolve)
    await watcher.close()
  }
}

const deferred = () => {
  let resolve: () => void = () => undefined
  let reject: (reason: unknown) => void = () => undefined
  const promise = new Promise<void>((done, failed) => {
    resolve = done
    reject = failed
  })
  return { promise, resolve: () => resolve(), reject: (reason: unknown) => reject(reason) }
}
