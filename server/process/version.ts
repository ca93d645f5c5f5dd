import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from './project-root.ts'

/** The release that runs, as package.json says: '1.0.0'. */
export const VERSION = (
  JSON.parse(readFileSync(join(projectRoot(), 'package.json'), 'utf8')) as { version: string }
).version
