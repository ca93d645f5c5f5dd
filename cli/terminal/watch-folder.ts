import { EventEmitter, once } from 'node:events'
import { statSync } from 'node:fs'
import { basename } from 'node:path'
import process from 'node:process'
import { setTimeout as wait } from 'node:timers/promises'
import { watch } from 'chokidar'
import { temporaryName } from '../atomic-files.ts'

// Editors save in two or three steps, and nobody notices so short a wait.
const settleMs = 80

/** The interval of looking at the folder itself. */
const replacedMs = 500

/** Calls `onChange` with a file's name after every save, never twice at once, until Ctrl-C. */
export const watchFolder = async (
  folder: string,
  onChange: (name: string) => Promise<void>,
): Promise<void> => {
  const ending = new AbortController()
  const { signal } = ending
  for (const name of ['SIGINT', 'SIGTERM']) process.once(name, () => ending.abort())
  const changes = new EventEmitter()
  const changed: string[] = []
  const notice = (name: string): void => {
    changed.push(name)
    changes.emit('change')
  }
  const start = () =>
    watch(folder, {
      ignoreInitial: true,
      atomic: settleMs,
      // Temporary files of editors and of our own atomic writes are ignored.
      ignored: (path) =>
        (basename(path).startsWith('.') && path !== folder) || temporaryName.test(path),
    })
      .on('all', (_event, path) => notice(basename(path)))
      .on('error', (error) => ending.abort(error))
  let watcher = start()
  let inode = inodeOf(folder)
  // The system reports changes of a folder that was moved away, but not of the one in its place.
  const timer = setInterval(() => {
    const now = inodeOf(folder)
    if (now === inode) return
    inode = now
    void watcher.close()
    watcher = start()
    notice(basename(folder))
  }, replacedMs)
  try {
    for (;;) {
      if (changed.length === 0) await once(changes, 'change', { signal })
      await wait(settleMs, undefined, { signal })
      await onChange(String(changed.splice(0).at(-1)))
    }
  } catch (error) {
    // After Ctrl-C the reason is the abort controller's own.
    if (!(signal.reason instanceof DOMException)) throw signal.reason ?? error
  } finally {
    clearInterval(timer)
    await watcher.close()
  }
}

const inodeOf = (folder: string): number | undefined =>
  statSync(folder, { throwIfNoEntry: false })?.ino
