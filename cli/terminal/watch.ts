import { once } from 'node:events'
import { basename } from 'node:path'
import process from 'node:process'
import { setTimeout as wait } from 'node:timers/promises'
import { watch } from 'chokidar'
import { temporaryName } from '../files.ts'

// Editors save in two or three steps; waiting for them takes less time than anyone notices.
const settleMs = 80

/** Calls `onChange` with a file's name after every save, never twice at once, until Ctrl-C. */
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
      await wait(settleMs, undefined, { signal })
      await onChange(String(changed.splice(0).at(-1)))
    }
  } catch (error) {
    // Ended by Ctrl-C, the reason is the controller's own.
    if (!(signal.reason instanceof DOMException)) throw signal.reason ?? error
  } finally {
    await watcher.close()
  }
}
