import { resolve } from 'node:path'

// Tests find this in place of `server/threads/thread-program.ts`: to compile the source anew takes a thread
// as long as its work. `npm test` has built it.

export const isBuilt = true

export const threadProgram = (built: string): string => resolve('dist', `${built}.js`)
