import { isCovered, sections, type KnownProject, type Section } from '../validate/projects.ts'
import type { Style } from './style.ts'

const titles: Readonly<Record<Section, string>> = {
  floorPlan: 'floor plan',
  payment: 'payment',
  amenities: 'amenities',
  specifications: 'specifications',
  location: 'location',
  sitePlan: 'site plan',
}

const widestName = 32
const mostRows = 60

const centred = (text: string, width: number): string => {
  const left = Math.floor((width - text.length) / 2)
  return text.padStart(text.length + left).padEnd(width)
}

const shorten = (name: string): string =>
  name.length > widestName ? `${name.slice(0, widestName - 1)}…` : name

/** Which project has what: one row a project, with the totals below. */
export const coverageTable = (projects: readonly KnownProject[], style: Style): string[] => {
  const counted = projects.filter(({ isShadowed }) => !isShadowed)
  if (counted.length === 0) return []
  const incomplete = counted.filter((project) =>
    sections.some((section) => !isCovered(project, section)),
  )
  // A long list would bury what is missing.
  const shown = counted.length <= mostRows ? counted : incomplete.slice(0, mostRows)
  const nameWidth = Math.max(8, ...shown.map(({ name }) => shorten(name).length))
  const widths = sections.map((section) =>
    Math.max(titles[section].length, String(counted.length).length * 2 + 1),
  )
  const row = (name: string, cells: readonly string[]): string =>
    [
      shorten(name).padEnd(nameWidth),
      ...cells.map((cell, index) => centred(cell, widths[index] ?? 0)),
    ]
      .join('  ')
      .trimEnd()
  const total = (section: Section): string =>
    `${counted.filter((project) => isCovered(project, section)).length}/${counted.length}`
  return [
    style(
      'bold',
      row(
        'Coverage',
        sections.map((section) => titles[section]),
      ),
    ),
    ...shown.map((project) =>
      row(
        project.name,
        sections.map((section) => (isCovered(project, section) ? '✓' : '–')),
      ),
    ),
    ...(incomplete.length > shown.length && counted.length > mostRows
      ? [`… and ${incomplete.length - shown.length} more projects with gaps`]
      : []),
    row('Total', sections.map(total)),
  ]
}
