import { levelOf, type LocatedFinding } from '../findings.ts'
import type { Validation } from '../validate/validate.ts'
import { toWords } from './words.ts'

/** A finding as `--format json` prints it. */
const toPlain = (finding: LocatedFinding) => {
  const { message, suggestion } = toWords(finding)
  return {
    file: `${finding.file}.json`,
    pointer: finding.pointer,
    line: finding.found.line,
    column: finding.found.column,
    rule: finding.detail.rule,
    message,
    ...(suggestion === undefined ? {} : { suggestion }),
  }
}

/** Errors and warnings apart; with `strict` every warning is an error. */
export const split = (findings: readonly LocatedFinding[], strict: boolean) => {
  const isError = ({ detail }: LocatedFinding): boolean =>
    strict || levelOf(detail.rule) === 'error'
  return {
    errors: findings.filter(isError),
    warnings: findings.filter((finding) => !isError(finding)),
  }
}

/** The whole result as one object on one line (docs/product.md, 'Command line'). */
export const jsonReport = (
  { findings, files, records }: Validation,
  strict: boolean,
  durationMs: number,
): string => {
  const { errors, warnings } = split(findings, strict)
  return JSON.stringify({
    ok: errors.length === 0,
    errors: errors.map(toPlain),
    warnings: warnings.map(toPlain),
    summary: {
      files,
      records,
      errors: errors.length,
      warnings: warnings.length,
      durationMs: Math.round(durationMs),
    },
  })
}
