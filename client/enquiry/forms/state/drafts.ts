import { readStoredJson, store } from '../../../components/browser-storage.ts'

/** What was typed into a form, by field, and the id under which it may have been posted already. */
export type Draft = Readonly<Record<string, string>>

const KEY = 'enquiryDrafts'
/** The visitor's own: the same in every form. */
const SHARED = ['name', 'phone', 'email'] as const

/**
 * What was typed into enquiry dialogs that were closed, by form, until an enquiry is sent or the visit
 * ends; where the browser stores nothing, until the page is left.
 */
let drafts: Map<string, Draft> | undefined

function all(): Map<string, Draft> {
  if (drafts) return drafts
  const entries = readStoredJson('sessionStorage', KEY)
  return (drafts = new Map(Array.isArray(entries) ? entries.filter(isEntry) : []))
}

/** The draft of a form; of a form not filled in before, the visitor's own details. */
export function readDraft(form: string): Draft | undefined {
  const own = all().get(form)
  const latest = [...all().values()].at(-1)
  if (own || !latest) return own
  return Object.fromEntries(SHARED.map((name) => [name, latest[name] ?? '']))
}

export function writeDraft(form: string, draft: Draft): void {
  all().delete(form)
  all().set(form, draft)
  store('sessionStorage', KEY, JSON.stringify([...all()]))
}

export function clearDrafts(): void {
  all().clear()
  store('sessionStorage', KEY, null)
}

function isEntry(entry: unknown): entry is [string, Draft] {
  if (!Array.isArray(entry)) return false
  const [form, draft]: readonly unknown[] = entry
  return (
    typeof form === 'string' &&
    typeof draft === 'object' &&
    draft !== null &&
    Object.values(draft).every((value) => typeof value === 'string')
  )
}
