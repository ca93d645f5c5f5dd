import { Compass } from 'lucide-react'
import { paths } from '../../domain/paths.ts'
import { ButtonLink } from '../components/Button.tsx'
import type { Missing } from '../source/source.ts'
import { PageMessage } from './PageMessage.tsx'

/** What was asked for does not exist: why, and the way back. Sent with status 404. */
export function MissingPage({ missing }: { readonly missing: Missing }) {
  return (
    <PageMessage
      icon={<Compass size={36} strokeWidth={1.5} aria-hidden="true" />}
      title={missing.message}
      actions={
        <>
          <ButtonLink to={paths.home}>Return to Home</ButtonLink>
          <ButtonLink to={paths.listing} variant="secondary">
            Explore Properties
          </ButtonLink>
        </>
      }
    >
      The address may have changed, or the project may no longer be on offer.
    </PageMessage>
  )
}
