import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** When the newest data file was written: pages change with the data. Undefined where none can be read. */
export function lastChange(dataDir: string): Date | undefined {
  try {
    const times = readdirSync(dataDir)
      .filter((name) => name.endsWith('.json'))
      .map((name) => statSync(join(dataDir, name)).mtimeMs)
    return times.length === 0 ? undefined : new Date(Math.max(...times))
  } catch {
    return undefined
  }
}
