import { createStored } from '../../components/external-store.ts'
import { contactPath, type EnquiryRequest } from '../sending/enquiry-request.ts'

/**
 * The typed text of a form, by field; of an enquiry also the id under which it may have been posted
 * already, and as `prefilled` the message that the form began with.
 */
export type FormDraft = Readonly<Record<string, string>>

/**
 * The typed text of forms that were closed or whose page was left or loaded again, the latest last;
 * kept until it is sent or the visit ends.
 */
const drafts = createStored(
  'enquiryDrafts',
  (json) => (typeof json === 'object' ? { ...json } : {}) as Readonly<Record<string, FormDraft>>,
  'sessionStorage',
)

/** The forms whose request follows what their page shows, and whose text stays whatever it shows. */
const FOLLOWING = new Set<string>(['shortlist', 'no-results'])

/** The name under which the text of an enquiry form is kept. */
export const draftName = (request: EnquiryRequest): string =>
  FOLLOWING.has(request.source) ? request.source : contactPath(request)

/** The draft of a form, or the visitor's own details for a form that was not filled in before. */
export function readDraft(form: string): FormDraft | undefined {
  const all = drafts.get()
  const latest = Object.values(all).at(-1)
  if (all[form] || !latest) return all[form]
  const { name = '', phone = '', email = '' } = latest
  return { name, phone, email }
}

export function writeDraft(form: string, draft: FormDraft): void {
  const { [form]: _before, ...others } = drafts.get()
  drafts.set({ ...others, [form]: draft })
}

/** Forgets the text of the form that an enquiry was sent from; other forms keep theirs. */
export function removeDraft(submissionId: string): void {
  const others = Object.entries(drafts.get()).filter(
    ([, draft]) => draft['submissionId'] !== submissionId,
  )
  drafts.set(others.length > 0 ? Object.fromEntries(others) : undefined)
}

/**
 * Puts what was typed earlier back into the fields of a form that the visitor has not changed since.
 * @param prefilled the message that the form begins with now; it takes the place of an earlier one,
 * and what was typed around that stays
 * @returns the draft, where there is one
 */
export function restoreDraft(
  form: HTMLFormElement,
  name: string,
  prefilled = '',
): FormDraft | undefined {
  const draft = readDraft(name)
  const { message, prefilled: before = '' } = draft ?? {}
  const texts: FormDraft = {
    ...draft,
    ...(message !== undefined && { message: withPrefilled(message, before, prefilled) }),
  }
  for (const field of form.elements) {
    const text = 'name' in field ? texts[String(field.name)] : undefined
    if (text !== undefined) restoreField(field, text)
  }
  return draft
}

function withPrefilled(message: string, before: string, prefilled: string): string {
  if (message === before) return prefilled
  return before ? message.replace(before, () => prefilled) : message
}

function restoreField(field: Element, text: string): void {
  if (field instanceof HTMLSelectElement) {
    const isOffered = [...field.options].some(({ value }) => value === text)
    if (field.selectedIndex <= 0 && isOffered) field.value = text
  } else if (field instanceof HTMLTextAreaElement) {
    if (field.value === field.defaultValue) field.value = text
  } else if (field instanceof HTMLInputElement && field.type !== 'hidden') {
    if (field.type !== 'checkbox' && field.type !== 'radio') {
      if (field.value === field.defaultValue) field.value = text
      return
    }
    const group = field.form?.querySelector(`input[name="${field.name}"]:checked`)
    if (!group && field.value === text) field.checked = true
  }
}
