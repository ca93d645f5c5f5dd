import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { styleText } from 'node:util'
import type { DataFileName } from '../../catalogue/data-files.ts'
import type { LocatedFinding } from '../../catalogue/checks/finding.ts'
import { pluralize } from '../../domain/text/text.ts'
import { coverageTable } from './coverage-table.ts'
import type { Report } from './machine-formats.ts'

const widest = 100
const before = 40

// Tabs and the rare control character would shift the line below.
const oneColumnEach = (text: string): string => text.replaceAll(/[\p{Cc}]/gu, ' ')

/**
 * The part of a line that shows `length` UTF-16 units from `column` (1-based) on, at most 100 wide,
 * and a second line that underlines it.
 */
export const excerptOf = (line: string, column: number, length: number) => {
  const from = column - 1
  const start =
    line.length <= widest ? 0 : Math.max(0, Math.min(from - before, line.length - widest))
  const end = Math.min(line.length, start + widest)
  const lead = start > 0 ? '…' : ''
  const tail = end < line.length ? '…' : ''
  const shown = Math.max(1, Math.min(length, end - from))
  return {
    source: `${lead}${oneColumnEach(line.slice(start, end))}${tail}`,
    underline: `${' '.repeat(lead.length + from - start)}${'^'.repeat(shown)}`,
  }
}

/** The lines of a data file; none for a file that cannot be read. */
const linesOf = (folder: string, file: DataFileName): readonly string[] => {
  try {
    const text = readFileSync(join(folder, `${file}.json`), 'utf8')
    return text.replace(/^\uFEFF/u, '').split(/\r?\n/u)
  } catch {
    return []
  }
}

// Thirty findings of one kind in a file say no more than three lines and a number.
const MAX_OF_ONE_RULE = 30

const findingLines = (
  finding: LocatedFinding,
  line: string | undefined,
  isError: boolean,
): string[] => {
  const { position, rule, message, hint } = finding
  const level = isError ? styleText('red', 'error') : styleText('yellow', 'warning')
  const head = `  ${position.line}:${position.column}  ${level}  ${styleText('dim', rule.name)}`
  if (line === undefined) return [`${head}  ${message}`]
  const { source, underline } = excerptOf(line, position.column, position.length)
  const number = String(position.line)
  return [
    head,
    `    ${message}`,
    `    ${styleText('dim', `${number} │`)} ${source}`,
    `    ${styleText('dim', `${' '.repeat(number.length)} │`)} ${styleText('red', underline)}`,
    ...(hint === undefined ? [] : [`    ${styleText('green', hint)}`]),
  ]
}

const fileLines = (file: DataFileName, { findings, errors, data }: Report): string[] => {
  const findingsOfFile = findings.filter((finding) => finding.file === file)
  // A gap has no line; the coverage table shows it best.
  const isQuoted = ({ rule }: LocatedFinding) => !rule.isGap && rule.name !== 'missing-file'
  const lines = findingsOfFile.some(isQuoted) ? linesOf(data, file) : []
  const counts = new Map<string, number>()
  const shown = findingsOfFile.flatMap((finding) => {
    const { name } = finding.rule
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    if (count > MAX_OF_ONE_RULE) return []
    const line = isQuoted(finding) ? (lines[finding.position.line - 1] ?? '') : undefined
    return findingLines(finding, line, errors.has(finding))
  })
  const left = [...counts].filter(([, count]) => count > MAX_OF_ONE_RULE)
  return [
    styleText('bold', `${file}.json`),
    ...shown,
    ...left.map(([rule, count]) => `  … and ${count - MAX_OF_ONE_RULE} more of ${rule}`),
    '',
  ]
}

const countedOrNo = (count: number, noun: string): string =>
  count === 0 ? `no ${noun}s` : pluralize(count, noun)

export const prettyReport = (report: Report): string => {
  const { findings, errors, errorsOnly, files, records, durationMs } = report
  const coverage = errorsOnly ? [] : coverageTable(report)
  const mark = errors.size === 0 ? styleText('green', '✔') : styleText('red', '✖')
  const seconds = (durationMs / 1000).toFixed(1)
  const others = errorsOnly ? '' : `, ${countedOrNo(findings.length - errors.size, 'warning')}`
  return [
    ...[...new Set(findings.map(({ file }) => file))].flatMap((file) => fileLines(file, report)),
    ...coverage,
    ...(coverage.length > 0 ? [''] : []),
    `${mark} ${countedOrNo(errors.size, 'error')}${others} in ${countedOrNo(files, 'file')} (${countedOrNo(records, 'record')}, ${seconds} s)`,
  ].join('\n')
}
