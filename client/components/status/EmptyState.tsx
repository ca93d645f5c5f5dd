import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icons/Icon.tsx'
import { Button } from '../buttons/Button.tsx'
import { knownSearch } from '../../routes.tsx'
import { useLocation } from 'react-router-dom'
import { listOf, type Loaded } from '../../../domain/value/loaded.ts'

type EmptyStateProps = {
  icon?: IconName
  title: string
  children?: ReactNode
  action?: ReactNode
}

/** Says that there is nothing to show or that something failed: icon, sentence, one action. */
export function EmptyState({ icon = 'Building2', title, children, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-4 rounded-lg border border-dashed border-border-strong/50 px-6 py-14 text-center">
      <span className="grid size-16 place-items-center rounded-full bg-accent-tint text-accent-deep">
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

/** A section whose data could not be loaded: why, and a button that loads the page anew. */
export function SectionFailure({
  title,
  children,
  action = 'Try Again',
}: {
  title: string
  children?: string
  action?: string
}) {
  return (
    <EmptyState icon="CloudOff" title={title} action={<ReloadButton>{action}</ReloadButton>}>
      {children}
    </EmptyState>
  )
}

/** The content of a list, or the words in its place where it failed to load or is empty. */
export function LoadedList({
  list,
  failed,
  empty,
  children,
}: {
  list: Loaded<readonly unknown[] | null>
  /** The content in place of a failed list; absent: the words that it failed with. */
  failed?: ReactNode
  empty: ReactNode
  children: ReactNode
}) {
  if (!list.ok) {
    return failed ?? <EmptyState title={list.message} action={<ReloadButton />} />
  }
  return listOf(list).length > 0 ? children : empty
}

/** Stands in for a part of the page that could not be rendered. */
export const PartFailure = () => (
  <SectionFailure title="This part of the page could not be shown">
    Everything else works. You can load the page anew.
  </SectionFailure>
)

/** Loads the page anew, even without JavaScript, as it is the button of a form. */
export function ReloadButton({
  children = 'Try again',
  variant = 'secondary',
}: {
  children?: string
  variant?: 'primary' | 'secondary'
}) {
  const { pathname, search } = useLocation()
  return (
    <form action={pathname}>
      {[...new URLSearchParams(knownSearch(pathname, search))].map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" variant={variant} icon={<Icon name="RotateCw" size={18} />}>
        {children}
      </Button>
    </form>
  )
}
