import { capitalised } from '../../domain/text/text.ts'
import type { DataFileName } from '../data-files.ts'
import { toPointer } from '../json/pointer.ts'
import type { Target, Position } from '../json/positions.ts'
import { withInvisibleNamed } from './invisible-characters.ts'
import { describeRecord, type RecordAt } from './records.ts'

/** Errors keep new data from being used; warnings are only worth an editor's attention. */
export type Level = 'error' | 'warning'

export type RuleFacts = {
  readonly name: string
  readonly level: Level
  /** What it means and what to do, for docs/rules.md: a sentence or two, as a text on one line. */
  readonly guide: string
  /** True where a finding is a gap: the message goes on after the project's name, 'The Aravalli Summit has no price'. */
  readonly isGap?: true
  /** True where the law forbids to publish a project with an error of this rule: the site leaves the project out. */
  readonly isLaw?: true
}

export type FindingDetails = {
  /** What is wrong, without the record's name; see `isGap`. */
  readonly message: string
  /** The finding's level where it is not the rule's own. */
  readonly level?: Level
  /** What was probably meant: text to put there. */
  readonly suggestion?: string | undefined
  /** What to do, as a sentence; 'Did you mean "…"?' where there is only a suggestion. */
  readonly hint?: string | undefined
  /** The value or the key that belongs there, where only one answer is possible; asked for by `--fix`. */
  readonly fix?: (() => unknown) | undefined
  /** The id of the project that was probably meant: its gaps are no gaps then. */
  readonly intended?: string | undefined
}

export type Finding = FindingDetails & {
  readonly rule: RuleFacts
  readonly file: DataFileName
  readonly pointer: string
  /** Whether the pointer's key or its value is meant. */
  readonly target?: Target | undefined
  /** The place in the file where it is known already; else the pointer leads to it. */
  readonly position?: Position
  /** Of a break of the schema the property that is missing, where one is. */
  readonly missing?: string | undefined
}

export type LocatedFinding = Finding & { target: Target; position: Position }

export const isError = ({ rule, level = rule.level }: Finding): boolean => level === 'error'

/** Reports what is wrong at or below a record: `below` leads from the record to the value. */
export type Report = (
  record: RecordAt,
  below: readonly (string | number)[],
  details: FindingDetails,
  target?: Target,
) => void

export const reportTo =
  (findings: Finding[], rule: RuleFacts): Report =>
  (record, below, details, target) => {
    const name = describeRecord(record)
    const said = withInvisibleNamed(details.message)
    const message =
      name === undefined ? capitalised(said) : `${name}${rule.isGap ? ' ' : ': '}${said}`
    const pointer = toPointer([...record.segments, ...below])
    findings.push({ ...details, rule, file: record.file, pointer, target, message })
  }
