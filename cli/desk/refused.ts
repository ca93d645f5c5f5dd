import type { PageFinding } from './data/findings.ts'

/** What the desk does not do: the message says why, as a sentence. */
export class Refused extends Error {
  override name = 'Refused'
  readonly status: number
  readonly findings: readonly PageFinding[]

  constructor(message: string, status = 409, findings: readonly PageFinding[] = []) {
    super(message)
    this.status = status
    this.findings = findings
  }
}
