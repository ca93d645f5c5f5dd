import { Mail, MapPin, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { useShell } from '../../shell.ts'
import { AppLink } from '../AppLink.tsx'
import { BrandIcon, knownBrands } from '../BrandIcon.tsx'
import { telHref } from '../contact-links.ts'
import { Logo } from './Logo.tsx'
import { quickLinks, typeLinks, type NavigationLink } from './navigation.ts'

const COLUMNS = ['New', 'Residential', 'Commercial'] as const

type FooterProps = {
  /** The compact 'Let's Connect' enquiry form. */
  readonly form: ReactNode
}

/** The end of every page: an enquiry, every way into the site, and who the agency is. */
export function Footer({ form }: FooterProps) {
  const { agency, cities, year } = useShell()
  return (
    <footer className="night">
      <div className="column grid gap-x-16 gap-y-10 pt-16 pb-14 lg:grid-cols-[5fr_6fr] lg:pt-24 lg:pb-20">
        <div>
          <h2 className="display text-4xl">Let’s Connect</h2>
          <p className="mt-4 max-w-text text-lg text-on-night-muted">
            Tell us what you are looking for. An adviser calls back the same working day.
          </p>
          <Contacts />
        </div>
        <div className="rounded-lg border border-night-line bg-night-raised/45 p-5 sm:p-8">
          {form}
        </div>
      </div>

      <nav aria-label="Property by city" className="border-t border-night-line">
        <div className="column flex flex-wrap items-baseline gap-x-10 gap-y-1 py-8">
          {cities.map(({ name, path }) => (
            <AppLink key={path} to={path} className="display py-2 text-2xl hover:text-gold-bright">
              {name}
            </AppLink>
          ))}
        </div>
      </nav>

      <nav aria-label="Footer" className="border-t border-night-line">
        <div className="column grid grid-cols-1 gap-x-8 gap-y-10 py-12 min-[400px]:grid-cols-2 md:grid-cols-3 lg:grid-cols-[4fr_4fr_4fr_3fr_3fr] lg:py-16">
          {COLUMNS.map((column) => (
            <LinkList
              key={column}
              title={`${column} Property`}
              links={cities.map(({ name, path }) => ({
                name: `${column} Property In ${name}`,
                path,
              }))}
            />
          ))}
          <LinkList title="Quick Links" links={quickLinks} />
          <LinkList title="Services" links={typeLinks} />
        </div>
      </nav>

      <div className="border-t border-night-line">
        <div className="column grid gap-x-16 gap-y-8 py-12 lg:grid-cols-[1fr_2fr]">
          <div>
            <Logo />
            <p className="mt-3 text-on-night-muted">{agency.tagline}</p>
          </div>
          <div className="space-y-4 text-on-night-muted md:columns-2 md:gap-12">
            {agency.aboutText.split(/\n\s*\n/).map((paragraph) => (
              <p key={paragraph} className="text-sm/relaxed">
                {paragraph}
              </p>
            ))}
          </div>
        </div>
      </div>

      <div className="border-t border-night-line">
        {/* The space at the right end belongs to the floating buttons. */}
        <div className="column flex flex-wrap items-center justify-between gap-x-8 gap-y-4 py-6 max-lg:pb-28">
          <p className="text-sm text-on-night-muted">
            © {year} {agency.name}. All rights reserved.
          </p>
          <ul className="-mx-2.5 flex lg:mr-72">
            {knownBrands(agency.social).map(({ brand, name, href }) => (
              <li key={brand}>
                <AppLink
                  to={href}
                  newTab
                  className="grid size-11 place-items-center rounded-full text-on-night-muted transition-colors hover:text-gold-bright"
                >
                  <BrandIcon brand={brand} />
                  <span className="sr-only">{name}</span>
                </AppLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  )
}

function Contacts() {
  const { address, phone, email } = useShell().agency
  return (
    <address className="mt-8 space-y-4 text-lg not-italic">
      <p className="flex gap-4">
        <MapPin size={22} aria-hidden="true" className="mt-0.5 shrink-0 text-gold" />
        <span className="max-w-sm">{address}</span>
      </p>
      {phone && (
        <a href={telHref(phone)} className={CONTACT_LINK}>
          <Phone size={22} aria-hidden="true" className="shrink-0 text-gold" />
          <span className="tabular-nums underline-grow">{phone}</span>
        </a>
      )}
      {email && (
        <a href={`mailto:${email}`} className={CONTACT_LINK}>
          <Mail size={22} aria-hidden="true" className="shrink-0 text-gold" />
          <span className="min-w-0 underline-grow">{email}</span>
        </a>
      )}
    </address>
  )
}

const CONTACT_LINK = 'group flex min-h-8 w-fit max-w-full items-center gap-4'

type LinkListProps = { readonly title: string; readonly links: readonly NavigationLink[] }

function LinkList({ title, links }: LinkListProps) {
  return (
    <div>
      <h2 className="mb-3 font-semibold">{title}</h2>
      <ul>
        {links.map(({ name, path }) => (
          <li key={name}>
            <AppLink
              to={path}
              className="inline-flex min-h-9 items-center text-on-night-muted transition-colors hover:text-gold-bright"
            >
              {name}
            </AppLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
