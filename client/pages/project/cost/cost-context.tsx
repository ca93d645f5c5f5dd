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
  withKnownUnit,
  type CostQuery,
  type UnreadCosts,
} from '../../../../domain/cost/cost-query.ts'
import { EMI_DEFAULTS, type EmiInput } from '../../../../domain/cost/emi-defaults.ts'
import { noBreakAmounts } from '../../../../domain/price/money.ts'
import type { PricedUnit } from '../../../../domain/cost/priced-unit.ts'
import { AppLink, type AppLinkProps, onPlainClick } from '../../../components/links/AppLink.tsx'
import { CopyButton } from '../../../components/buttons/CopyButton.tsx'
import { useDebounced } from '../../../components/use-debounced.ts'
import { usePage } from '../../../routing/page-router.tsx'
import { KEEP_SCROLL } from '../../../routing/arrival.ts'

type Cost = {
  query: CostQuery
  /** Texts that no sum is made of, which stay in their fields until those change. */
  unread: UnreadCosts
  /** Whether the loan is not the one in the fields, but the last one that could be read. */
  isLoanUnread: boolean
  /** Recalculates at once; the address follows a little later. */
  change: (changes: Partial<CostQuery>, unread?: UnreadCosts) => void
  /** The query of a link, with changes: only our own parameters, nothing of a campaign. */
  searchWith: (changes: Partial<CostQuery>) => string
}

const CostContext = createContext<Cost | undefined>(undefined)

/** The inputs of the calculation on a project's page. */
export function useCost(): Cost {
  const cost = useContext(CostContext)
  if (!cost) throw new Error('useCost is used outside the project page')
  return cost
}

/** Browsers allow few changes of the address, and a slider makes hundreds. */
const SETTLE_MS = 300

/** Holds the inputs: changes show at once, and reach the address a little later. */
export function CostProvider({
  units,
  children,
}: {
  units: readonly PricedUnit[]
  children: ReactNode
}) {
  const { search: asked } = useLocation()
  const search = useMemo(
    () => String(withKnownUnit(new URLSearchParams(asked), units)),
    [asked, units],
  )
  const navigate = useNavigate()
  const { pending } = usePage()
  const [draft, setDraft] = useState<Partial<CostQuery>>()
  const [unread, setUnread] = useState(() => unreadCosts(new URLSearchParams(search)))

  useDebounced(draft, SETTLE_MS, {
    onSettled(changes) {
      // A change of the address would call off another page that is on its way.
      if (pending) return
      const next = costSearch(new URLSearchParams(search), changes)
      // With the hash in the address, the router would scroll to its section.
      const address = window.location.pathname + next
      if (next !== asked) void navigate(address, { replace: true, state: KEEP_SCROLL })
      // The draft ends with the new address, not before it; later changes are another draft.
      startTransition(() => setDraft((newest) => (newest === changes ? undefined : newest)))
    },
    onHistoryMove: () => startTransition(() => setDraft(undefined)),
  })

  const cost = useMemo((): Cost => {
    const parameters = new URLSearchParams(search)
    return {
      query: { ...readCostQuery(parameters), ...draft },
      unread,
      isLoanUnread: Object.keys(EMI_DEFAULTS).some(
        (name) => unread[name as EmiInput] !== undefined,
      ),
      // The server does not know the parameters that others put into the address.
      searchWith: (changes) =>
        costSearch(parameters, { ...draft, ...changes }, new URLSearchParams()),
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

/** The classes of one of several choices in a row. */
export const CHIP =
  'inline-flex min-h-11 items-center rounded-full border border-border-strong bg-surface px-5 py-1.5 font-semibold transition-colors hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-on-dark aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-on-dark'

/** Links of which one is chosen; only that one is printed. */
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
            className={CHIP}
          >
            {noBreakAmounts(label)}
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
