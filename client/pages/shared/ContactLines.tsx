import { ContactLink } from '../../components/buttons/ContactLink.tsx'

type Contact = { phone?: string | undefined; email?: string | undefined }

/** How to reach somebody, a line each, as far as it is known. */
export function ContactLines({ phone, email }: Contact) {
  return (
    <>
      {phone && (
        <p>
          <ContactLink phone={phone} className="inline-block py-0.5 underline tabular-nums" />
        </p>
      )}
      {email && (
        <p>
          <ContactLink email={email} className="inline-block py-0.5 underline" />
        </p>
      )}
    </>
  )
}
