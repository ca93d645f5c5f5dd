import type { FileChange } from './files/change.ts'

/** What a command would do, worked out and not written. */
export type Plan = {
  readonly changes: readonly FileChange[]
  /** A name that is given up: texts may still mention it. */
  readonly formerName?: string
}
