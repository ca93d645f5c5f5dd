import { once } from 'node:events'
import { basename } from 'node:path'
import process from 'node:process'
import { setTimeout as wait } from 'node:timers/promises'
import { watch } from 'chokidar'
import { temporaryName } from './files.ts'

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
  const ending = new AbortController()
  const { signal } = ending
  const end = (): void => ending.abort()
  const watcher = watch(folder, {
    ignoreInitial: true,
    atomic: settleMs,
    // Temporary files of editors and of our own atomic writes.
    ignored: (path) =>
      (basename(path).startsWith('.') && path !== folder) || temporaryName.test(path),
  })
  let [failure, changed]: [unknown?, string?] = []
  let events = 0
  watcher.on('all', (_event, path) => {
    changed = basename(path)
    events += 1
  })
  watcher.on('error', (error) => {
    failure = error
    end()
  })
  process.once('SIGINT', end)
  process.once('SIGTERM', end)
  try {
    while (!signal.aborted) {
      if (changed === undefined) await once(watcher, 'all', { signal })
      for (let seen = 0; seen !== events; await wait(settleMs, undefined, { signal })) seen = events
      const name = String(changed)
      changed = undefined
      await onChange(name)
    }
  } catch (error) {
    if (!signal.aborted) throw error
  } finally {
    process.off('SIGINT', end)
    process.off('SIGTERM', end)
    await watcher.close()
  }
  if (failure !== undefined) throw failure
}
