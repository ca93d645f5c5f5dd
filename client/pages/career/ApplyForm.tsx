import { useEffect, useRef, useState, type FormEvent } from 'react'
import { isEmail } from '../../../domain/enquiry/enquiry.ts'
import { Button, ButtonLink } from '../../components/buttons/Button.tsx'
import { Field, TextArea } from '../../components/form/Field.tsx'
import { StatusMessage } from '../../components/status/StatusMessage.tsx'
import { PrivacyLine } from '../../enquiry/forms/PrivacyLine.tsx'
import { ContactLink } from '../../components/buttons/ContactLink.tsx'
import { useShell } from '../../layout/shell.ts'
import { positionKey, type Position } from './selection.ts'

type Application = { name: string; email: string; about: string }

/**
 * Applies for a position. The product keeps applications in this page only: nothing is sent
 * (docs/product.md, 'Careers'), so the visitor's own mail takes it, and without JavaScript the address
 * is shown instead.
 */
export function ApplyForm({ position }: { position: Position }) {
  const [errors, setErrors] = useState<Partial<Application>>({})
  const [application, setApplication] = useState<Application>()
  const heading = useRef<HTMLHeadingElement>(null)
  const { email } = useShell().agency
  const id = `apply-${positionKey(position)}`

  useEffect(() => {
    // Opened by a press, not by the first address.
    if (document.activeElement?.closest('li')?.contains(heading.current)) heading.current?.focus()
  }, [])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const typed = applicationIn(new FormData(form))
    const found = problems(typed)
    setErrors(found)
    const [first] = Object.keys(found)
    if (first === undefined) setApplication(typed)
    else form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  }

  return (
    <div className="mt-8 border-t border-border pt-8">
      <h4 ref={heading} tabIndex={-1} className="display-small text-xl outline-none">
        Apply for {position.title}
      </h4>
      {email && (
        <p className="mt-3 hidden noscript:block">
          Write to <ContactLink email={email} className="font-semibold underline" /> and tell us
          your name and something about yourself.
        </p>
      )}
      <div className="mt-5 max-w-xl noscript:hidden">
        <StatusMessage tone="success">
          {application && 'Application Submitted Successfully!'}
        </StatusMessage>
        {application && email && (
          <div className="mt-5 max-w-text space-y-5">
            <p>
              One step is left: this page keeps your application to itself. Send it to us by{' '}
              <span className="whitespace-nowrap">e-mail</span>; everything you wrote is in it
              already.
            </p>
            <ButtonLink to={applicationMail(email, position, application)}>
              Send it by e-mail
            </ButtonLink>
            <p className="text-muted">
              No mail program on this device? Write to{' '}
              <ContactLink email={email} className="font-semibold underline" />.
            </p>
          </div>
        )}
        {!application && (
          <form noValidate onSubmit={submit} className="space-y-5">
            <Field
              id={`${id}-name`}
              name="name"
              label="Name"
              autoComplete="name"
              required
              error={errors.name}
            />
            <Field
              id={`${id}-email`}
              name="email"
              type="email"
              label="E-mail"
              autoComplete="email"
              required
              error={errors.email}
            />
            <TextArea
              id={`${id}-about`}
              name="about"
              label="About yourself"
              rows={5}
              required
              error={errors.about}
            />
            <div>
              <Button type="submit">Submit application</Button>
              <PrivacyLine summary="Nothing reaches us before you send it by e-mail." />
            </div>
          </form>
        )}
      </div>
    </div>
  )
}

function applicationIn(form: FormData): Application {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  return { name: text('name'), email: text('email'), about: text('about') }
}

function problems({ name, email, about }: Application): Partial<Application> {
  return {
    ...(name === '' && { name: 'Please enter your name.' }),
    ...(!isEmail(email) && { email: 'Please enter a valid e-mail address.' }),
    ...(about === '' && { about: 'Please tell us something about yourself.' }),
  }
}

/** Some mail programs cut off longer addresses; in characters after escaping. */
const BODY_LIMIT = 1800

/** A link that opens the visitor's mail with an application written out. */
export function applicationMail(
  to: string,
  { title, location }: Position,
  { name, email, about }: Application,
): string {
  const subject = `Application: ${title}${location && `, ${location}`}`
  const body = [`Name: ${name}`, `E-mail: ${email}`, '', about].join('\r\n')
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${escapedWithin(body, BODY_LIMIT)}`
}

/** The text escaped for an address, cut between characters where it gets too long. */
function escapedWithin(text: string, limit: number): string {
  let escaped = ''
  for (const character of text) {
    const next = encodeURIComponent(character)
    if (escaped.length + next.length > limit) return `${escaped}%E2%80%A6`
    escaped += next
  }
  return escaped
}
