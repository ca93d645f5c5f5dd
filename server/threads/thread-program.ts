import { join } from 'node:path'
import { projectRoot } from '../process/project-root.ts'

export const isBuilt = !import.meta.url.endsWith('.ts')

/**
 * The file that runs a thread's program: the built one, or what loads its source.
 * @param built its path in `dist`, without its ending
 */
export const threadProgram = (built: string): string | URL =>
  isBuilt ? join(projectRoot(), 'dist', `${built}.js`) : new URL('from-source.mjs', import.meta.url)
