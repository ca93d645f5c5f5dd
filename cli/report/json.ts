import type { Checked } from '../../catalogue/checks/check-folder.ts'
import { isError, type LocatedFinding } from '../../catalogue/checks/finding.ts'
import { toWords } from '../../catalogue/checks/words.ts'

/** A finding as `docs/product.md` fixes it for machines. */
const toPlain = (finding: LocatedFinding) => {
  const { message, suggestion } = toWords(finding)
  return {
    file: `${finding.file}.json`,
    pointer: finding.pointer,
    line: finding.found.line,
    column: finding.found.column,
    rule: finding.rule.name,
    message,
    ...(suggestion === undefined ? {} : { suggestion }),
  }
}

/** Errors and warnings apart; with `strict` every warning is an error. */
export const split = (findings: readonly LocatedFinding[], strict: boolean) => ({
  errors: findings.filter((finding) => strict || isError(finding)),
  warnings: findings.filter((finding) => !strict && !isError(finding)),
})

/** The whole result as one object on one line. */
export const jsonReport = (
  { findings, files, records }: Checked,
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
