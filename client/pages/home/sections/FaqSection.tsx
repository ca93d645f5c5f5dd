import { Accordion } from '../../../components/Accordion.tsx'
import { Section } from '../../../components/Section.tsx'
import { EnquireLink } from '../../../enquiry/dialogs/EnquireLink.tsx'
import type { Heading, HomeView } from '../../../page-descriptions/home.ts'

/** What buyers ask first, one answer open at a time. */
export function FaqSection({
  faqs,
  heading,
}: Pick<HomeView, 'faqs'> & { readonly heading: Heading }) {
  if (faqs.length === 0) return null
  return (
    <Section labelledBy="faqs-title">
      <div className="grid gap-x-20 gap-y-8 lg:grid-cols-[4fr_7fr]">
        <div className="lg:sticky lg:top-[calc(var(--header-height)+2.5rem)] lg:self-start">
          <h2 id="faqs-title" className="display text-4xl">
            {heading.title}
          </h2>
          {heading.intro && <p className="mt-4 max-w-text text-lg text-muted">{heading.intro}</p>}
          <p className="mt-4 max-w-text text-lg text-muted">
            Yours is not here?{' '}
            <EnquireLink
              request={{ source: 'home', title: 'Ask us a question' }}
              className="font-semibold text-ink underline decoration-gold decoration-2 underline-offset-4 hover:text-gold-deep"
            >
              Ask an adviser
            </EnquireLink>
          </p>
        </div>
        <Accordion
          name="faqs"
          items={faqs.map(({ question, answer }) => ({ title: question, content: answer }))}
        />
      </div>
    </Section>
  )
}
