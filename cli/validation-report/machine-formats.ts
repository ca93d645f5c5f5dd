import { join, relative, sep } from 'node:path'
import type { CheckResult } from '../../catalogue/checks/check-folder.ts'
import { isError, type LocatedFinding } from '../../catalogue/checks/finding.ts'

export type Report = Pick<CheckResult, 'context' | 'files' | 'records'> & {
  data: string
  findings: readonly LocatedFinding[]
  errors: ReadonlySet<LocatedFinding>
  errorsOnly: boolean
  durationMs: number
}

/**
 * Makes a report; with `strict` every warning is an error, with `errorsOnly` warnings are left out.
 */
export function reportOf(
  checked: CheckResult,
  options: { data: string; strict: boolean; errorsOnly: boolean },
  durationMs: number,
): Report {
  const errors = new Set(checked.findings.filter((one) => options.strict || isError(one)))
  const findings = checked.findings.filter((one) => !options.errorsOnly || errors.has(one))
  return { ...checked, ...options, findings, errors, durationMs }
}

/** A finding in the form that `docs/product.md` promises to programs. */
export const toPlain = ({
  file,
  pointer,
  position,
  rule,
  message,
  suggestion,
}: LocatedFinding) => ({
  file: `${file}.json`,
  pointer,
  line: position.line,
  column: position.column,
  rule: rule.name,
  message,
  ...(suggestion === undefined ? {} : { suggestion }),
})

export const jsonReport = ({ findings, errors, files, records, durationMs }: Report): string => {
  const warnings = findings.filter((finding) => !errors.has(finding))
  return JSON.stringify({
    ok: errors.size === 0,
    errors: [...errors].map(toPlain),
    warnings: warnings.map(toPlain),
    summary: {
      files,
      records,
      errors: errors.size,
      warnings: warnings.length,
      durationMs: Math.round(durationMs),
    },
  })
}

const escapeMessage = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')

const escapeProperty = (text: string): string =>
  escapeMessage(text).replaceAll(':', '%3A').replaceAll(',', '%2C')

// An annotation names its file by the path from the project's root.
const fromHere = (path: string): string => {
  const short = relative(process.cwd(), path)
  return (short.startsWith('..') ? path : short).split(sep).join('/')
}

export const githubReport = ({ findings, errors, data }: Report): string => {
  const lines = findings.map((finding) => {
    const { message, suggestion, rule } = finding
    const { line, column } = finding.position
    const level = errors.has(finding) ? 'error' : 'warning'
    const file = fromHere(join(data, `${finding.file}.json`))
    const text = suggestion === undefined ? message : `${message} (suggestion: ${suggestion})`
    return `::${level} file=${escapeProperty(file)},line=${line},col=${column},title=${rule.name}::${escapeMessage(text)}`
  })
  return lines.join('\n')
}
