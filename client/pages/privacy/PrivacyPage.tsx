import { useShell } from '../../layout/shell-context.ts'
import { PRIVACY_REQUEST } from '../../../domain/enquiry/enquiry-fields.ts'
import { EnquiryForm } from '../../enquiry/forms/EnquiryForm.tsx'
import { ContactLines } from '../../components/links/ContactLink.tsx'
import { Paragraphs } from '../../components/Section.tsx'
import { PageBody, PageHero } from '../shared/PageHero.tsx'

export type PrivacyView = {
  version: string
  sections: readonly { title: string; paragraphs: readonly string[] }[]
}

/** The agency's own words about visitors' details, and whom to write to. */
export function PrivacyPage({ page: { version, sections } }: { page: PrivacyView }) {
  const { agency } = useShell()
  return (
    <>
      <PageHero
        title="Privacy Notice"
        intro="What becomes of the details you send us, and what you may ask of us."
      />
      <PageBody>
        <div className="flex max-w-text flex-col gap-12">
          {sections.map(({ title, paragraphs }) => (
            <section key={title}>
              <h2 className="display text-3xl">{title}</h2>
              <Paragraphs
                texts={paragraphs}
                className="mt-4 flex max-w-reading flex-col gap-4 text-lg"
              />
            </section>
          ))}
          <section>
            <h2 className="display text-3xl">How to reach us</h2>
            <address className="mt-4 flex flex-col gap-2 text-lg not-italic">
              <p>{[agency.name, agency.address].filter(Boolean).join(', ')}</p>
              <ContactLines {...agency} />
            </address>
            <p className="mt-8 text-muted">{`Version ${version} of this notice.`}</p>
          </section>
          <section className="rounded-lg border border-border bg-surface p-6 shadow-soft sm:p-8 print:hidden">
            <h2 className="mb-5 display-small text-2xl">Ask about your own details</h2>
            <EnquiryForm request={{ source: PRIVACY_REQUEST, message: '' }} />
          </section>
        </div>
      </PageBody>
    </>
  )
}
