import type { Report, RuleFacts } from './finding.ts'
import type { RuleContext } from './rule-context.ts'

export type { RuleContext } from './rule-context.ts'

/** One thing that can be wrong with the data: a file of `rules/`, which `npm run generate` lists. */
export type Rule = RuleFacts & {
  /** Absent where reading the file itself reports the findings. */
  check?(data: RuleContext, report: Report): void
}
