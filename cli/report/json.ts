import type { Checked } from '../../catalogue/checks/check-folder.ts'
import { isError, type LocatedFinding } from '../../catalogue/checks/finding.ts'

/** A finding as `docs/product.md` fixes it for machines. */
const toPlain = (finding: LocatedFinding) => {
  const { message, suggestion } = finding
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

/** What a report holds: with `strict` every warning is an error, with `errorsOnly` there is none. */
export type Scope = { readonly strict: boolean; readonly errorsOnly: boolean }

/** Errors and warnings apart. */
export const split = (findings: readonly LocatedFinding[], { strict, errorsOnly }: Scope) => ({
  errors: findings.filter((finding) => strict || isError(finding)),
  warnings: findings.filter((finding) => !strict && !errorsOnly && !isError(finding)),
})

/** The whole result as one object on one line. */
export const jsonReport = (
  { findings, files, records }: Checked,
  scope: Scope,
  durationMs: number,
): string => {
  const { errors, warnings } = split(findings, scope)
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
