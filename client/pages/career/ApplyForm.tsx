import { useEffect, useRef, useState, type FormEvent } from 'react'
import { isEmail } from '../../../domain/enquiry/enquiry.ts'
import { Button, ButtonLink } from '../../components/buttons/Button.tsx'
import { Field, TextArea } from '../../components/form/Field.tsx'
import { StatusMessage } from '../../components/status/StatusMessage.tsx'
import { PrivacyLine } from '../../enquiry/forms/PrivacyLine.tsx'
import { ContactLink } from '../../components/buttons/ContactLink.tsx'
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
type Application = Record<FieldName, string>

/**
 * The form to apply for a position. Applications stay in this page, and nothing is sent to us
 * (docs/product.md, 'Careers'): the form opens the visitor's own mail, and without JavaScript the
 * page shows the address instead.
 */
export function ApplyForm({ position }: { position: CareerPosition }) {
  const [application, setApplication] = useState<Application>()
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
      {email && (
        <p className="mt-3 hidden noscript:block">
          <TranslatableTexts>
            Write to <ContactLink email={email} className="text-link" /> and tell us your name and
            something about yourself.
          </TranslatableTexts>
        </p>
      )}
      <div className="mt-5 max-w-xl noscript:hidden">
        <StatusMessage tone="success">
          {application && 'Application Submitted Successfully!'}
        </StatusMessage>
        {application && email && (
          <div className="mt-5 flex max-w-text flex-col items-start gap-5">
            <p>
              <TranslatableTexts>
                One step is left: this page keeps your application to itself. Send it to us by{' '}
                <span className="whitespace-nowrap">e-mail</span>; everything you wrote is in it
                already.
              </TranslatableTexts>
            </p>
            <ButtonLink to={applicationMail(email, position, application)}>
              Send it by e-mail
            </ButtonLink>
            <p className="text-muted">
              <TranslatableTexts>
                No mail program on this device? Write to{' '}
                <ContactLink email={email} className="text-link" />.
              </TranslatableTexts>
            </p>
          </div>
        )}
        {!application && <Form id={`apply-${positionKey(position)}`} onFilled={setApplication} />}
      </div>
    </div>
  )
}

function Form({ id, onFilled }: { id: string; onFilled: (application: Application) => void }) {
  const [wrong, setWrong] = useState<FieldName[]>([])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const text = (name: FieldName) => trimText(String(new FormData(form).get(name) ?? ''))
    const typed = { name: text('name'), email: text('email'), about: text('about') }
    const names = (['name', 'email', 'about'] as const).filter((name) =>
      name === 'email' ? !isEmail(typed.email) : typed[name] === '',
    )
    setWrong(names)
    if (names.length === 0) onFilled(typed)
    else form.querySelector<HTMLElement>(`[name="${names[0]}"]`)?.focus()
  }
  const field = (name: FieldName) => ({
    id: `${id}-${name}`,
    name,
    required: true,
    error: wrong.includes(name) ? PROBLEMS[name] : undefined,
  })
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <Field {...field('name')} label="Name" autoComplete="name" />
      <Field {...field('email')} label="E-mail" type="email" autoComplete="email" />
      <TextArea {...field('about')} label="About yourself" rows={5} />
      <div>
        <Button type="submit">Submit application</Button>
        <PrivacyLine summary="Nothing reaches us before you send it by e-mail." />
      </div>
    </form>
  )
}

/** Longer addresses are cut off by some mail programs; counted in characters after escaping. */
const BODY_LIMIT = 1800

/** A link that opens a written application in the visitor's mail program. */
export function applicationMail(
  to: string,
  { title, location = '' }: CareerPosition,
  { name, email, about }: Application,
): string {
  const subject = `Application: ${title}${location && `, ${location}`}`
  const body = [`Name: ${name}`, `E-mail: ${email}`, '', about].join('\r\n')
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${escapedWithin(body, BODY_LIMIT)}`
}

/** A text escaped for an address, and cut between characters where it gets too long. */
function escapedWithin(text: string, limit: number): string {
  let escaped = ''
  for (const character of text) {
    const next = encodeURIComponent(character)
    if (escaped.length + next.length > limit) return `${escaped}%E2%80%A6`
    escaped += next
  }
  return escaped
}
