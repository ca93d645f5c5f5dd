import type { Report, RuleFacts } from './finding.ts'
import type { RecordAt } from './records.ts'
import type { RuleContext } from './rule-context.ts'

export type { RuleContext } from './rule-context.ts'

/** One thing that can be wrong with the data: a file of `rules/`, which `npm run generate` lists. */
export type Rule = RuleFacts & {
  /** Absent where reading the file itself reports the findings. */
  check?(data: RuleContext, report: Report): void
  /**
   * For what is wrong with a record whatever the rest of the data says. It is asked of each valid record
   * once: where data is checked again after a small change, what it found of other records is known.
   */
  checkRecord?(record: RecordAt, report: Report): void
}
