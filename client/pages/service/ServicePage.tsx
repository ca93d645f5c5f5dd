import { MoreLink, Section, Paragraphs, SectionTitle, Titled } from '../../components/Section.tsx'
import { EnquiryForm } from '../../enquiry/forms/EnquiryForm.tsx'
import { PageHero } from '../shared/PageHero.tsx'
import type { PathLink } from '../../components/links/AppLink.tsx'
import { Icon } from '../../components/icons/Icon.tsx'
import { serviceRequest } from '../../enquiry/sending/enquiry-request.ts'

export type ServiceView = {
  id: string
  name: string
  summary: string
  body: readonly string[]
  points: readonly string[]
  others: readonly PathLink[]
}

/** A service: what it is, what it includes, a form to ask for it. */
export function ServicePage({ page }: { page: ServiceView }) {
  const { name, summary, body, points, others } = page
  return (
    <>
      <PageHero title={name} intro={summary} />
      <Section>
        <div className="grid items-start gap-12 lg:grid-cols-[1fr_min(26rem,45%)] lg:gap-20">
          <div>
            <Paragraphs texts={body} className="flex max-w-reading flex-col gap-5 text-lg" />
            {points.length > 0 && (
              <>
                <h2 className="mt-12 display text-3xl">What is included</h2>
                <ul className="mt-6 max-w-text border-t border-border">
                  {points.map((point) => (
                    <li key={point} className="flex gap-4 border-b border-border py-3.5">
                      <Icon name="Check" size={22} className="mt-0.5 shrink-0 text-accent-deep" />
                      <span>{point}</span>
                    </li>
                  ))}
                </ul>
              </>
            )}
          </div>
          <Titled
            as="aside"
            className="rounded-lg border border-border bg-surface p-6 shadow-soft sm:p-8 lg:sticky lg:top-[calc(var(--header-height)+1.5rem)]"
          >
            <SectionTitle className="mb-5 display-small text-2xl">{`Ask about ${name}`}</SectionTitle>
            <EnquiryForm request={serviceRequest(name)} />
          </Titled>
        </div>
      </Section>
      {others.length > 0 && (
        <Section tone="white" titled>
          <SectionTitle className="display text-3xl">Other services</SectionTitle>
          <ul className="mt-6 grid gap-x-8 gap-y-1 sm:grid-cols-2 lg:grid-cols-4">
            {others.map((other) => (
              <li key={other.path}>
                <MoreLink to={other.path}>{other.name}</MoreLink>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}
