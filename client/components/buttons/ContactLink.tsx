import { telHref } from './contact-links.ts'

type ContactLinkProps = { className: string } & ({ phone: string } | { email: string })

/** A telephone number or an e-mail address as a link that calls or writes to it. */
export function ContactLink({ className, ...to }: ContactLinkProps) {
  const [href, text] =
    'phone' in to ? [telHref(to.phone), to.phone] : [`mailto:${to.email}`, to.email]
  return (
    <a href={href} className={className}>
      {text}
    </a>
  )
}
