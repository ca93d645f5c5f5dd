import { browserStorage } from '../../sending/browser-storage.ts'

/** What was typed into a form, by field, and the id under which it may have been posted already. */
export type Draft = Readonly<Record<string, string>>

const KEY = 'enquiryDrafts'
/** The visitor's own: the same in every form. */
const SHARED = ['name', 'phone', 'email'] as const

/** What was typed into enquiry dialogs that were closed, until an enquiry is sent or the visit ends. */
export type Drafts = {
  /** The draft of a form; of a form not filled in before, the visitor's own details. */
  read(form: string): Draft | undefined
  write(form: string, draft: Draft): void
  clear(): void
}

/** Where the store is denied or full, drafts live until the page is left. */
export function createDrafts(storage: () => Storage | undefined): Drafts {
  let drafts: Map<string, Draft> | undefined

  function all(): Map<string, Draft> {
    drafts ??= stored(storage)
    return drafts
  }

  function keep(): void {
    try {
      if (all().size === 0) storage()?.removeItem(KEY)
      else storage()?.setItem(KEY, JSON.stringify([...all()]))
    } catch {
      // The map has to do.
    }
  }

  return {
    read(form) {
      const own = all().get(form)
      const latest = [...all().values()].at(-1)
      if (own || !latest) return own
      return Object.fromEntries(SHARED.map((name) => [name, latest[name] ?? '']))
    },
    write(form, draft) {
      all().delete(form)
      all().set(form, draft)
      keep()
    },
    clear() {
      all().clear()
      keep()
    },
  }
}

function stored(storage: () => Storage | undefined): Map<string, Draft> {
  try {
    const entries: unknown = JSON.parse(storage()?.getItem(KEY) ?? '[]')
    return new Map(Array.isArray(entries) ? entries.filter(isEntry) : [])
  } catch {
    return new Map()
  }
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

/** The drafts of this tab. */
export const browserDrafts = createDrafts(() => browserStorage('sessionStorage'))
