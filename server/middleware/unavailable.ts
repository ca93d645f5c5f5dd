import type { Response } from 'express'

/** A file that could not be read is put right by hand. */
const DATA_RETRY_S = 60

/**
 * Marks an answer (503) that lacks a data file: worth asking for again in a minute, and for no cache
 * to keep.
 */
export function markUnavailable(res: Response): void {
  res.set({ 'retry-after': String(DATA_RETRY_S), 'cache-control': 'no-store' })
}
