/** Written by scripts/generate.mjs from the files of rules/. */
import type { Rule } from './rule-context.ts'
import { amountRules } from './rules/amount-rules.ts'
import { chargeRules } from './rules/charge-rules.ts'
import { dateRules } from './rules/date-rules.ts'
import { developerRules } from './rules/developer-rules.ts'
import { duplicateRules } from './rules/duplicate-rules.ts'
import { filmRules } from './rules/film-rules.ts'
import { filterRules } from './rules/filter-rules.ts'
import { floorPlanRules } from './rules/floor-plan-rules.ts'
import { gapRules } from './rules/gap-rules.ts'
import { namedFileRules } from './rules/named-file-rules.ts'
import { paperRules } from './rules/paper-rules.ts'
import { paymentPlanRules } from './rules/payment-plan-rules.ts'
import { placeRules } from './rules/place-rules.ts'
import { progressRules } from './rules/progress-rules.ts'
import { readingRules } from './rules/reading-rules.ts'
import { redirectRules } from './rules/redirect-rules.ts'
import { referenceRules } from './rules/reference-rules.ts'
import { reraRules } from './rules/rera-rules.ts'
import { siteRules } from './rules/site-rules.ts'
import { teamRules } from './rules/team-rules.ts'
import { textRules } from './rules/text-rules.ts'
import { trendingRules } from './rules/trending-rules.ts'

/** Every rule. */
export const rules: readonly Rule[] = [
  ...amountRules,
  ...chargeRules,
  ...dateRules,
  ...developerRules,
  ...duplicateRules,
  ...filmRules,
  ...filterRules,
  ...floorPlanRules,
  ...gapRules,
  ...namedFileRules,
  ...paperRules,
  ...paymentPlanRules,
  ...placeRules,
  ...progressRules,
  ...readingRules,
  ...redirectRules,
  ...referenceRules,
  ...reraRules,
  ...siteRules,
  ...teamRules,
  ...textRules,
  ...trendingRules,
]
