import { createContext, useContext } from 'react'
import type { CostQuery } from '../../../../domain/cost/cost-query.ts'

export type Cost = {
  /** What the visitor reckons with now. */
  readonly query: CostQuery
  /** Reckons anew at once; the address follows. */
  readonly change: (changes: Partial<CostQuery>) => void
  /** The query for a link, with changes: what is ours alone, nothing of a campaign. */
  readonly searchWith: (changes: Partial<CostQuery>) => string
}

const CostContext = createContext<Cost | undefined>(undefined)

export const CostProvider = CostContext.Provider

/** What the visitor of a project's page reckons with. */
export function useCost(): Cost {
  const cost = useContext(CostContext)
  if (!cost) throw new Error('useCost is used outside the project page')
  return cost
}
