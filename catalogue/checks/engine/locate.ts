import type { DataFileName } from '../../data-files.ts'
import { byte } from '../../json/bytes.ts'
import { findSpans } from '../../json/spans.ts'
import { positionsOf, unitsBetween } from '../../json/positions.ts'
import { textStart } from '../../json/utf8.ts'
import type { Finding, FoundAt, LocatedFinding } from '../finding.ts'
import type { FileReader } from './read-file.ts'

const topOfFile: FoundAt = { line: 1, column: 1, length: 1 }

const lengthOf = (bytes: Buffer, start: number, end: number): number => {
  const opening = bytes[start]
  return opening === byte.openBrace || opening === byte.openBracket
    ? 1
    : Math.max(unitsBetween(bytes, start, end), 1)
}

const locateByPointer = (bytes: Buffer, findings: readonly Finding[]): LocatedFinding[] => {
  const start = textStart(bytes)
  const spans = findSpans(bytes, start, findings)
  const positions = positionsOf(
    bytes,
    start,
    spans.map((span) => span.start),
  )
  return findings.map((finding, index) => {
    const span = spans[index]
    const position = positions[index]
    if (span === undefined || position === undefined) return { ...finding, found: topOfFile }
    return { ...finding, found: { ...position, length: lengthOf(bytes, span.start, span.end) } }
  })
}

const hasPlace = (finding: Finding): finding is LocatedFinding => finding.found !== undefined

/** Findings of one file with their lines and columns, in file order. */
const locateInFile = (
  bytes: Buffer | undefined,
  findings: readonly Finding[],
): LocatedFinding[] => {
  if (bytes === undefined) return findings.map((finding) => ({ ...finding, found: topOfFile }))
  const known = findings.filter(hasPlace)
  const open = findings.filter((finding) => !hasPlace(finding))
  const located = open.length === 0 ? known : [...known, ...locateByPointer(bytes, open)]
  return located.toSorted((a, b) => a.found.line - b.found.line || a.found.column - b.found.column)
}

/**
 * Adds lines and columns to all findings. Files are read again for it, one at a time and only those
 * with findings: keeping them would hold all data in memory.
 */
export const locate = (
  read: FileReader,
  findings: readonly Finding[],
  order: readonly DataFileName[],
): LocatedFinding[] => {
  return order.flatMap((file) => {
    const inFile = findings.filter((finding) => finding.file === file)
    return inFile.length === 0 ? [] : locateInFile(read(file), inFile)
  })
}
