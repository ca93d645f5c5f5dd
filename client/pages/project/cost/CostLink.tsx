import type { ReactNode } from 'react'
import type { CostQuery } from '../../../../domain/cost/cost-query.ts'
import { isPlainClick } from '../../../components/buttons/is-plain-click.ts'
import { useCost } from './cost-context.ts'

type CostLinkProps = {
  readonly changes: Partial<CostQuery>
  /** Where the page comes to rest when the link is followed without script. */
  readonly anchor: 'payment' | 'cost' | 'emi'
  readonly current?: boolean
  readonly className?: string
  readonly children: ReactNode
}

/** A choice that changes what is reckoned with: a plain link, and at once where script runs. */
export function CostLink({ changes, anchor, current, className, children }: CostLinkProps) {
  const { change, searchWith } = useCost()
  return (
    <a
      href={`${searchWith(changes) || '?'}#${anchor}`}
      aria-current={current ? 'true' : undefined}
      className={className}
      onClick={(event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        change(changes)
      }}
    >
      {children}
    </a>
  )
}

/** The look of one of several choices in a row. */
export const CHOICE = 'choice'
