import type { DataFileName } from '../../catalogue/data-files.ts'
import type { Checked } from '../../catalogue/checks/check-folder.ts'
import { isError, type LocatedFinding } from '../../catalogue/checks/finding.ts'
import { pluralize } from '../../domain/text/text.ts'
import { coverageTable } from './coverage.ts'
import { excerptOf, linesOf } from './excerpt.ts'
import { split, type Scope } from './machine-formats.ts'
import { createStyle, type Style } from '../terminal/output.ts'

// Thirty times the same mistake in one file says no more than three lines and a number.
const MAX_OF_ONE_RULE = 30

const findingLines = (
  finding: LocatedFinding,
  line: string | undefined,
  { strict }: Scope,
  style: Style,
): string[] => {
  const { found, rule, message, hint } = finding
  const level = strict || isError(finding) ? style('red', 'error') : style('yellow', 'warning')
  const head = `  ${found.line}:${found.column}  ${level}  ${style('dim', rule.name)}`
  if (line === undefined) return [`${head}  ${message}`]
  const { source, underline } = excerptOf(line, found.column, found.length)
  const number = String(found.line)
  return [
    head,
    `    ${message}`,
    `    ${style('dim', `${number} │`)} ${source}`,
    `    ${style('dim', `${' '.repeat(number.length)} │`)} ${style('red', underline)}`,
    ...(hint === undefined ? [] : [`    ${style('green', hint)}`]),
  ]
}

/** The findings of one file: the first of each rule, and how many more of it there are. */
const fileLines = (
  file: DataFileName,
  findings: readonly LocatedFinding[],
  scope: Scope,
  style: Style,
): string[] => {
  // A gap is not on any line: the coverage table shows it best.
  const isQuoted = ({ rule }: LocatedFinding) =>
    rule.form !== 'predicate' && rule.name !== 'missing-file'
  const lines = findings.some(isQuoted) ? linesOf(scope.data, file) : []
  const counts = new Map<string, number>()
  const shown = findings.flatMap((finding) => {
    const { name } = finding.rule
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    if (count > MAX_OF_ONE_RULE) return []
    const line = isQuoted(finding) ? (lines[finding.found.line - 1] ?? '') : undefined
    return findingLines(finding, line, scope, style)
  })
  const left = [...counts].filter(([, count]) => count > MAX_OF_ONE_RULE)
  return [
    style('bold', `${file}.json`),
    ...shown,
    ...left.map(([rule, count]) => `  … and ${count - MAX_OF_ONE_RULE} more of ${rule}`),
    '',
  ]
}

const countedOrNo = (count: number, noun: string): string =>
  count === 0 ? `no ${noun}s` : pluralize(count, noun)

const summaryLine = (
  { findings, files, records }: Checked,
  scope: Scope,
  durationMs: number,
  style: Style,
): string => {
  const { errors, warnings } = split(findings, scope)
  const mark = errors.length === 0 ? style('green', '✔') : style('red', '✖')
  const seconds = (durationMs / 1000).toFixed(1)
  const others = scope.errorsOnly ? '' : `, ${countedOrNo(warnings.length, 'warning')}`
  return `${mark} ${countedOrNo(errors.length, 'error')}${others} in ${countedOrNo(files, 'file')} (${countedOrNo(records, 'record')}, ${seconds} s)`
}

/**
 * The whole result for people: findings by file with their lines, the coverage, the summary.
 */
export const prettyReport = (checked: Checked, scope: Scope, durationMs: number): string => {
  const style = createStyle()
  const shown = scope.errorsOnly ? split(checked.findings, scope).errors : checked.findings
  const files = new Set(shown.map(({ file }) => file))
  const coverage = scope.errorsOnly ? [] : coverageTable(checked, style)
  return [
    ...[...files].flatMap((file) => {
      const own = shown.filter((finding) => finding.file === file)
      return fileLines(file, own, scope, style)
    }),
    ...coverage,
    ...(coverage.length > 0 ? [''] : []),
    summaryLine(checked, scope, durationMs, style),
  ].join('\n')
}
