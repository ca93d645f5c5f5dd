import { statSync } from 'node:fs'
import { basename } from 'node:path'
import { watch } from 'chokidar'

/** Editors save in two or three steps, and nobody notices so short a wait. */
const SETTLE_MS = 100

/** A folder that was put in the place of another is noticed within this time. */
const REPLACED_MS = 500

/**
 * Follows a folder, and whatever is put in its place, until the signal ends that and a call that is
 * under way has ended. Hidden files and temporary ones (`.tmp`) are passed over.
 * @param onChange is called with no path once the watch has begun, then after saves with the paths
 * that have changed; never twice at once
 * @throws what the watch or `onChange` has thrown
 */
export async function watchFolder(
  folder: string,
  onChange: (paths: readonly string[]) => unknown,
  signal: AbortSignal,
): Promise<void> {
  const changed = new Set<string>()
  let turn: Promise<unknown> = Promise.resolve()
  let pending: NodeJS.Timeout | undefined
  let timer: NodeJS.Timeout | undefined
  let watcher: ReturnType<typeof watch> | undefined
  const run = new Promise<void>((resolve, reject) => {
    signal.addEventListener('abort', () => resolve())
    const tell = (): void => {
      const paths = [...changed]
      changed.clear()
      turn = turn.then(() => signal.aborted || onChange(paths))
      turn.catch(reject)
    }
    const notice = (path: string): void => {
      changed.add(path)
      clearTimeout(pending)
      pending = setTimeout(tell, SETTLE_MS)
    }
    const start = (onReady: () => void) =>
      watch(folder, {
        ignoreInitial: true,
        ignored: (path) => path !== folder && /^\.|\.tmp$/.test(basename(path)),
      })
        .on('all', (_event, path) => notice(path))
        .on('ready', onReady)
        .on('error', reject)
    let watched = identityOf(folder)
    watcher = start(tell)
    // A watcher stays with the folder that it began with, wherever that is moved.
    timer = setInterval(() => {
      const present = identityOf(folder)
      if (present === watched) return
      watched = present
      void watcher?.close()
      watcher = start(() => notice(folder))
    }, REPLACED_MS)
  })
  try {
    await run
  } finally {
    clearInterval(timer)
    clearTimeout(pending)
    await watcher?.close()
    // What is under way ends first; what it throws was given to `run`.
    await turn.catch(() => undefined)
  }
}

/** Tells folders of one name apart; one that is made anew may get the number of the one before. */
function identityOf(folder: string): string | undefined {
  const stats = statSync(folder, { throwIfNoEntry: false })
  return stats && `${stats.ino} ${stats.birthtimeMs}`
}
