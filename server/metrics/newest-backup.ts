import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** When the newest backup of a folder was written, in Unix seconds; 0 where there is none that is whole. */
export function newestBackup(folder: string): number {
  try {
    const times = readdirSync(folder)
      .filter((name) => /\.(?:db|dump)$/.test(name))
      .map((name) => statSync(join(folder, name)).mtimeMs / 1000)
    return Math.max(0, ...times)
  } catch {
    return 0
  }
}
