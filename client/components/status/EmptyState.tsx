import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icons/Icon.tsx'

type EmptyStateProps = {
  icon?: IconName
  title: string
  children?: ReactNode
  /** One thing to do next. */
  action?: ReactNode
}

/** Shown where there is nothing to show or something failed: icon, sentence, one action. */
export function EmptyState({ icon = 'Building2', title, children, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-4 rounded-lg border border-dashed border-border-strong/50 px-6 py-14 text-center">
      <span className="grid size-16 place-items-center rounded-full bg-gold-tint text-gold-deep">
        <Icon name={icon} size={32} strokeWidth={1.5} />
      </span>
      <div className="max-w-text">
        <strong className="block display-small text-xl">{title}</strong>
        {children && <p className="mt-2 text-balance text-muted">{children}</p>}
      </div>
      {action}
    </div>
  )
}
