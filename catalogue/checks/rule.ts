import type { DataFileName } from '../data-files.ts'
import type { Place, Position } from '../json/positions.ts'
import type { RuleContext } from './rule-context.ts'
import type { RecordAt } from './records.ts'

export type { RuleContext } from './rule-context.ts'

/** Errors keep new data from being used; warnings are only worth an editor's attention. */
export type Level = 'error' | 'warning'

/** What a rule says of a value that is wrong. */
export type Fault = {
  /** What is wrong, without the record's name; see `Rule.form`. */
  readonly message: string
  /** Where it is not the rule's own. */
  readonly level?: Level
  /** What was probably meant: text to put there. */
  readonly suggestion?: string | undefined
  /** What to do, as a sentence; 'Did you mean "…"?' where there is only a suggestion. */
  readonly hint?: string | undefined
  /**
   * The value, or the key, that belongs there, where only one answer is possible; undefined where
   * there are several. It is asked for when the data is to be fixed.
   */
  readonly fix?: (() => unknown) | undefined
  /** The id of the project that was probably meant: its gaps are no gaps then. */
  readonly intended?: string | undefined
}

/** One thing that is wrong with the data, in words. */
export type Finding = Fault & {
  readonly rule: Rule
  readonly file: DataFileName
  readonly pointer: string
  /** Whether the pointer's key or its value is meant. */
  readonly at?: Place | undefined
  /** Where it is known already; else it is worked out from the pointer. */
  readonly found?: Position
  /** Of a break of the schema the property that is missing, where one is. */
  readonly missing?: string | undefined
}

/** Reports a fault at or below a record: `below` leads from the record to the value. */
export type Report = (record: RecordAt, below: readonly string[], fault: Fault, at?: Place) => void

/**
 * One thing that can be wrong with the data. A file of `rules/` is a rule: `npm run generate` puts
 * it on the list.
 */
export type Rule = {
  /** The file's name: 'price-text'. */
  readonly name: string
  readonly level: Level
  /** What it means and what to do, for docs/rules.md: a sentence or two, as a text on one line. */
  readonly guide: string
  /** True for what is missing of a project: the message goes on after its name, 'a project has no price'. */
  readonly isGap?: true
  /** Absent where reading the file itself finds it. */
  check?(data: RuleContext, report: Report): void
}
