import { dataFiles, type DataFileName } from '../../data-files.ts'
import { byte } from '../../json/bytes.ts'
import type { Part } from '../../json/parts.ts'
import { toPointer, toSegments } from '../../json/pointer.ts'
import { positionsOf, unitsBetween } from '../../json/positions.ts'
import { salvage, type GoodEntry } from '../../json/salvage.ts'
import { findSpans, type Span } from '../../json/spans.ts'
import { firstInvalidByte, textStart, utf16Of } from '../../json/utf8.ts'
import type { Finding } from '../finding.ts'

/** The entries of a file that is not JSON which are good in themselves, each as a part. */
export const goodParts = (
  file: DataFileName,
  bytes: Buffer,
): readonly { readonly part: Part; readonly entry: GoodEntry }[] => {
  // A single record without what is broken in it would seem to lack that.
  if (dataFiles[file].shape === 'single') return []
  if (utf16Of(bytes) !== undefined || firstInvalidByte(bytes) !== undefined) return []
  return salvage(bytes, textStart(bytes)).entries.map((entry) => {
    const value = entry.key === undefined ? [entry.value] : { [entry.key]: entry.value }
    return { part: { value, firstEntry: entry.index, hasDuplicateKeys: false }, entry }
  })
}

const spanIn = (bytes: Buffer, entry: GoodEntry, { pointer, at }: Finding): Span => {
  const below = toSegments(pointer).slice(1)
  if (below.length === 0 && at === 'key')
    return { start: entry.start, end: bytes.indexOf(byte.quote, entry.start + 1) + 1 }
  const [span] = findSpans(bytes, entry.valueStart, [{ pointer: toPointer(below), at }])
  return span ?? { start: entry.valueStart, end: entry.valueStart }
}

/** Findings in an entry with their places, which the file as a whole cannot tell. */
export const locateInEntry = (
  bytes: Buffer,
  entry: GoodEntry,
  findings: readonly Finding[],
): Finding[] => {
  const spans = findings.map((finding) => spanIn(bytes, entry, finding))
  const positions = positionsOf(
    bytes,
    textStart(bytes),
    spans.map(({ start }) => start),
  )
  return findings.map((finding, index) => {
    const { start, end } = spans[index] ?? { start: 0, end: 0 }
    const opening = bytes[start]
    const isNested = opening === byte.openBrace || opening === byte.openBracket
    const length = isNested ? 1 : Math.max(unitsBetween(bytes, start, end), 1)
    return { ...finding, found: { line: 1, column: 1, ...positions[index], length } }
  })
}
