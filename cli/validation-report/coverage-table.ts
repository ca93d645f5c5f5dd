import { styleText } from 'node:util'
import { coverageFiles } from '../../catalogue/checks/project-coverage.ts'
import type { ProjectSummary } from '../../catalogue/checks/project-id-table.ts'
import { jsonSyntax } from '../../catalogue/checks/rules/file-rules.ts'
import { dataFiles, type DataFileName } from '../../catalogue/data-files.ts'
import type { Report } from './machine-formats.ts'

const titleOf = (file: DataFileName): string => dataFiles[file].coverage?.title ?? file

const widestName = 32
const maxRows = 60

const centred = (text: string, width: number): string => {
  const left = Math.floor((width - text.length) / 2)
  return text.padStart(text.length + left).padEnd(width)
}

const shorten = (name: string): string =>
  name.length > widestName ? `${name.slice(0, widestName - 1)}…` : name

export const coverageTable = ({ context, findings }: Report): string[] => {
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
