import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Change, Done, DraftRequest, PageName, PageView, Part } from '../../api.ts'
import type { Edit } from '../../draft/drafts.ts'
import { toTyped, typed } from '../../draft/typing.ts'
import { useDesk } from '../desk-context.tsx'
import { messageOf, NoAnswer, request } from '../request.ts'

const TYPING_PAUSE_MS = 50

/** A part with what was typed and is not in the desk's answer yet. */
function withUnsent(part: Part, unsent: readonly Edit[]): Part {
  const own = unsent.filter(({ file }) => file === part.file)
  if (own.length === 0) return part
  const record = part.record ?? undefined
  const edits = own.reduce<readonly Edit[]>((all, edit) => typed(record, all, edit), part.edits)
  return { ...part, edits }
}

/** Typing on in one field replaces what was not sent of it yet. */
function withEdit(unsent: readonly Edit[], edit: Edit, isSent: (edit: Edit) => boolean): Edit[] {
  const last = unsent.at(-1)
  const isSameField =
    last !== undefined &&
    !isSent(last) &&
    'set' in last &&
    'set' in edit &&
    last.file === edit.file &&
    JSON.stringify(last.path) === JSON.stringify(edit.path)
  return isSameField ? [...unsent.slice(0, -1), { ...last, set: edit.set }] : [...unsent, edit]
}

/**
 * A page's draft. What is typed is shown at once, and sent when the keyboard rests, when a field is
 * left and when the page is hidden or closed, so that it is there again after a reload.
 */
export function useDraft(page: PageName) {
  const { revision, showNotice, forgetSaved, runAction, setUnsent } = useDesk()
  /** The desk's answer: as it is shown, and as it is at this moment. */
  const [view, setShownView] = useState<PageView>()
  const latestView = useRef<PageView>(undefined)
  const [error, setError] = useState<string>()
  /** What was typed and is not in the view yet. */
  const unsent = useRef<readonly Edit[]>([])
  const [shownUnsent, setShownUnsent] = useState<readonly Edit[]>([])
  const inFlight = useRef<ReadonlySet<string>>(new Set())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const sending = useRef<Promise<unknown>>(Promise.resolve())
  const isDiscarding = useRef(false)
  const path = `/pages/${page}`

  const setUnsentEdits = useCallback(
    (edits: readonly Edit[]) => {
      unsent.current = edits
      setShownUnsent(edits)
      setUnsent(edits.length > 0)
    },
    [setUnsent],
  )

  const setView = useCallback((next: PageView) => {
    latestView.current = next
    setShownView(next)
  }, [])

  const showView = useCallback(
    (next: PageView) => {
      if (isDiscarding.current) return
      if ((latestView.current?.revision ?? 0) <= next.revision) setView(next)
      setError(undefined)
    },
    [setView],
  )

  /** Sends what was typed; false where it did not arrive, which a message then says. */
  const flush = useCallback((): Promise<boolean> => {
    clearTimeout(timer.current)
    const send = async () => {
      const changes = unsent.current.filter(({ id }) => !inFlight.current.has(id))
      if (changes.length === 0) return true
      const ids = new Set(changes.map(({ id }) => id))
      inFlight.current = new Set([...inFlight.current, ...ids])
      try {
        showView(await request<PageView>(path, 'PUT', { changes } satisfies DraftRequest))
        setUnsentEdits(unsent.current.filter(({ id }) => !ids.has(id)))
        return true
      } catch (error) {
        showNotice(messageOf(error), true)
        return false
      } finally {
        inFlight.current = new Set([...inFlight.current].filter((id) => !ids.has(id)))
      }
    }
    // A page that is going away does not wait for an earlier answer.
    const sent = document.hidden ? send() : sending.current.then(send)
    sending.current = sent
    return sent
  }, [path, setUnsentEdits, showNotice, showView])

  const parts = useMemo(
    () => view?.parts.map((part) => withUnsent(part, shownUnsent)),
    [view, shownUnsent],
  )

  const change = useCallback(
    (changes: readonly Change[]) => {
      forgetSaved()
      for (const one of changes) {
        const own = latestView.current?.parts.find(({ file }) => file === one.file)
        if (!own) continue
        const { file, record, edits, start } = withUnsent(own, unsent.current)
        const part = { file, record: record ?? undefined, edits, start }
        const edit = toTyped(part, one, crypto.randomUUID())
        const isSent = ({ id }: Edit) => inFlight.current.has(id)
        if (edit) setUnsentEdits(withEdit(unsent.current, edit, isSent))
      }
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void flush(), TYPING_PAUSE_MS)
    },
    [flush, forgetSaved, setUnsentEdits],
  )

  /** Makes a request that answers the page's view, once what was typed has arrived. */
  const requestView = useCallback(
    async (sendRequest: () => Promise<PageView>) => {
      if (!(await flush())) return
      try {
        showView(await sendRequest())
      } catch (error) {
        showNotice(messageOf(error), true)
      }
    },
    [flush, showNotice, showView],
  )

  /** Goes back to the values in the files, at once; what could not be sent is dropped. */
  const discard = useCallback(async () => {
    clearTimeout(timer.current)
    setUnsentEdits([])
    isDiscarding.current = true
    const shown = latestView.current
    if (shown) {
      const parts = shown.parts.map((part) => ({ ...part, edits: [] }))
      setView({ ...shown, isDraft: false, parts })
    }
    const discarding = async () => {
      const answer = await request<PageView>(path, 'DELETE').catch((error: unknown) =>
        showNotice(messageOf(error), true),
      )
      isDiscarding.current = false
      if (answer) showView(answer)
    }
    sending.current = sending.current.then(discarding)
    await sending.current
  }, [path, setUnsentEdits, setView, showNotice, showView])

  const save = useCallback(async () => {
    if (!(await flush())) return
    const saving = async () => {
      const done = await runAction(request<Done>(`${path}/save`, 'POST'), 'Not saved: ')
      const saved = done && (await request<PageView>(path).catch(() => undefined))
      if (saved) showView(saved)
    }
    sending.current = saving()
    await sending.current
  }, [runAction, flush, path, showView])

  useEffect(() => {
    // What did not arrive is sent again once the desk answers.
    if (unsent.current.length > 0) void flush()
    if (view && view.revision >= revision) return undefined
    let isCurrent = true
    request<PageView>(path).then(
      (view) => isCurrent && showView(view),
      (error: unknown) => {
        if (!isCurrent) return
        if (view && error instanceof NoAnswer) showNotice(error.message, true)
        else setError(messageOf(error))
      },
    )
    return () => {
      isCurrent = false
    }
  }, [path, revision, view, showView, showNotice, flush])

  useEffect(() => {
    const leave = () => void flush()
    window.addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', leave)
      leave()
    }
  }, [flush])

  return { view, parts, error, change, flush, discard, save, requestView }
}
