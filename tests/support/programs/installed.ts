import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const FOLDERS = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']

/** Where a program of the machine is; undefined, and told loudly, where it is not installed. */
export function installed(program: string): string | undefined {
  const found = FOLDERS.map((folder) => join(folder, program)).find((file) => existsSync(file))
  if (found === undefined) {
    process.stderr.write(`\n${program} is not installed: its tests are SKIPPED.\n\n`)
  }
  return found
}
