import type { ReactNode } from 'react'
import { Icon, type IconName } from '../../components/icons/Icon.tsx'
import { Container } from '../../components/Section.tsx'

/** A page that is one sentence and what to do next. */
export function PageMessage({
  icon,
  title,
  actions,
  children,
}: {
  icon: IconName
  title: string
  actions: ReactNode
  children?: ReactNode
}) {
  return (
    <Container className="flex min-h-[70svh] flex-col items-center justify-center gap-6 py-24 text-center">
      <span className="grid size-20 place-items-center rounded-full bg-gold-tint text-gold-deep">
        <Icon name={icon} size={36} strokeWidth={1.5} />
      </span>
      <div className="max-w-text">
        <h1 className="display text-3xl">{title}</h1>
        {children && <p className="mt-4 text-lg text-balance text-muted">{children}</p>}
      </div>
      <div className="flex flex-wrap justify-center gap-3">{actions}</div>
    </Container>
  )
}
