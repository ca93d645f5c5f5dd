import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** When the newest file of a folder with such a name was written; undefined where there is none. */
export function newestFile(folder: string, name: RegExp): Date | undefined {
  try {
    const times = readdirSync(folder)
      .filter((file) => name.test(file))
      .map((file) => statSync(join(folder, file)).mtimeMs)
    return times.length === 0 ? undefined : new Date(Math.max(...times))
  } catch {
    return undefined
  }
}
