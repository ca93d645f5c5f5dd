import {
  createContext,
  startTransition,
  useContext,
  useMemo,
  useState,
  type ReactNode,
} from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import {
  costSearch,
  readCostQuery,
  unreadCosts,
  type CostQuery,
  type UnreadCosts,
} from '../../../../domain/cost/cost-query.ts'
import { AppLink, type AppLinkProps } from '../../../components/buttons/Button.tsx'
import { CopyButton } from '../../../components/buttons/CopyButton.tsx'
import { onPlainClick } from '../../../components/buttons/is-plain-click.ts'
import { useRested } from '../../../components/use-rested.ts'
import { usePending } from '../../../routing/router.tsx'

type Cost = {
  query: CostQuery
  /** What stays in its field and computes nothing; until the field is changed, whatever changes it. */
  unread: UnreadCosts
  /** Recalculates at once; the address follows. */
  change: (changes: Partial<CostQuery>, unread?: UnreadCosts) => void
  /** The query for a link, with changes: what is ours alone, nothing of a campaign. */
  searchWith: (changes: Partial<CostQuery>) => string
}

const CostContext = createContext<Cost | undefined>(undefined)

/** What the visitor of a project's page calculates with. */
export function useCost(): Cost {
  const cost = useContext(CostContext)
  if (!cost) throw new Error('useCost is used outside the project page')
  return cost
}

/** Browsers allow an address some hundred changes in half a minute: a drag of a slider makes more. */
const SETTLE_MS = 300

/** Keeps what is calculated with: the address says it, changes show at once and reach it a little later. */
export function CostProvider({ children }: { children: ReactNode }) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const pending = usePending()
  const [draft, setDraft] = useState<Partial<CostQuery>>()
  const [unread, setUnread] = useState(() => unreadCosts(new URLSearchParams(search)))

  useRested(draft, SETTLE_MS, {
    act(changes) {
      // Another page is on its way, which a change of the address would call off.
      if (pending) return
      const next = costSearch(new URLSearchParams(search), changes)
      // With the hash the router would scroll to its section.
      const address = window.location.pathname + next
      if (next !== search) void navigate(address, { replace: true, preventScrollReset: true })
      // With the new address, not before it; what was changed since is another draft.
      startTransition(() => setDraft((newest) => (newest === changes ? undefined : newest)))
    },
    forget: () => startTransition(() => setDraft(undefined)),
  })

  const cost = useMemo((): Cost => {
    const asked = new URLSearchParams(search)
    return {
      query: { ...readCostQuery(asked), ...draft },
      unread,
      // What others put into the address is not known where the server renders.
      searchWith: (changes) => costSearch(asked, { ...draft, ...changes }, new URLSearchParams()),
      change: (changes, texts) => {
        setDraft((before) => ({ ...before, ...changes }))
        setUnread((before) => ({ ...without(before, changes), ...texts }))
      },
    }
  }, [search, draft, unread])
  return <CostContext value={cost}>{children}</CostContext>
}

const without = (unread: UnreadCosts, changes: Partial<CostQuery>): UnreadCosts =>
  Object.fromEntries(Object.entries(unread).filter(([name]) => !(name in changes)))

/** Where a link leads without script. */
type Anchor = 'payment' | 'cost' | 'emi'

/** A link that changes the calculation, at once where script runs. */
export function CostLink({
  changes,
  anchor,
  ...link
}: Omit<AppLinkProps, 'to'> & { changes: Partial<CostQuery>; anchor: Anchor }) {
  const { change, searchWith } = useCost()
  return (
    <AppLink
      to={`${searchWith(changes) || '?'}#${anchor}`}
      preventScrollReset
      onClick={onPlainClick(() => change(changes))}
      {...link}
    />
  )
}

/** Links of which one says what is calculated with; it alone is printed. */
export function CostChoices({
  anchor,
  choices,
}: {
  anchor: Anchor
  choices: readonly {
    key: string | number
    label: string
    changes: Partial<CostQuery>
    current: boolean
  }[]
}) {
  return (
    <ul className="flex flex-wrap gap-2">
      {choices.map(({ key, label, changes, current }) => (
        <li key={key} className={current ? undefined : 'print:hidden'}>
          <CostLink
            changes={changes}
            anchor={anchor}
            aria-current={current ? 'true' : undefined}
            className="chip"
          >
            {label}
          </CostLink>
        </li>
      ))}
    </ul>
  )
}

/** Copies the page's address with all inputs of the calculation, and nothing of a campaign. */
export function CopyLink({ path, anchor }: { path: string; anchor: Anchor }) {
  const { searchWith } = useCost()
  return (
    <CopyButton
      path={() => `${path}${searchWith({})}#${anchor}`}
      opens="this page with these figures"
    />
  )
}
