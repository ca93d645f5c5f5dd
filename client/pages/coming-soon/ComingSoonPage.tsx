import { paths } from '../../../domain/seo/paths.ts'
import { ButtonLink } from '../../components/buttons/Button.tsx'
import { PageMessage } from '../shared/PageMessage.tsx'

/** The page behind menu items whose listings do not exist yet. */
export function ComingSoonPage() {
  return (
    <PageMessage
      icon="Hourglass"
      title="Coming Soon"
      actions={
        <>
          <ButtonLink to={paths.listing}>Explore Properties</ButtonLink>
          <ButtonLink to={paths.contact} variant="secondary">
            Contact Us
          </ButtonLink>
        </>
      }
    >
      We are still visiting and checking these properties. Tell us what you are looking for, and we
      will call you as soon as something fits.
    </PageMessage>
  )
}
