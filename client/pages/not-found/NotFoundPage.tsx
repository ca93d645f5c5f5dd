import { paths } from '../../../domain/seo/paths.ts'
import { ButtonLink } from '../../components/buttons/Button.tsx'
import { ReloadButton } from '../../components/status/EmptyState.tsx'
import type { NotFound } from '../../routing/page-source.ts'
import { PageMessage } from '../shared/PageMessage.tsx'

/** Says that a page does not exist (404) or is unknown for now (503), why, and where to go. */
export function NotFoundPage({ missing }: { missing: NotFound }) {
  return (
    <PageMessage
      icon="Compass"
      title={missing.message}
      actions={
        <>
          <FirstAction offer={missing.offer} />
          <ButtonLink to={paths.listing} variant="secondary">
            Explore Properties
          </ButtonLink>
        </>
      }
    >
      {missing.offer === 'retry'
        ? 'Please try again in a moment, or call us and we will help.'
        : 'The address may have changed, or the project may no longer be on offer.'}
    </PageMessage>
  )
}

function FirstAction({ offer }: { offer: NotFound['offer'] }) {
  if (offer === 'retry') {
    return <ReloadButton variant="primary">Retry</ReloadButton>
  }
  if (offer !== 'back') return <ButtonLink to={paths.home}>Return to Home</ButtonLink>
  return (
    <ButtonLink
      to={paths.listing}
      onClick={(event) => {
        // The history of a visitor from another site has no earlier page of ours.
        if (window.history.length < 2) return
        event.preventDefault()
        window.history.back()
      }}
    >
      Go Back
    </ButtonLink>
  )
}
