import { statSync } from 'node:fs'
import { basename, extname } from 'node:path'
import { watch } from 'chokidar'
import { temporaryName } from '../atomic-files.ts'
import type { Desk } from './desk.ts'

/** A folder that was put in the place of another is noticed within this time. */
const REPLACED_MS = 1000

/** Takes up changes that other programs make in the data folder. */
export function watchDesk(desk: Desk) {
  let pending: NodeJS.Timeout | undefined
  let hasPictures = false
  const reloadFiles = () => {
    const hadPictures = hasPictures
    hasPictures = false
    desk
      .inTurn(() => {
        if (hadPictures) desk.changed()
      })
      // The next request says what is wrong.
      .catch(() => undefined)
  }
  const watchFolder = () =>
    watch(desk.folder, {
      ignoreInitial: true,
      ignored: (path) =>
        (basename(path).startsWith('.') && path !== desk.folder) || temporaryName.test(path),
    })
      .on('all', (_event, path) => {
        if (extname(path) !== '.json') hasPictures = true
        clearTimeout(pending)
        pending = setTimeout(reloadFiles, 100)
      })
      // What changed while the watch was set up is taken up too.
      .on('ready', reloadFiles)
      .on('error', () => undefined)
  // A folder that is made anew may get the number of the one that was removed.
  const identity = () => {
    const info = statSync(desk.folder, { throwIfNoEntry: false })
    return info && `${info.ino} ${info.birthtimeMs}`
  }
  let [watcher, watched] = [watchFolder(), identity()]
  // A watcher stays with the folder that it began with, wherever that is moved.
  const timer = setInterval(() => {
    const present = identity()
    if (present === watched) return
    watched = present
    void watcher.close()
    hasPictures = true
    watcher = watchFolder()
  }, REPLACED_MS)
  return {
    close(): Promise<void> {
      clearInterval(timer)
      clearTimeout(pending)
      return watcher.close()
    },
  }
}
