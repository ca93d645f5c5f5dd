import { telHref, whatsappHref } from '../../client/components/buttons/ContactLink.tsx'
import type { FormState } from '../../client/routing/load-page.ts'
import {
  CALL_TIMES,
  CONTACT_WAYS,
  ENQUIRY_FIELDS,
  ENQUIRY_LABELS,
  PRIVACY_REQUEST,
  PRIVACY_REQUESTS,
  VISIT,
  type EnquiryField,
} from '../../domain/enquiry/enquiry.ts'
import { paths } from '../../domain/seo/paths.ts'
import { escapeMarkup as escape } from '../../domain/text/text.ts'
import { plainPage } from './failure-page.ts'

export type AgencyContact = {
  readonly phone?: string | undefined
  readonly whatsapp?: string | undefined
}

type StaticForm = {
  readonly form: FormState
  /** The path and query of the page that the form belongs to. */
  readonly page: string
  readonly agency: AgencyContact
  readonly styles: readonly string[]
}

const PERSON = [
  { name: 'name', type: 'text', autocomplete: 'name' },
  { name: 'phone', type: 'tel', autocomplete: 'tel' },
] as const
const MAIL = { name: 'email', type: 'email', autocomplete: 'email' } as const
/** The fields of a visit, in place of an e-mail address and a message. */
const OF_VISIT = [
  { name: 'visitOn', type: 'date', autocomplete: 'off' },
  { name: 'visitSlot', type: 'time', autocomplete: 'off' },
] as const
const CHOICES = [
  { name: 'contactBy', none: 'Any way', options: CONTACT_WAYS },
  { name: 'callTime', none: 'Any time', options: CALL_TIMES },
] as const
const REQUEST = { name: 'request', none: 'Please choose', options: PRIVACY_REQUESTS } as const
const OPTIONAL = new Set<EnquiryField>(['email', 'message'])
const SHOWN = new Set<string>([...ENQUIRY_FIELDS, 'marketing'])

/**
 * An enquiry form with the typed text and its mistakes, for when there is no time to render its
 * page.
 */
export function staticForm({ form, page, agency, styles }: StaticForm): string {
  const { values, errors, message = '' } = form
  const hidden = Object.entries({ ...values, page })
    .filter(([name]) => !SHOWN.has(name))
    .map(([name, value]) => `<input type="hidden" name="${escape(name)}" value="${escape(value)}">`)
  const isVisit = form.source === VISIT
  const labelled = (name: EnquiryField, control: string) => {
    const wrong = errors[name] === undefined ? '' : ` <strong>${escape(errors[name])}</strong>`
    const label = `${ENQUIRY_LABELS[name]}${OPTIONAL.has(name) ? ' (optional)' : ''}`
    return `<p><label for="${name}">${label}</label>${wrong}${control}</p>`
  }
  const inputs = [...PERSON, ...(isVisit ? OF_VISIT : [MAIL])]
  const fields = inputs.map(({ name, type, autocomplete }) =>
    labelled(
      name,
      `<input id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}" value="${escape(values[name] ?? '')}">`,
    ),
  )
  const selects = form.source === PRIVACY_REQUEST ? [REQUEST] : CHOICES
  const choices = selects.map(({ name, none, options }) => {
    const optionElements = Object.entries({ '': none, ...options }).map(
      ([value, label]) =>
        `<option value="${value}"${value === values[name] ? ' selected' : ''}>${label}</option>`,
    )
    return labelled(name, `<select id="${name}" name="${name}">${optionElements.join('')}</select>`)
  })
  const ticked = values['marketing'] === 'true' ? ' checked' : ''
  const more = [
    labelled(
      'message',
      `<textarea id="message" name="message" rows="4">\n${escape(values['message'] ?? '')}</textarea>`,
    ),
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

function reach({ phone, whatsapp }: AgencyContact): string {
  const ways = [
    phone && `call <a href="${escape(telHref(phone))}">${escape(phone)}</a>`,
    whatsapp && `write on <a href="${escape(whatsappHref(whatsapp))}">WhatsApp</a>`,
  ].filter(Boolean)
  return ways.length === 0 ? '' : `<p>You can also ${ways.join(' or ')}.</p>`
}
