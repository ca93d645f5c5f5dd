import {
  createContext,
  useContext,
  startTransition,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import {
  type CostQuery,
  costSearch,
  ownCostSearch,
  readCostQuery,
} from '../../../../domain/cost/cost-query.ts'
import { navigate } from '../../../routing/navigation.ts'
import { useLocation } from '../../../routing/router.tsx'
import { useLatest } from '../../../components/hooks/use-latest.ts'

export type Cost = {
  /** What the visitor reckons with now. */
  query: CostQuery
  /** Reckons anew at once; the address follows. */
  change: (changes: Partial<CostQuery>) => void
  /** The query for a link, with changes: what is ours alone, nothing of a campaign. */
  searchWith: (changes: Partial<CostQuery>) => string
}

const CostContext = createContext<Cost | undefined>(undefined)

export const CostProvider = CostContext.Provider

/** What the visitor of a project's page reckons with. */
export function useCost(): Cost {
  const cost = useContext(CostContext)
  if (!cost) throw new Error('useCost is used outside the project page')
  return cost
}

/** Browsers allow an address some hundred changes in half a minute: a drag of a slider makes more. */
const SETTLE_MS = 300

/** What the visitor reckons with: the address says it, changes show at once and reach it a little later. */
export function useCostQuery(): Cost {
  const { search } = useLocation()
  const [draft, setDraft] = useState<Partial<CostQuery>>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useLatest({ search, draft })

  useEffect(() => () => clearTimeout(timer.current), [])

  return useMemo(() => {
    // What others put into the address is not known where the server renders.
    const own = new URLSearchParams(ownCostSearch(new URLSearchParams(search)))
    const writeAddress = async () => {
      const { draft: written, search: now } = latest.current
      const next = costSearch(new URLSearchParams(now), written ?? {})
      // With the hash the router would scroll to its section.
      if (next !== now)
        await navigate(window.location.pathname + next, { replace: true, inPlace: true })
      // With the new address, not before it; what was changed since is another draft.
      startTransition(() => setDraft((newest) => (newest === written ? undefined : newest)))
    }
    return {
      query: { ...readCostQuery(own), ...draft },
      searchWith: (changes) => costSearch(own, { ...draft, ...changes }),
      change(changes) {
        setDraft((before) => ({ ...before, ...changes }))
        clearTimeout(timer.current)
        timer.current = setTimeout(() => void writeAddress(), SETTLE_MS)
      },
    }
  }, [search, draft, latest])
}
