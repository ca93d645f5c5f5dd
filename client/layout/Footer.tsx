import { Children } from 'react'
import { paths } from '../../domain/seo/paths.ts'
import { useShell } from './shell-context.ts'
import { EnquiryForm } from '../enquiry/forms/EnquiryForm.tsx'
import { AppLink, type PathLink } from '../components/links/AppLink.tsx'
import { cx } from '../components/cx.ts'
import { SocialLinks } from '../components/BrandIcon.tsx'
import { ContactLink, telHref } from '../components/links/ContactLink.tsx'
import { Paragraphs } from '../components/Section.tsx'
import { Logo } from './Logo.tsx'
import { quickLinks, typeLinks } from './menu-links.ts'
import { Icon } from '../components/icons/Icon.tsx'

const COLUMNS = ['New', 'Residential', 'Commercial'] as const

/** The end of every page: an enquiry, every way into the site, and who the agency is. */
export function Footer() {
  const { agency } = useShell()
  return (
    <footer className="on-dark">
      <div className="page-container grid gap-x-16 gap-y-10 pt-16 pb-14 lg:grid-cols-[5fr_6fr] lg:pt-24 lg:pb-20">
        <div>
          <h2 className="display text-4xl">Let’s Connect</h2>
          <p className="mt-4 max-w-text text-lg text-on-dark-muted">
            {['Tell us what you are looking for.', agency.promise].filter(Boolean).join(' ')}
          </p>
          <Contacts />
        </div>
        <div className="rounded-lg border border-dark-border bg-dark-raised/45 p-5 sm:p-8 print:hidden">
          <EnquiryForm request={{ source: 'footer' }} compact />
        </div>
      </div>

      <CityLinks />
      <LinkLists />

      <div className="border-t border-dark-border">
        <div className="page-container grid gap-x-16 gap-y-8 py-12 lg:grid-cols-[1fr_2fr]">
          <div>
            <Logo />
            <p className="mt-3 text-on-dark-muted">{agency.tagline}</p>
            <SocialLinks
              className="mt-5 -ml-3 flex flex-wrap print:hidden"
              linkClassName="grid size-11 place-items-center rounded-full text-on-dark-muted transition-colors hover:text-accent-bright"
            />
          </div>
          <Paragraphs
            texts={agency.aboutText}
            className="text-sm/relaxed text-on-dark-muted md:columns-2 md:gap-12 [&>p]:not-last:mb-4"
          />
        </div>
      </div>
      <LegalDetails />
      <Rights />
    </footer>
  )
}

function CityLinks() {
  const { cities } = useShell()
  if (cities.length === 0) return null
  return (
    <nav aria-label="Property by city" className="border-t border-dark-border">
      <div className="page-container flex flex-wrap items-baseline gap-x-4 gap-y-1 py-8 max-sm:justify-between sm:gap-x-10">
        {cities.map(({ name, path }) => (
          <AppLink
            key={path}
            to={path}
            className="display py-2 text-xl hover:text-accent-bright sm:text-2xl"
          >
            {name}
          </AppLink>
        ))}
      </div>
    </nav>
  )
}

function LinkLists() {
  const { cities } = useShell()
  return (
    <nav aria-label="Footer" className="border-t border-dark-border">
      <div className="page-container grid grid-cols-2 gap-x-8 gap-y-5 py-8 md:grid-cols-6 md:gap-y-10 md:py-12 lg:grid-cols-[4fr_4fr_4fr_2fr_2fr] lg:gap-x-6 lg:py-16 xl:grid-cols-[4fr_4fr_4fr_3fr_3fr] xl:gap-x-8">
        {(cities.length > 0 ? COLUMNS : []).map((column) => (
          <LinkList
            key={column}
            title={`${column} Property`}
            lead={`${column} Property In `}
            links={cities}
          />
        ))}
        <LinkList title="Quick Links" links={quickLinks} />
        <LinkList title="Services" links={typeLinks} />
      </div>
    </nav>
  )
}

function Contacts() {
  const { address, phone, email } = useShell().agency
  return (
    <address className="mt-8 flex flex-col gap-4 text-lg not-italic">
      {address && (
        <p className="flex gap-4">
          <Icon name="MapPin" size={22} className="mt-0.5 shrink-0 text-accent" />
          <span className="max-w-sm">{address}</span>
        </p>
      )}
      {phone && (
        <a href={telHref(phone)} className={CONTACT_LINK}>
          <Icon name="Phone" size={22} className="shrink-0 text-accent" />
          <span className="tabular-nums underline-grow">{phone}</span>
        </a>
      )}
      {email && (
        <a href={`mailto:${email}`} className={CONTACT_LINK}>
          <Icon name="Mail" size={22} className="shrink-0 text-accent" />
          <span className="min-w-0 underline-grow">{email}</span>
        </a>
      )}
    </address>
  )
}

/** The facts that the law requires an agency to state on every page. */
function LegalDetails() {
  const { legalName, registrations, grievanceOfficer, callsFrom } = useShell().agency
  const details = {
    'Registered as': legalName,
    'Real-estate agent': registrations.map(({ number, authority }) => (
      <span key={number} className="block not-first:mt-1">
        <span translate="no" className="wrap-anywhere">
          {number}
        </span>
        {authority && <span>{`, ${authority}`}</span>}
      </span>
    )),
    'Grievance officer': grievanceOfficer && (
      <>
        <span className="block">{grievanceOfficer.name}</span>
        <ContactLink
          email={grievanceOfficer.email}
          className="py-0.5 underline underline-offset-4 block"
        />
        <ContactLink
          phone={grievanceOfficer.phone}
          className="py-0.5 underline underline-offset-4 block tabular-nums"
        />
      </>
    ),
    'We call from': callsFrom.map((number) => (
      <span key={number} className="block tabular-nums">
        {number}
      </span>
    )),
  }
  const knownDetails = Object.entries(details).filter(([, detail]) => Children.count(detail) > 0)
  if (knownDetails.length === 0) return null
  return (
    <div className="border-t border-dark-border">
      <dl className="page-container grid gap-x-12 gap-y-4 py-6 text-sm text-on-dark-muted sm:grid-cols-2 lg:grid-cols-4">
        {knownDetails.map(([name, detail]) => (
          <div key={name}>
            <dt className="font-semibold text-on-dark">{name}</dt>
            <dd className="mt-1">{detail}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

const RIGHTS_LINKS = [
  { name: 'Careers', path: paths.career },
  { name: 'Accessibility', path: paths.accessibility },
  { name: 'Privacy notice', path: paths.privacy },
]

function Rights() {
  const { agency, year } = useShell()
  return (
    <div className="border-t border-dark-border">
      <div className="page-container flex flex-wrap items-center justify-between gap-x-8 py-4 text-sm text-on-dark-muted max-lg:pb-24 print:pb-4!">
        <p className="py-2">{`© ${year} ${agency.name}. All rights reserved.`}</p>
        <div className="flex flex-wrap gap-x-6">
          {RIGHTS_LINKS.map(({ name, path }) => (
            <AppLink key={path} to={path} className="py-2 hover:text-accent-bright">
              {name}
            </AppLink>
          ))}
        </div>
      </div>
    </div>
  )
}

const CONTACT_LINK = 'group flex min-h-8 w-fit max-w-full items-center gap-4'

function LinkList({
  title,
  lead,
  links,
}: {
  title: string
  /** The words before the name of each link; phones show the names alone, side by side. */
  lead?: string
  links: readonly PathLink[]
}) {
  return (
    <div className={lead ? 'max-lg:col-span-2' : 'md:max-lg:col-span-2'}>
      <h2 className="font-semibold md:mb-3">{title}</h2>
      <ul className={cx(lead && 'max-md:flex max-md:flex-wrap max-md:gap-x-6')}>
        {links.map(({ name, path }) => (
          <li key={name}>
            <AppLink
              to={path}
              className="inline-flex min-h-11 items-center text-on-dark-muted transition-colors hover:text-accent-bright md:min-h-9 md:max-xl:text-sm"
            >
              <span>
                {lead && <span className="max-md:sr-only">{lead}</span>}
                <span>{name}</span>
              </span>
            </AppLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
