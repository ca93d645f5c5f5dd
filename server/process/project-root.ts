import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's folder, found upwards from the running file: the same from source and from `dist/`. */
export function projectRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url))
  while (!existsSync(join(folder, 'package.json'))) {
    const parent = dirname(folder)
    if (parent === folder) throw new Error('package.json was not found above the running program')
    folder = parent
  }
  return folder
}

const packageJson = readFileSync(join(projectRoot(), 'package.json'), 'utf8')

/** The running release: '1.0.0'. */
export const { version: VERSION } = JSON.parse(packageJson) as { version: string }
