import { createContext, use, useEffect } from 'react'
import type { DeskFinding, DeskPage, FixRequest, PageView, ResolveRequest } from '../api.ts'
import { isSame, type Edit, type TakeBack } from '../draft/drafts.ts'
import { toTyped, typed } from '../draft/typing.ts'
import { createShown, desk, forgetSaved, runAction, showFailure, useAsk, useShown } from './desk.ts'
import { messageOf, NoAnswer, request } from './request.ts'

const TYPING_PAUSE_MS = 50

/** An edit, with its page where edits of several pages are typed side by side. */
type Typed = (Edit | TakeBack) & { page?: DeskPage }

/** What was typed and is in no answer of the desk yet, by the path of its page, which may be left. */
const unsent = new Map<string, readonly Typed[]>()

/** The edits that are on their way. */
const sent = new Set<Typed>()

/** The revision at which the desk had what was typed last. */
let arrivedAt = 0

/** Whether something was typed that is in no file: the desk has not got it, or keeps it as a draft. */
export function isUnsaved(): boolean {
  const { state } = desk.get()
  const isDrafted = state && (state.drafts.length > 0 || state.revision < arrivedAt)
  return isDrafted === true || unsent.size > 0
}

/** Typing on in one field replaces what was not sent of it yet. */
function withEdit<E extends Typed>(edits: readonly E[], edit: E): E[] {
  const last = edits.at(-1)
  const isTypedOn =
    last &&
    !sent.has(last) &&
    'set' in last &&
    'set' in edit &&
    isSame([last.page, last.file, last.path], [edit.page, edit.file, edit.path])
  return isTypedOn ? [...edits.slice(0, -1), { ...last, set: edit.set }] : [...edits, edit]
}

/**
 * Creates what the desk answers at a path, with what is typed there. That is shown at once, and sent
 * when the keyboard rests, when a field is left and when the page is left, hidden or closed, so that it
 * is there again after a reload.
 * @param path takes edits by `PUT`, discards the draft by `DELETE` and saves it by `POST …/save`
 * @param withTyped the answer with what was typed since then
 * @param withoutDraft the answer with nothing typed
 */
export function createDraft<V extends { revision: number }, E extends Typed>(
  path: string,
  withTyped: (view: V, edits: readonly E[]) => V,
  withoutDraft: (view: V) => V,
) {
  const shown = createShown<{ view: V | undefined; error?: string }>({ view: undefined })
  let answer: V | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let last: Promise<unknown> = Promise.resolve()
  let isDiscarding = false

  const unsentHere = () => (unsent.get(path) ?? []) as readonly E[]

  /** Shows the desk's answer with what is not in it yet. */
  function show(edits: readonly E[]): void {
    if (edits.length > 0) unsent.set(path, edits)
    else unsent.delete(path)
    shown.set({ view: answer && withTyped(answer, edits) })
  }

  /** Takes up an answer of the desk, unless a newer one is shown. */
  function take(next: V, arrived: readonly E[] = []): void {
    if (!isDiscarding && (answer?.revision ?? 0) <= next.revision) answer = next
    show(unsentHere().filter((edit) => !arrived.includes(edit)))
  }

  /** Runs requests one after another; a page that is going away does not wait for an earlier answer. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = document.hidden ? work() : last.then(work)
    last = done
    return done
  }

  /** Sends what was typed; false where it did not arrive, which a message then says. */
  function send(): Promise<boolean> {
    clearTimeout(timer)
    return inTurn(async () => {
      const changes = unsentHere().filter((edit) => !sent.has(edit))
      if (changes.length === 0) return true
      for (const edit of changes) sent.add(edit)
      try {
        const next = await request<V>(path, 'PUT', { changes })
        arrivedAt = next.revision
        take(next, changes)
        return true
      } catch (error) {
        showFailure(error)
        return false
      } finally {
        for (const edit of changes) sent.delete(edit)
      }
    })
  }

  /** Asks for the view, unless it is as new as a revision; what did not arrive is sent again. */
  async function follow(revision: number): Promise<void> {
    if (unsent.has(path)) void send()
    if (answer && answer.revision >= revision) return
    try {
      take(await request<V>(path))
    } catch (error) {
      if (error instanceof NoAnswer) showFailure(error)
      else shown.set({ view: undefined, error: messageOf(error) })
    }
  }

  /** Adds edits to what was typed; each is made with what is shown after those before it. */
  function type(...edits: readonly ((shown: V) => E | undefined)[]): void {
    forgetSaved()
    for (const editOf of edits) {
      const { view } = shown.get()
      const edit = view && editOf(view)
      if (edit) show(withEdit(unsentHere(), edit))
    }
    clearTimeout(timer)
    timer = setTimeout(() => void send(), TYPING_PAUSE_MS)
  }

  /** Makes a request that answers the view, once what was typed has arrived. */
  async function requestView(sendRequest: () => Promise<V>): Promise<void> {
    if (!(await send())) return
    try {
      take(await sendRequest())
    } catch (error) {
      showFailure(error)
    }
  }

  /** Goes back to the values in the files, at once; what could not be sent is dropped. */
  async function discard(): Promise<void> {
    clearTimeout(timer)
    isDiscarding = true
    answer = answer && withoutDraft(answer)
    show([])
    await inTurn(async () => {
      const next = await request<V>(path, 'DELETE').catch((error: unknown) => showFailure(error))
      isDiscarding = false
      if (next) take(next)
    })
  }

  /** Saves, and returns whether the desk did. */
  async function save(body?: object): Promise<boolean> {
    if (!(await send())) return false
    return inTurn(async () => {
      const done = await runAction(`${path}/save`, body, 'Not saved: ')
      const saved = done && (await request<V>(path).catch(() => undefined))
      if (saved) take(saved)
      return done !== undefined
    })
  }

  return { shown, follow, type, send, requestView, discard, save }
}

/** What a page shows of its draft while it is open, or why it shows nothing; it follows the files. */
export function useDraft<V extends { revision: number }>({
  shown,
  follow,
  send,
}: Pick<ReturnType<typeof createDraft<V, Typed>>, 'shown' | 'follow' | 'send'>) {
  useAsk(follow)
  useEffect(() => {
    const sendNow = () => void send()
    window.addEventListener('pagehide', sendNow)
    document.addEventListener('visibilitychange', sendNow)
    return () => {
      window.removeEventListener('pagehide', sendNow)
      document.removeEventListener('visibilitychange', sendNow)
      sendNow()
    }
  }, [send])
  return useShown(shown, (whole) => whole)
}

/**
 * A change of a form. `id` is that of a field: the file, and the JSON Pointer to the value in the page's
 * record. `insert` puts a value before the entry that is named, or at the end of its list.
 */
export type FieldChange = { id: string } & (
  { set: unknown } | { remove: true } | { insert: unknown }
)

export type PageDraft = ReturnType<typeof createPageDraft>

/** Creates the draft of a record's page, which takes changes of its forms. */
export function createPageDraft(page: DeskPage) {
  const path = `/pages/${page}`
  const draft = createDraft<PageView, Edit>(path, withTyped, withoutDraft)
  const post = (action: string, body: object) =>
    void draft.requestView(() => request<PageView>(`${path}/${action}`, 'POST', body))
  return {
    ...draft,
    change: (...changes: readonly FieldChange[]) =>
      draft.type(...changes.map((change) => (shown: PageView) => editOf(shown, change))),
    resolve: (choice: ResolveRequest) => post('resolve', choice),
    fix: ({ file, pointer, rule, message }: DeskFinding) =>
      post('fix', { file, pointer, rule, message } satisfies FixRequest),
  }
}

/** A change as an edit, at the place where it was typed. */
function editOf({ parts }: PageView, { id, ...change }: FieldChange): Edit | undefined {
  const part = parts.find(({ file }) => id === file || id.startsWith(`${file}/`))
  if (!part) return undefined
  const pointer = id.slice(part.file.length)
  const record = part.record ?? undefined
  return toTyped({ ...part, record }, { ...change, pointer }, crypto.randomUUID())
}

function withTyped(view: PageView, edits: readonly Edit[]): PageView {
  if (edits.length === 0) return view
  const parts = view.parts.map((part) => {
    const own = edits.filter(({ file }) => file === part.file)
    if (own.length === 0) return part
    const record = part.record ?? undefined
    const all = own.reduce<readonly Edit[]>((all, edit) => typed(record, all, edit), part.edits)
    return { ...part, edits: all }
  })
  return { ...view, isDraft: view.isDraft || parts.some(({ edits }) => edits.length > 0), parts }
}

const withoutDraft = (view: PageView): PageView => ({
  ...view,
  isDraft: false,
  parts: view.parts.map((part) => ({ ...part, edits: [] })),
})

/** The draft of the page around a form. */
export const PageDraftContext = createContext<PageDraft | undefined>(undefined)

/** The draft of the page that a form is on. */
export function usePageDraft(): PageDraft {
  const draft = use(PageDraftContext)
  if (!draft) throw new Error('A field is for the form of a page')
  return draft
}
