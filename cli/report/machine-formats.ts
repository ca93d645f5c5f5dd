import { join, relative, sep } from 'node:path'
import process from 'node:process'
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

/**
 * What a report holds: with `strict` every warning is an error, with `errorsOnly` there is none;
 * `data` is the data folder.
 */
export type Scope = { strict: boolean; errorsOnly: boolean; data: string }

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

const escapeMessage = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')

const escapeProperty = (text: string): string =>
  escapeMessage(text).replaceAll(':', '%3A').replaceAll(',', '%2C')

// Annotations go to files by their path from the project's top.
const fromHere = (path: string): string => {
  const short = relative(process.cwd(), path)
  return (short.startsWith('..') ? path : short).split(sep).join('/')
}

/** One workflow command a finding, for annotations beside the changed lines. */
export const githubReport = ({ findings }: Checked, scope: Scope): string => {
  const { errors } = split(findings, scope)
  const isError = new Set(errors)
  const shown = findings.filter((finding) => isError.has(finding) || !scope.errorsOnly)
  const lines = shown.map((finding) => {
    const { message, suggestion, rule } = finding
    const { line, column } = finding.found
    const level = isError.has(finding) ? 'error' : 'warning'
    const file = fromHere(join(scope.data, `${finding.file}.json`))
    const text = suggestion === undefined ? message : `${message} (suggestion: ${suggestion})`
    return `::${level} file=${escapeProperty(file)},line=${line},col=${column},title=${rule.name}::${escapeMessage(text)}`
  })
  return lines.join('\n')
}
