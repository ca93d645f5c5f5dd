import { basename, extname } from 'node:path'
import { watch } from 'chokidar'
import { temporaryName } from '../atomic-files.ts'
import type { Desk } from './desk.ts'

/** Takes up changes that other programs make in the data folder. */
export function watchDesk(desk: Desk) {
  let pending: NodeJS.Timeout | undefined
  let hasPictures = false
  const reloadFiles = () => {
    const hadPictures = hasPictures
    hasPictures = false
    void desk.inTurn(() => {
      if (hadPictures) desk.forgetChecks()
    })
  }
  return watch(desk.folder, {
    ignoreInitial: true,
    ignored: (path) =>
      (basename(path).startsWith('.') && path !== desk.folder) || temporaryName.test(path),
  })
    .on('all', (_event, path) => {
      if (extname(path) !== '.json') hasPictures = true
      clearTimeout(pending)
      pending = setTimeout(reloadFiles, 100)
    })
    .on('error', () => undefined)
}
