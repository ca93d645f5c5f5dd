import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { styleText } from 'node:util'
import type { LocatedFinding } from '../../catalogue/checks/finding.ts'
import { coverageFiles } from '../../catalogue/checks/project-coverage.ts'
import type { ProjectSummary } from '../../catalogue/checks/project-id-table.ts'
import { jsonSyntax } from '../../catalogue/checks/rules/reading-rules.ts'
import { dataFiles, type DataFileName } from '../../catalogue/data-files.ts'
import { pluralize } from '../../domain/text/text.ts'
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

const titleOf = (file: DataFileName): string => dataFiles[file].coverage?.title ?? file

const widestName = 32
const maxRows = 60

const centred = (text: string, width: number): string => {
  const left = Math.floor((width - text.length) / 2)
  return text.padStart(text.length + left).padEnd(width)
}

const shorten = (name: string): string =>
  name.length > widestName ? `${name.slice(0, widestName - 1)}…` : name

const coverageTable = ({ context, findings }: Report): string[] => {
  const unread = new Set(
    findings.filter(({ rule }) => rule.name === jsonSyntax.name).map(({ file }) => file),
  )
  const isCovered = (project: ProjectSummary, file: DataFileName): boolean =>
    context.coverage.get(file)?.shown.has(project) === true
  const counted = context.projects.all.filter(({ isShadowed }) => !isShadowed)
  if (counted.length === 0) return []
  const incomplete = counted.filter((project) =>
    coverageFiles.some((file) => !unread.has(file) && !isCovered(project, file)),
  )
  // A long list would hide the missing entries.
  const shown = counted.length <= maxRows ? counted : incomplete.slice(0, maxRows)
  const nameWidth = Math.max(8, ...shown.map(({ name }) => shorten(name).length))
  const widths = coverageFiles.map((file) =>
    Math.max(titleOf(file).length, String(counted.length).length * 2 + 1),
  )
  const row = (name: string, cells: readonly string[]): string =>
    [
      shorten(name).padEnd(nameWidth),
      ...cells.map((cell, index) => centred(cell, widths[index] ?? 0)),
    ]
      .join('  ')
      .trimEnd()
  const rowOf = (name: string, cell: (file: DataFileName) => string): string =>
    row(
      name,
      coverageFiles.map((file) => (unread.has(file) ? '?' : cell(file))),
    )
  const total = (file: DataFileName) =>
    `${counted.filter((project) => isCovered(project, file)).length}/${counted.length}`
  return [
    styleText('bold', row('Coverage', coverageFiles.map(titleOf))),
    ...shown.map((project) =>
      rowOf(project.name, (file) => (isCovered(project, file) ? '✓' : '–')),
    ),
    ...(incomplete.length > shown.length && counted.length > maxRows
      ? [`… and ${incomplete.length - shown.length} more projects with gaps`]
      : []),
    rowOf('Total', total),
  ]
}
