import type { ReactNode } from 'react'
import type { CostQuery } from '../../../../domain/cost/cost-query.ts'
import { onPlainClick } from '../../../components/buttons/is-plain-click.ts'
import { useCost } from './cost-context.ts'
import { CopyButton } from '../../../components/buttons/CopyButton.tsx'

/** A choice that changes the calculation: a plain link, and at once where script runs. */
export function CostLink({
  changes,
  anchor,
  current,
  className,
  children,
}: {
  changes: Partial<CostQuery>
  /** The anchor of the link without script. */
  anchor: 'payment' | 'cost' | 'emi'
  current?: boolean
  className: string
  children: ReactNode
}) {
  const { change, searchWith } = useCost()
  return (
    <a
      href={`${searchWith(changes) || '?'}#${anchor}`}
      aria-current={current ? 'true' : undefined}
      className={className}
      onClick={onPlainClick(() => change(changes))}
    >
      {children}
    </a>
  )
}

/** Copies the page's address with all inputs of the calculation, and nothing of a campaign. */
export function CopyLink({ path, anchor }: { path: string; anchor: 'cost' | 'emi' }) {
  const { searchWith } = useCost()
  return (
    <CopyButton
      path={() => `${path}${searchWith({})}#${anchor}`}
      opens="this page with these figures"
    />
  )
}
