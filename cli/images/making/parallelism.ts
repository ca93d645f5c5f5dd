import { availableParallelism } from 'node:os'

/** How the machine's cores are shared out: pictures at once × threads within one picture. */
export type Parallelism = { readonly pictures: number; readonly threads: number }

// libuv's pool, in which sharp works, has four threads unless the environment says otherwise.
const poolSize = (): number => Number(process.env['UV_THREADPOOL_SIZE']) || 4

/**
 * The only place that decides on concurrency: pictures × threads never exceeds the cores, unless
 * the person asks for a number of pictures at once.
 */
export const parallelism = (requested?: number): Parallelism => {
  const cores = availableParallelism()
  if (requested !== undefined) return { pictures: requested, threads: 1 }
  const pictures = Math.min(cores, poolSize())
  return { pictures, threads: Math.max(1, Math.floor(cores / pictures)) }
}
