import { once } from 'node:events'
import { basename } from 'node:path'
import process from 'node:process'
import { setTimeout as wait } from 'node:timers/promises'
import { watch } from 'chokidar'
import { temporaryName } from '../files.ts'

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
  for (const name of ['SIGINT', 'SIGTERM']) process.once(name, () => ending.abort())
  const watcher = watch(folder, {
    ignoreInitial: true,
    atomic: settleMs,
    // Temporary files of editors and of our own atomic writes.
    ignored: (path) =>
      (basename(path).startsWith('.') && path !== folder) || temporaryName.test(path),
  })
  const changed: string[] = []
  watcher.on('all', (_event, path) => changed.push(basename(path)))
  watcher.on('error', (error) => ending.abort(error))
  try {
    for (;;) {
      if (changed.length === 0) await once(watcher, 'all', { signal })
      for (let seen = 0; seen < changed.length; await wait(settleMs, undefined, { signal }))
        seen = changed.length
      await onChange(String(changed.splice(0).at(-1)))
    }
  } catch (error) {
    if (!signal.aborted) throw error
  } finally {
    await watcher.close()
  }
  // Ended by a signal, the reason is the controller's own.
  if (!(signal.reason instanceof DOMException)) throw signal.reason
}
