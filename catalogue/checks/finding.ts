import { toPointer } from '../json/pointer.ts'
import type { Position } from '../json/read.ts'
import type { Place } from '../json/tree.ts'
import { describeRecord, type RecordAt } from './records.ts'
import type { Finding, Rule } from './rule.ts'

/** A finding with its place in the file. */
export type LocatedFinding = Finding & { readonly found: Position }

/** True for what refuses the data. */
export const isError = ({ rule }: Finding): boolean => rule.level === 'error'

/** What a rule reports below a record. */
export const findingAt = (
  rule: Rule,
  record: RecordAt,
  below: readonly string[],
  detail: unknown,
  at: Place = 'value',
): Finding => ({
  rule,
  file: record.file,
  pointer: toPointer([...record.segments, ...below]),
  at,
  record: describeRecord(record),
  detail,
})
