import type { DataFileName } from '../../catalogue/data-files.ts'
import type { Place } from '../../catalogue/json/spans.ts'
import type { Detail, GapRule } from '../findings.ts'
import type { RecordAt } from '../records.ts'
import type { Facts } from '../validate/facts.ts'
import type { KnownProject } from '../validate/projects.ts'
import type { Suggester } from '../validate/suggestions.ts'

/** Reports a finding below the record: `below` leads from the record to the value. */
export type Report = (below: readonly string[], detail: Detail, at?: Place) => void

export type Known = {
  readonly facts: Facts
  readonly suggest: Suggester
  /** When the run began. */
  readonly now: Date
}

type Scope = {
  /** The files that the rule looks at. */
  readonly files: readonly DataFileName[]
  /** The files it compares with: where one cannot be read, nothing can be said. */
  readonly needs: readonly DataFileName[]
}

/** A rule on the records of a file. */
export type RecordRule = Scope & {
  readonly name: Detail['rule']
  readonly scope: 'record'
  readonly check: (record: RecordAt, known: Known, report: Report) => void
}

/** A rule on the entries at the top level of a file: in groups a whole group, else a record. */
export type EntryRule = Scope & {
  readonly name: Detail['rule']
  readonly scope: 'entry'
  readonly check: (entry: RecordAt, known: Known, report: Report) => void
}

/** A rule on what is known of a project once all files are read; true means the gap is there. */
export type ProjectRule = {
  readonly name: GapRule
  readonly scope: 'project'
  readonly needs: readonly DataFileName[]
  readonly isMissing: (project: KnownProject) => boolean
}

export type Rule = RecordRule | EntryRule | ProjectRule

/** A property of a value that may be anything. */
export const property = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined

/** The entries of what should be a list. */
export const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? (value as unknown[]) : []
