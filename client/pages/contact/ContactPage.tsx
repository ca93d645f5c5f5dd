import { Children, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { requestOf, type VisitOffer } from '../../enquiry/sending/enquiry-request.ts'
import { knownSearch } from '../../routes.tsx'
import { dayText } from '../../../domain/text/dates.ts'
import { capitalised, listOr } from '../../../domain/text/text.ts'
import { DirectionsLink } from '../../components/links/DirectionsLink.tsx'
import { SocialLinks } from '../../components/BrandIcon.tsx'
import { ContactLink } from '../../components/links/ContactLink.tsx'
import { cx } from '../../components/cx.ts'
import { Picture } from '../../components/picture/Picture.tsx'
import { Section, SectionTitle } from '../../components/Section.tsx'
import { ZoomLink } from '../../components/zoom/ZoomLink.tsx'
import { BrochureWithoutDetails } from '../../enquiry/forms/BrochureWithoutDetails.tsx'
import { EnquiryForm } from '../../enquiry/forms/EnquiryForm.tsx'
import { useShell } from '../../layout/shell-context.ts'
import { PageBody, PageHero } from '../shared/PageHero.tsx'
import type { ImageView } from '../../../domain/image/images.ts'
import { Icon, type IconName } from '../../components/icons/Icon.tsx'

export type ContactView = {
  /** The agency's promise on this page, as a sentence. */
  promise?: string | undefined
  openingHours: readonly { days: string; hours: string }[]
  map?: ImageView
  /** The link to directions; absent where neither a point nor an address is known. */
  directionsUrl?: string
  brochure?: string
  visit?: VisitOffer
}

/** How to reach the agency: details, a message form, the map. */
export function ContactPage({ page }: { page: ContactView }) {
  const { phone, email, address } = useShell().agency
  const ways = [
    ...(phone ? ['call'] : []),
    ...(email ? ['write'] : []),
    ...(address ? ['come by'] : []),
  ]
  return (
    <>
      <PageHero
        title="Contact Us"
        intro={[ways.length > 0 && `${capitalised(listOr(ways))}.`, page.promise]
          .filter(Boolean)
          .join(' ')}
      />
      <PageBody>
        {/* A visitor who plans a visit opened the page for this form. */}
        <div
          className={cx(
            'grid items-start gap-12 lg:gap-20',
            page.visit ? 'lg:grid-cols-[3fr_2fr]' : 'lg:grid-cols-[2fr_3fr]',
          )}
        >
          {page.visit && <MessageForm page={page} />}
          <Details hours={page.openingHours} />
          {!page.visit && <MessageForm page={page} />}
        </div>
      </PageBody>
      <OurLocation contact={page} />
    </>
  )
}

function MessageForm({ page: { visit, brochure } }: { page: ContactView }) {
  return (
    <div className="rounded-lg border border-border bg-surface p-6 shadow-soft sm:p-8">
      <h2 className="mb-6 display-small text-2xl">
        {visit ? `Visit ${visit.project.name}` : 'Send us a message'}
      </h2>
      <ContactForm visit={visit} />
      {brochure && <BrochureWithoutDetails to={brochure} />}
    </div>
  )
}

/** The Contact page's form, which the query fills in for links that have no script. */
function ContactForm({ visit }: { visit: VisitOffer | undefined }) {
  const { pathname, search: whole } = useLocation()
  // A link from this page to itself brings another request.
  const search = knownSearch(pathname, whole)
  if (!visit) {
    const enquiryRequest = requestOf(new URLSearchParams(search))
    // A visit to a project without visits on offer becomes an ordinary enquiry.
    const source = enquiryRequest.source === 'visit' ? 'contact' : enquiryRequest.source
    return <EnquiryForm key={search} request={{ ...enquiryRequest, source }} contact />
  }
  const { id, name, developer, path } = visit.project
  const project = { projectId: id, projectName: name, developer }
  const request = { source: 'visit', ...project, visit: { path, days: visit.days } } as const
  return <EnquiryForm key={search} request={request} />
}

function Details({ hours }: { hours: ContactView['openingHours'] }) {
  const { agency } = useShell()
  const { phone, email, address, legalName, grievanceOfficer: officer } = agency
  return (
    <div>
      <h2 className="display text-3xl">Talk to us</h2>
      <dl className="mt-8 flex flex-col gap-7">
        <Detail icon="Phone" label="Phone">
          {phone && (
            <ContactLink
              phone={phone}
              className="display-small text-xl tabular-nums underline-grow"
            />
          )}
        </Detail>
        <Detail icon="Mail" label="Email">
          {email && <ContactLink email={email} className="text-lg underline-grow" />}
        </Detail>
        <Detail icon="MapPin" label="Office">
          {address && <address className="not-italic">{address}</address>}
        </Detail>
        <Detail icon="Building2" label="Registered as">
          {legalName && <p>{legalName}</p>}
          {agency.registrations.map(({ number, authority, validUntil }) => (
            <p key={number} className="mt-1 text-sm text-muted">
              {[
                `Real-estate agent ${number}`,
                authority,
                validUntil && `valid until ${dayText(validUntil)}`,
              ]
                .filter(Boolean)
                .join(', ')}
            </p>
          ))}
        </Detail>
        <Detail icon="Handshake" label="Grievance officer">
          {officer && (
            <>
              <p>{officer.name}</p>
              <p>
                <ContactLink email={officer.email} className="underline-grow" />
              </p>
              <p>
                <ContactLink phone={officer.phone} className="tabular-nums underline-grow" />
              </p>
              {officer.hours && <p className="text-sm text-muted">{officer.hours}</p>}
            </>
          )}
        </Detail>
        <Detail icon="Phone" label="We call from">
          {agency.callsFrom.map((number) => (
            <p key={number} className="tabular-nums">
              {number}
            </p>
          ))}
        </Detail>
        <Detail icon="Clock" label="Opening hours">
          {hours.map((line) => (
            <p key={line.days}>
              <span>{`${line.days}: `}</span>
              <span className="inline-block">{line.hours}</span>
            </p>
          ))}
        </Detail>
      </dl>
      <SocialLinks
        aria-label="Social networks"
        size={18}
        className="mt-8 flex flex-wrap gap-3"
        linkClassName="grid size-11 place-items-center rounded-full border border-border hover:border-ink"
      />
    </div>
  )
}

function Detail({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) {
  if (!Children.toArray(children).some(Boolean)) return null
  return (
    <div className="relative pl-10">
      <dt className="text-sm font-semibold text-muted">
        <Icon
          name={icon}
          size={22}
          strokeWidth={1.75}
          className="absolute top-0.5 left-0 text-accent-deep"
        />
        <span>{label}</span>
      </dt>
      <dd className="mt-0.5">{children}</dd>
    </div>
  )
}

/** The office on the map; nothing where neither its address nor its point is known. */
function OurLocation({ contact }: { contact: ContactView }) {
  const { agency } = useShell()
  const { map, directionsUrl } = contact
  if (!directionsUrl && !map) return null
  const alt = `Map of the way to ${agency.name}`
  return (
    <Section tone="white" titled>
      <div className="grid items-center gap-8 lg:grid-cols-[min(20rem,40%)_1fr] lg:gap-16">
        <div>
          <SectionTitle className="display text-4xl">Our Location</SectionTitle>
          {agency.address && <p className="mt-4 text-lg text-muted">{agency.address}</p>}
          <DirectionsLink to={directionsUrl} variant="secondary" className="mt-6" />
        </div>
        {map && (
          <ZoomLink
            title="Our Location"
            pictures={[{ view: map, alt }]}
            index={0}
            className="overflow-hidden rounded-lg border border-border"
          >
            <Picture view={map} alt={alt} sizes="gallery" />
          </ZoomLink>
        )}
      </div>
    </Section>
  )
}
