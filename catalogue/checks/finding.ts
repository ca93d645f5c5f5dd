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
  /** What a finding means and what to do, for docs/rules.md: a sentence or two on one line. */
  readonly guide: string
  /**
   * Whether a finding is a gap: its message follows a project's name, 'The Aravalli Summit has no
   * price'.
   */
  readonly isGap?: true
  /** Whether the law forbids to publish a project that breaks this rule: the site leaves it out. */
  readonly isLegalRequirement?: true
  /**
   * Whether good data breaks the rule by itself when a day has passed: new data is not refused for
   * it.
   */
  readonly comesWithTime?: true
}

export type FindingDetails = {
  /** What is wrong, without the record's name; see `isGap`. */
  readonly message: string
  /** The finding's level where it differs from the rule's own. */
  readonly level?: Level
  /** The text that was probably meant. */
  readonly suggestion?: string | undefined
  /** What to do, as a sentence; absent: 'Did you mean "…"?' where there is a suggestion. */
  readonly hint?: string | undefined
  /** The right value or key, where only one answer is possible; `--fix` asks for it. */
  readonly fix?: (() => unknown) | undefined
  /** The id of the project that was probably meant, whose gaps are then not reported. */
  readonly suggestedId?: string | undefined
}

export type Finding = FindingDetails & {
  readonly rule: RuleFacts
  readonly file: DataFileName
  readonly pointer: string
  /** Whether the pointer's key or its value is meant. */
  readonly target?: Target | undefined
  /** The place in the file where it is already known; else the pointer leads to it. */
  readonly position?: Position
  /** The missing property of a break of the schema, where one is missing. */
  readonly missing?: string | undefined
}

export type LocatedFinding = Finding & { target: Target; position: Position }

export const isError = ({ rule, level = rule.level }: Finding): boolean => level === 'error'

/** Reports what is wrong at or below a record: `pathInRecord` leads from the record to the value. */
export type Report = (
  record: RecordAt,
  pathInRecord: readonly (string | number)[],
  details: FindingDetails,
  target?: Target,
) => void

export const reportTo =
  (findings: Finding[], rule: RuleFacts): Report =>
  (record, pathInRecord, details, target) => {
    const name = describeRecord(record)
    const visibleMessage = withInvisibleNamed(details.message)
    const message =
      name === undefined
        ? capitalised(visibleMessage)
        : `${name}${rule.isGap ? ' ' : ': '}${visibleMessage}`
    const pointer = toPointer([...record.pathInFile, ...pathInRecord])
    findings.push({ ...details, rule, file: record.file, pointer, target, message })
  }
