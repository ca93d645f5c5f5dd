import cluster, { type Worker } from 'node:cluster'
import type { Figures } from '../metrics/group.ts'

/** What the supervising process tells one that serves. */
export type ToWorker =
  /** Take the data folder's data, or refuse it; answered with `reloaded`. */
  | { readonly kind: 'reload' }
  /** Another process has reloaded: serve what it kept. */
  | { readonly kind: 'follow' }
  /** Tell its figures; `withShared`: also those that any process can tell. */
  | { readonly kind: 'measure'; readonly request: number; readonly withShared: boolean }

/** What a serving process tells the one that supervises it. */
export type FromWorker =
  /** It cannot start, and none like it could; lines for the operator. */
  | { readonly kind: 'cannot-start'; readonly lines: readonly string[] }
  | { readonly kind: 'reloaded' }
  /** What it has counted so far. */
  | { readonly kind: 'counts'; readonly figures: Figures }
  | {
      readonly kind: 'measured'
      readonly request: number
      readonly counts: Figures
      readonly figures: Figures
    }

export function tellWorker(worker: Worker | undefined, message: ToWorker): void {
  // One that is ending has no channel any more.
  if (worker?.isConnected() === true) worker.send(message)
}

/** Resolves when the message has left; at once in a process that nobody supervises. */
export function tellSupervisor(message: FromWorker): Promise<void> {
  return new Promise((resolve) => {
    if (!cluster.isWorker || process.send === undefined) resolve()
    else process.send(message, () => resolve())
  })
}

export function onMessage<M extends ToWorker>(listener: (message: M) => void): void {
  process.on('message', (message) => {
    if (typeof message === 'object' && message !== null && 'kind' in message) {
      listener(message as M)
    }
  })
}
