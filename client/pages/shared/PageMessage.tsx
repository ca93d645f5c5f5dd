import { paths } from '../../../domain/seo/paths.ts'
import { ButtonLink } from '../../components/buttons/Button.tsx'
import { onPlainClick } from '../../components/links/AppLink.tsx'
import { pageAt } from '../../routes.tsx'
import { PageLoadError } from '../../routing/page-source.ts'
import { useLocation } from 'react-router-dom'
import type { ReactNode } from 'react'
import { Icon, type IconName } from '../../components/icons/Icon.tsx'
import { Container } from '../../components/Section.tsx'

/** A page with one sentence and what to do next. */
export function PageMessage({
  icon,
  title,
  details,
  actions,
  children,
}: {
  icon: IconName
  title: string
  /** What stands between the sentence and the actions. */
  details?: ReactNode
  actions: ReactNode
  children?: ReactNode
}) {
  return (
    <Container className="flex min-h-[70svh] flex-col items-center justify-center gap-6 py-24 text-center">
      <span className="grid size-20 place-items-center rounded-full bg-accent-tint text-accent-deep">
        <Icon name={icon} size={36} strokeWidth={1.5} />
      </span>
      <div className="max-w-text">
        <h1 className="display text-3xl">{title}</h1>
        {children && <p className="mt-4 text-lg text-balance text-muted">{children}</p>}
      </div>
      {details}
      <div className="flex flex-wrap justify-center gap-3">{actions}</div>
    </Container>
  )
}

const NO_REASON = 'they could not be fetched or shown'

/** Replaces a page that could not be loaded or rendered. */
export function PageFailure({ error }: { error?: unknown }) {
  const { pathname, search } = useLocation()
  const isProject = pageAt(pathname).name === 'project'
  // Other errors have no words for visitors.
  const reason = error instanceof PageLoadError ? error.message : NO_REASON

  return (
    <>
      <title>The page could not be loaded</title>
      <PageMessage
        icon="CloudOff"
        title={
          isProject ? `Failed to load project details: ${reason}` : 'This page could not be loaded'
        }
        actions={
          <>
            {/* The whole document is loaded anew, as its script may be what failed. */}
            <ButtonLink
              to={pathname + search}
              onClick={onPlainClick(() => window.location.reload())}
            >
              {isProject ? 'Retry' : 'Try again'}
            </ButtonLink>
            <ButtonLink to={paths.home} variant="secondary">
              Return to Home
            </ButtonLink>
          </>
        }
      >
        Please check your connection and try again. If it happens again, call us and we will help.
      </PageMessage>
    </>
  )
}
