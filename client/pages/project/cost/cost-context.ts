import {
  createContext,
  useContext,
  startTransition,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
} from 'react'
import {
  type CostQuery,
  costSearch,
  ownCostSearch,
  readCostQuery,
} from '../../../../domain/cost/cost-query.ts'
import { useLocation, useNavigate } from 'react-router-dom'

export type Cost = {
  /** What the visitor calculates with now. */
  query: CostQuery
  /** Recalculates at once; the address follows. */
  change: (changes: Partial<CostQuery>) => void
  /** The query for a link, with changes: what is ours alone, nothing of a campaign. */
  searchWith: (changes: Partial<CostQuery>) => string
}

const CostContext = createContext<Cost | undefined>(undefined)

export const CostProvider = CostContext.Provider

/** What the visitor of a project's page calculates with. */
export function useCost(): Cost {
  const cost = useContext(CostContext)
  if (!cost) throw new Error('useCost is used outside the project page')
  return cost
}

/** Browsers allow an address some hundred changes in half a minute: a drag of a slider makes more. */
const SETTLE_MS = 300

/** What the visitor calculates with: the address says it, changes show at once and reach it a little later. */
export function useCostQuery(): Cost {
  const { search } = useLocation()
  const navigate = useNavigate()
  const [draft, setDraft] = useState<Partial<CostQuery>>()

  const writeAddress = useEffectEvent(() => {
    const next = costSearch(new URLSearchParams(search), draft ?? {})
    // With the hash the router would scroll to its section.
    if (next !== search)
      void navigate(window.location.pathname + next, {
        replace: true,
        preventScrollReset: true,
      })
    // With the new address, not before it; what was changed since is another draft.
    startTransition(() => setDraft((newest) => (newest === draft ? undefined : newest)))
  })
  useEffect(() => {
    if (!draft) return
    const timer = setTimeout(writeAddress, SETTLE_MS)
    return () => clearTimeout(timer)
  }, [draft])

  return useMemo(() => {
    // What others put into the address is not known where the server renders.
    const own = new URLSearchParams(ownCostSearch(new URLSearchParams(search)))
    return {
      query: { ...readCostQuery(own), ...draft },
      searchWith: (changes) => costSearch(own, { ...draft, ...changes }),
      change: (changes) => setDraft((before) => ({ ...before, ...changes })),
    }
  }, [search, draft])
}
