import type { Report, RuleFacts } from './finding.ts'
import type { DataFileName } from '../data-files.ts'
import type { ValidRecord } from './records.ts'
import type { RuleContext } from './rule-context.ts'

export type { RuleContext } from './rule-context.ts'

/**
 * Something that can be wrong with the data. The files of `rules/`, one for each subject, hold all
 * rules; `npm run generate` lists them.
 */
export type Rule = RuleFacts & {
  /** Looks for breaks of the rule; absent where reading the file itself reports them. */
  check?(data: RuleContext, report: Report): void
  /**
   * Looks for what is wrong with a record by itself. Each valid record is checked once: when data
   * is checked again after a small change, the findings of other records are kept.
   */
  checkRecord?(record: ValidRecord<DataFileName>, report: Report): void
}
