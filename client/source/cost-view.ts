import type { PricedUnit } from '../../domain/cost/unit.ts'
import type { StateCharges, TdsRule } from '../../schemas/generated/data.generated.ts'

/** What a purchase is reckoned from. */
export type CostView = {
  /** What a buyer may choose; empty where no price is a sum. */
  readonly units: readonly PricedUnit[]
  /** The project's city, where its place names one. */
  readonly city?: string
  /** Absent where the city belongs to no state that has figures, or the charges failed to load. */
  readonly state?: StateCharges
  readonly tds?: TdsRule
  /** The day GST and tax deducted were confirmed; absent where the charges failed to load. */
  readonly verifiedOn?: string
}
