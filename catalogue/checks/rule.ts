import type { DataFileName } from '../data-files.ts'
import type { Place } from '../json/spans.ts'
import type { Facts } from './engine/facts.ts'
import type { KnownProject } from './engine/projects.ts'
import type { Suggester } from './engine/suggestions.ts'
import type { Finding, Level } from './finding.ts'
import type { RecordAt } from './records.ts'

/** What a rule says of a finding. */
export type Words = {
  /** What is wrong, without the record's name; see `Rule.form`. */
  readonly message: string
  /** What was probably meant: text to put there. */
  readonly suggestion?: string | undefined
  /** What to do, as a sentence; 'Did you mean "…"?' where there is only a suggestion. */
  readonly hint?: string
}

/** What mends a finding where it points: another value, or another key. */
export type Fix = { readonly value: unknown } | { readonly key: string }

/** Reports a finding below the record: `below` leads from the record to the value. */
export type Report<D> = (below: readonly string[], detail: D, at?: Place) => void

/** The same, for a check that looks at many records together. */
export type ReportAt<D> = (
  record: RecordAt,
  below: readonly string[],
  detail: D,
  at?: Place,
) => void

export type Known = {
  readonly facts: Facts
  readonly suggest: Suggester
  /** When the run began. */
  readonly now: Date
}

type Files = {
  /** The files that the check looks at. */
  readonly files: readonly DataFileName[]
  /** The files it compares with: where one cannot be read, nothing can be said. */
  readonly needs?: readonly DataFileName[]
}

/**
 * Looks at one record of a file, or at one entry of its top level: in files that group records
 * (lists of projects by developer) a whole group, in all others the record.
 */
export type RecordCheck<D> = Files & {
  readonly scope: 'record' | 'entry'
  readonly check: (record: RecordAt, known: Known, report: Report<D>) => void
}

/** Looks at what is known of a project once all files are read. */
export type ProjectCheck<D> = {
  readonly scope: 'project'
  readonly needs?: readonly DataFileName[]
  /** What is wrong, or undefined. */
  readonly check: (project: KnownProject, known: Known) => D | undefined
}

/** Looks at records one after the other and says at the end what is wrong with them together. */
export type TogetherCheck<D> = Files & {
  readonly scope: 'together'
  readonly begin: (known: Known) => {
    readonly look: (record: RecordAt) => void
    readonly end: (report: ReportAt<D>) => void
  }
}

export type Check<D> = RecordCheck<D> | ProjectCheck<D> | TogetherCheck<D>

/**
 * One thing that can be wrong with the data, with all that is said and done of it. A file of
 * `rules/` is a rule: `npm run generate` puts it on the list.
 * @template D what a finding keeps until it is put in words
 */
export type Rule<D = unknown> = {
  /** The file's name: 'price-text'. */
  readonly name: string
  readonly level: Level
  /** What it means and what to do, for docs/rules.md: a sentence or two, as a text on one line. */
  readonly guide: string
  /**
   * How the message goes with the record's name: 'a project: the price …' (`remark`, unless
   * said), 'a project has no price' (`predicate`), or without it (`sentence`).
   */
  readonly form?: 'remark' | 'predicate' | 'sentence'
  /** Empty where reading the file itself finds it. */
  readonly checks: readonly Check<D>[]
  words(detail: D, finding: Finding<D>): Words
  /** What mends it, where only one answer is possible. */
  fix?(detail: D, known: Known, finding: Finding<D>): Fix | undefined
  /** True where it only follows from something else that is reported. */
  follows?(finding: Finding<D>, known: Known): boolean
  /** True where breaks of the schema below the value only follow from it. */
  readonly explainsParts?: true
  /** The id of the project that was probably meant: its gaps are no gaps then. */
  intended?(detail: D): string | undefined
}

/** A property of a value that may be anything. */
export const property = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined

/** The entries of what should be a list. */
export const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? (value as unknown[]) : []

/** The files of projects, by developer. */
export const projectFiles = ['residentialProjects', 'commercialProjects'] as const
