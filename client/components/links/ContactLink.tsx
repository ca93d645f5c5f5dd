import { TEXT_LINK } from './AppLink.tsx'

/** `tel:` address of a phone number as shown: '+91 98100 00000' is 'tel:+919810000000'. */
export const telHref = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`

type ContactLinkProps = { className?: string } & ({ phone: string } | { email: string })

/** A telephone number or an e-mail address as a link that calls or writes to it. */
export function ContactLink({ className = TEXT_LINK, ...to }: ContactLinkProps) {
  const [href, text] =
    'phone' in to ? [telHref(to.phone), to.phone] : [`mailto:${to.email}`, to.email]
  return (
    <a href={href} className={className} translate="no">
      {text}
    </a>
  )
}

type Contact = { phone?: string | undefined; email?: string | undefined }

/** The ways to reach somebody, as far as they are known, each on a line of its own. */
export function ContactLines({ phone, email }: Contact) {
  return (
    <>
      {phone && (
        <p>
          <ContactLink phone={phone} className={`${TEXT_LINK} tabular-nums`} />
        </p>
      )}
      {email && (
        <p>
          <ContactLink email={email} />
        </p>
      )}
    </>
  )
}
