import { readStoredObject, writeStored } from '../../components/browser-storage.ts'

/** The typed text of a form, by field, and the id under which it may have been posted already. */
export type FormDraft = Readonly<Record<string, string>>

const KEY = 'enquiryDrafts'

/**
 * The typed text of enquiry forms that were closed or whose page was left, the latest last; kept
 * until an enquiry is sent or the visit ends.
 */
const readAll = () =>
  unstored ?? (readStoredObject('sessionStorage', KEY) as Record<string, FormDraft>)

/** The drafts of a browser that stores nothing, until the page is left. */
let unstored: Record<string, FormDraft> | undefined

/** The draft of a form, or the visitor's own details for a form that was not filled in before. */
export function readDraft(form: string): FormDraft | undefined {
  const drafts = readAll()
  const latest = Object.values(drafts).at(-1)
  if (drafts[form] || !latest) return drafts[form]
  const { name = '', phone = '', email = '' } = latest
  return { name, phone, email }
}

export function writeDraft(form: string, draft: FormDraft): void {
  const { [form]: _before, ...others } = readAll()
  const drafts = { ...others, [form]: draft }
  unstored = writeStored('sessionStorage', KEY, JSON.stringify(drafts)) ? undefined : drafts
}

export function clearDrafts(): void {
  unstored = undefined
  writeStored('sessionStorage', KEY, null)
}
