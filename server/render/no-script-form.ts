import { telHref, whatsappHref } from '../../client/components/buttons/ContactLink.tsx'
import type { FormState } from '../../client/routing/load-page.ts'
import {
  CALL_TIMES,
  CONTACT_WAYS,
  ENQUIRY_FIELDS,
  PRIVACY_REQUEST,
  PRIVACY_REQUESTS,
  VISIT,
} from '../../domain/enquiry/enquiry.ts'
import { paths } from '../../domain/seo/paths.ts'
import { escapeMarkup as escape } from '../../domain/text/text.ts'
import { plainPage } from './failure-page.ts'

/** How an agency is reached besides by its forms. */
export type Reachable = {
  readonly phone?: string | undefined
  readonly whatsapp?: string | undefined
}

type StaticForm = {
  readonly form: FormState
  /** The page that the form belongs to, path and query. */
  readonly page: string
  readonly agency: Reachable
  readonly styles: readonly string[]
}

const FIELDS = [
  { name: 'name', label: 'Name', type: 'text', autocomplete: 'name' },
  { name: 'phone', label: 'Phone', type: 'tel', autocomplete: 'tel' },
  { name: 'email', label: 'Email (optional)', type: 'email', autocomplete: 'email' },
] as const
const CHOICES = [
  { name: 'contactBy', label: 'Contact me by', none: 'Any way', options: CONTACT_WAYS },
  { name: 'callTime', label: 'Best time', none: 'Any time', options: CALL_TIMES },
]
const REQUEST = {
  name: 'request',
  label: 'What do you ask for?',
  none: 'Please choose',
  options: PRIVACY_REQUESTS,
}
/** Instead of an address for mail and a message. */
const OF_VISIT = [
  { name: 'visitOn', label: 'Day', type: 'date', autocomplete: 'off' },
  { name: 'visitSlot', label: 'Time in India', type: 'time', autocomplete: 'off' },
] as const
const SHOWN = new Set<string>([...ENQUIRY_FIELDS, 'marketing'])

/**
 * An enquiry form with what was typed and what is wrong with it, for when there is no time to render
 * its page: a few kilobytes that take no rendering and no script.
 */
export function staticForm({ form, page, agency, styles }: StaticForm): string {
  const { values, errors, message = '' } = form
  const hidden = Object.entries({ ...values, page })
    .filter(([name]) => !SHOWN.has(name))
    .map(([name, value]) => `<input type="hidden" name="${escape(name)}" value="${escape(value)}">`)
  const isVisit = form.source === VISIT
  const shown = isVisit ? [...FIELDS.slice(0, 2), ...OF_VISIT] : FIELDS
  const fields = shown.map(
    ({ name, label, type, autocomplete }) =>
      `<p><label for="${name}">${label}</label>${wrong(name, errors)}<input id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}" value="${escape(values[name] ?? '')}"></p>`,
  )
  const asked = form.source === PRIVACY_REQUEST ? [REQUEST] : CHOICES
  const choices = asked.map(({ name, label, none, options }) => {
    const listed = Object.entries({ '': none, ...options }).map(
      ([value, words]) =>
        `<option value="${value}"${value === values[name] ? ' selected' : ''}>${words}</option>`,
    )
    return `<p><label for="${name}">${label}</label>${wrong(name, errors)}<select id="${name}" name="${name}">${listed.join('')}</select></p>`
  })
  const ticked = values['marketing'] === 'true' ? ' checked' : ''
  const more = [
    `<p><label for="message">Message (optional)</label>${wrong('message', errors)}<textarea id="message" name="message" rows="4">
${escape(values['message'] ?? '')}</textarea></p>`,
    ...choices,
    `<p><label><input type="checkbox" name="marketing" value="true"${ticked}> Tell me about other projects too</label></p>`,
  ]
  return plainPage({
    title: 'Your enquiry has not been sent yet',
    text: message,
    styles,
    more: `<form method="post" action="${paths.enquiryApi}">
${[...hidden, ...fields].join('\n')}
${isVisit ? '' : more.join('\n')}
<p><button type="submit">Send again</button></p>
</form>
${reach(agency)}`,
  })
}

const wrong = (name: string, errors: FormState['errors']): string =>
  errors[name] === undefined ? '' : ` <strong>${escape(errors[name])}</strong>`

function reach({ phone, whatsapp }: Reachable): string {
  const ways = [
    phone && `call <a href="${escape(telHref(phone))}">${escape(phone)}</a>`,
    whatsapp && `write on <a href="${escape(whatsappHref(whatsapp))}">WhatsApp</a>`,
  ].filter(Boolean)
  return ways.length === 0 ? '' : `<p>You can also ${ways.join(' or ')}.</p>`
}
