import { useEffect, useLayoutEffect, useRef, useState, type FormEvent } from 'react'
import { isEmail } from '../../../domain/enquiry/enquiry.ts'
import { Button, ButtonLink } from '../../components/buttons/Button.tsx'
import { Field, TextArea } from '../../components/form/Field.tsx'
import { StatusMessage } from '../../components/status/live-region.tsx'
import { TextToCopy } from '../../enquiry/forms/Confirmation.tsx'
import { restoreDraft, writeDraft } from '../../enquiry/forms/form-drafts.ts'
import { textsIn } from '../../enquiry/forms/form-values.ts'
import { PrivacyLine } from '../../enquiry/forms/PrivacyLine.tsx'
import { contactPath } from '../../enquiry/sending/enquiry-request.ts'
import { ContactLink } from '../../components/links/ContactLink.tsx'
import { useShell } from '../../layout/shell-context.ts'
import type { CareerPosition } from '../../../schemas/generated/data.generated.ts'
import { trimText } from '../../../domain/text/text.ts'
import { toSlug } from '../../../domain/text/slug.ts'
import { TranslatableTexts } from '../../components/TranslatableTexts.tsx'

/** The name of a position in addresses and ids, unique in its department. */
export const positionKey = (position: CareerPosition): string => toSlug(position.title)

// The messages for fields that are not filled in as required.
const PROBLEMS = {
  name: 'Please enter your name.',
  email: 'Please enter a valid e-mail address.',
  about: 'Please tell us something about yourself.',
}
type FieldName = keyof typeof PROBLEMS

/**
 * How to apply for a position: by the visitor's own mail, which the form opens (docs/product.md,
 * 'Careers'). Without JavaScript, or an address, the page says how else to reach the agency.
 */
export function ApplyForm({ position }: { position: CareerPosition }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { email } = useShell().agency

  useEffect(() => {
    // The focus moves to a form that a press has opened, not to that of the first address.
    if (document.activeElement?.closest('li')?.contains(heading.current)) heading.current?.focus()
  }, [])

  return (
    <div className="mt-8 border-t border-border pt-8">
      <h4 ref={heading} tabIndex={-1} className="display-small text-xl outline-none">
        {`Apply for ${position.title}`}
      </h4>
      {email ? (
        <>
          <p className="mt-3 hidden noscript:block">
            <TranslatableTexts>
              Write to <ContactLink email={email} /> and tell us your name and something about
              yourself.
            </TranslatableTexts>
          </p>
          <div className="mt-5 max-w-xl noscript:hidden">
            <Form id={`apply-${positionKey(position)}`} position={position} to={email} />
          </div>
        </>
      ) : (
        <WithoutMail position={position} />
      )}
    </div>
  )
}

function WithoutMail({ position }: { position: CareerPosition }) {
  const { phone } = useShell().agency
  const message = `I would like to apply for ${position.title}.`
  return (
    <div className="mt-3 flex max-w-text flex-col items-start gap-5">
      <p>
        {phone ? (
          <TranslatableTexts>
            Call <ContactLink phone={phone} />, or leave us a message with your number, and we will
            call you back.
          </TranslatableTexts>
        ) : (
          'Leave us a message with your number, and we will call you back.'
        )}
      </p>
      <ButtonLink to={contactPath({ source: 'contact', message })}>Write a message</ButtonLink>
    </div>
  )
}

function Form({ id, position, to }: { id: string; position: CareerPosition; to: string }) {
  const [wrong, setWrong] = useState<FieldName[]>([])
  const [mail, setMail] = useState<ApplicationMail>()
  const element = useRef<HTMLFormElement>(null)
  useLayoutEffect(() => {
    if (element.current) restoreDraft(element.current, id)
  }, [id])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const text = (name: FieldName) => trimText(String(new FormData(form).get(name) ?? ''))
    const typed = { name: text('name'), email: text('email'), about: text('about') }
    const names = (['name', 'email', 'about'] as const).filter((name) =>
      name === 'email' ? !isEmail(typed.email) : typed[name] === '',
    )
    setWrong(names)
    if (names.length > 0) {
      form.querySelector<HTMLElement>(`[name="${names[0]}"]`)?.focus()
      return
    }
    const written = applicationMail(to, position, typed)
    setMail(written)
    if (written.isWhole) window.location.assign(written.href)
  }
  const field = (name: FieldName) => ({
    id: `${id}-${name}`,
    name,
    required: true,
    error: wrong.includes(name) ? PROBLEMS[name] : undefined,
  })
  return (
    <form
      ref={element}
      noValidate
      onSubmit={submit}
      onInput={({ currentTarget }) => {
        // What was said of an application does not hold for another one.
        setMail(undefined)
        writeDraft(id, textsIn(new FormData(currentTarget)))
      }}
      className="flex flex-col gap-5"
    >
      <Field {...field('name')} label="Name" autoComplete="name" />
      <Field {...field('email')} label="Email" type="email" autoComplete="email" />
      <TextArea {...field('about')} label="About yourself" rows={5} />
      <div>
        <Button type="submit">Submit application</Button>
        <PrivacyLine summary="Your mail program opens with the application. Nothing reaches us before you send it there." />
      </div>
      <Outcome mail={mail} to={to} />
    </form>
  )
}

/** What became of an application: it is in the visitor's mail, or too long to be put there. */
function Outcome({ mail, to }: { mail: ApplicationMail | undefined; to: string }) {
  return (
    <div>
      <StatusMessage tone={mail?.isWhole ? 'success' : 'info'}>
        {mail &&
          (mail.isWhole
            ? 'Application Submitted Successfully!'
            : 'Your application is not on its way yet: it is longer than what a link can put into an e-mail.')}
      </StatusMessage>
      {mail && (
        <div className="mt-5 flex max-w-text flex-col items-start gap-5">
          <p>
            {mail.isWhole
              ? 'It is in the e-mail that your mail program has opened. Press send there, and it reaches us.'
              : 'Copy it from here, open the e-mail, and paste it there.'}
          </p>
          {!mail.isWhole && (
            <div className="w-full">
              <TextToCopy text={mail.text} />
            </div>
          )}
          <ButtonLink to={mail.href}>
            {mail.isWhole ? 'Open the e-mail again' : 'Open the e-mail'}
          </ButtonLink>
          <p className="text-muted">
            <TranslatableTexts>
              No mail program on this device? Write to <ContactLink email={to} />.
            </TranslatableTexts>
          </p>
        </div>
      )}
    </div>
  )
}

/** Longer addresses are cut off by some mail programs; counted in characters after escaping. */
const BODY_LIMIT = 1800

type ApplicationMail = { href: string; text: string; isWhole: boolean }

/**
 * The text of an application, and a link that opens the visitor's mail program with it. A text too
 * long for a link (`isWhole` false) is left out of the link as a whole.
 */
export function applicationMail(
  to: string,
  { title, location = '' }: CareerPosition,
  { name, email, about }: Record<FieldName, string>,
): ApplicationMail {
  const subject = `Application: ${title}${location && `, ${location}`}`
  const text = [`Name: ${name}`, `Email: ${email}`, '', about].join('\n')
  const body = encodeURIComponent(text.replaceAll('\n', '\r\n'))
  const isWhole = body.length <= BODY_LIMIT
  const href = `mailto:${to}?subject=${encodeURIComponent(subject)}`
  return { href: isWhole ? `${href}&body=${body}` : href, text, isWhole }
}
