import { Phone } from 'lucide-react'
import { ButtonLink } from '../../../components/buttons/Button.tsx'
import { telHref } from '../../../components/buttons/contact-links.ts'
import { Picture } from '../../../components/picture/Picture.tsx'
import { Container } from '../../../components/Section.tsx'
import { EnquireLink } from '../../../enquiry/dialogs/EnquireLink.tsx'
import type { Heading } from '../../../page-descriptions/home.ts'
import { useShell } from '../../../shell.ts'
import type { Picture as Banner } from '../../../source/shapes.ts'

type ClosingCallProps = { readonly banner: Banner | undefined; readonly heading: Heading }

/** The last word of the page: talk to someone. */
export function ClosingCall({ banner, heading }: ClosingCallProps) {
  const { phone } = useShell().agency
  return (
    <Container className="pb-14 md:pb-20 lg:pb-24">
      <section
        aria-labelledby="closing-title"
        className="on-picture relative isolate overflow-hidden rounded-lg bg-night px-6 py-14 sm:px-12 md:py-20 lg:px-16 lg:py-24"
      >
        {banner && (
          <Picture
            view={banner.view}
            alt=""
            slot="hero"
            className="absolute! inset-0 -z-20 size-full"
          />
        )}
        <div className="absolute inset-0 -z-10 bg-night/70 lg:bg-transparent lg:bg-linear-to-r lg:from-night/95 lg:via-night/75 lg:to-night/10" />
        <h2 id="closing-title" className="max-w-xl display text-4xl">
          {heading.title}
        </h2>
        {heading.intro && <p className="mt-4 max-w-lg text-lg">{heading.intro}</p>}
        <div className="mt-8 flex flex-wrap gap-3">
          <EnquireLink
            variant="primary"
            size="lg"
            request={{
              source: 'home',
              title: 'Book a consultation',
              message: 'I would like to book a property consultation.',
            }}
          >
            Book a consultation
          </EnquireLink>
          {phone && (
            <ButtonLink
              to={telHref(phone)}
              variant="onDark"
              size="lg"
              icon={<Phone size={20} aria-hidden="true" />}
            >
              <span className="whitespace-nowrap tabular-nums">{phone}</span>
            </ButtonLink>
          )}
        </div>
      </section>
    </Container>
  )
}
