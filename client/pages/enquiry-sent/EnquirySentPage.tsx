import { useEffect } from 'react'
import { paths } from '../../../domain/seo/paths.ts'
import { ButtonLink } from '../../components/buttons/Button.tsx'
import { TEXT_LINK } from '../../components/links/AppLink.tsx'
import { AdviserCard, type AdviserView } from '../../components/cards/AdviserCard.tsx'
import { ContactLink } from '../../components/links/ContactLink.tsx'
import { useContact } from '../../layout/shell-context.ts'
import { silencePopup } from '../../enquiry/dialogs/use-enquiry-popup.ts'
import { SentFiles } from '../../enquiry/forms/Confirmation.tsx'
import { PageMessage } from '../shared/PageMessage.tsx'
import { TEXTS } from '../../enquiry/forms/enquiry-texts.ts'
import { TranslatableTexts } from '../../components/TranslatableTexts.tsx'

export type SentView = {
  reference?: string
  brochure?: string
  visit?: string
  calendar?: string
  adviser?: AdviserView
}

/** The confirmation with its reference, for a form that was sent without JavaScript. */
export function EnquirySentPage({ page }: { page: SentView }) {
  const { phone } = useContact()
  // The form may have been sent before the program ran; its visitor is not asked once more.
  useEffect(silencePopup, [])
  return (
    <PageMessage
      icon="CircleCheck"
      title={TEXTS.sent}
      details={page.adviser && <AdviserCard adviser={page.adviser} />}
      actions={
        <>
          <SentFiles {...page} />
          <ButtonLink
            to={paths.listing}
            variant={page.brochure || page.calendar ? 'secondary' : 'primary'}
          >
            Explore Properties
          </ButtonLink>
          <ButtonLink to={paths.home} variant="secondary">
            Return to Home
          </ButtonLink>
        </>
      }
    >
      {page.visit && <span>{`Your visit is planned: ${page.visit}. `}</span>}
      {page.reference && (
        <TranslatableTexts>
          Your reference is{' '}
          <strong translate="no" className="font-semibold whitespace-nowrap text-ink">
            {page.reference}
          </strong>
          .{' '}
        </TranslatableTexts>
      )}
      <span>{TEXTS.next}</span>
      {phone && (
        <TranslatableTexts>
          {' '}
          If it is urgent, call <ContactLink phone={phone} className={`${TEXT_LINK} text-ink`} />.
        </TranslatableTexts>
      )}
    </PageMessage>
  )
}
