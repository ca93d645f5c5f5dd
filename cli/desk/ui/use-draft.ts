import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Done, PageName } from '../api.ts'
import { isSame, type Edit, type TakeBack } from '../draft/drafts.ts'
import { useDesk } from './desk-context.tsx'
import { messageOf, NoAnswer, request } from './request.ts'

const TYPING_PAUSE_MS = 50

/** An edit, with its page where edits of several pages are typed side by side. */
type Typed = (Edit | TakeBack) & { page?: PageName }

/** Typing on in one field replaces what was not sent of it yet. */
function withEdit<E extends Typed>(unsent: readonly E[], edit: E, sent: ReadonlySet<string>): E[] {
  const last = unsent.at(-1)
  const placeOf = ({ page, file, path }: E) => [page, file, path]
  const isSameField =
    last !== undefined &&
    !sent.has(last.id) &&
    'set' in last &&
    'set' in edit &&
    isSame(placeOf(last), placeOf(edit))
  return isSameField ? [...unsent.slice(0, -1), { ...last, set: edit.set }] : [...unsent, edit]
}

/** A value that is shown, and as it is at this moment. */
function useLatest<T>(first: T) {
  const [shown, show] = useState(first)
  const latest = useRef(first)
  const set = useCallback((next: T) => {
    latest.current = next
    show(next)
  }, [])
  return [shown, latest, set] as const
}

/**
 * What the desk answers at a path, with what is typed there. That is shown at once, and sent when the
 * keyboard rests, when a field is left and when the page is hidden or closed, so that it is there
 * again after a reload.
 * @param path takes edits by `PUT`, discards the draft by `DELETE` and saves it by `POST …/save`
 * @param withTyped the answer with what was typed since then
 * @param withoutDraft the answer with nothing typed
 */
export function useDraft<V extends { revision: number }, E extends Typed>(
  path: string,
  withTyped: (view: V, typed: readonly E[]) => V,
  withoutDraft: (view: V) => V,
) {
  const { revision, showNotice, forgetSaved, runAction, setUnsent, left } = useDesk()
  /** The desk's answer. */
  const [view, viewRef, setView] = useLatest<V | undefined>(undefined)
  /** What was typed and is not in the view yet. */
  const [unsent, unsentRef, showUnsent] = useLatest((left.get(path) ?? []) as readonly E[])
  const [error, setError] = useState<string>()
  /** The ids of edits that are on their way. */
  const sent = useRef<ReadonlySet<string>>(new Set())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const isDiscarding = useRef(false)

  const setUnsentEdits = useCallback(
    (edits: readonly E[]) => {
      showUnsent(edits)
      setUnsent(edits.length > 0)
    },
    [showUnsent, setUnsent],
  )

  const showView = useCallback(
    (next: V) => {
      if (isDiscarding.current) return
      if ((viewRef.current?.revision ?? 0) <= next.revision) setView(next)
      setError(undefined)
    },
    [viewRef, setView],
  )

  /** Runs requests one after another; a page that is going away does not wait for an earlier answer. */
  const inTurn = useCallback(<T>(work: () => Promise<T>): Promise<T> => {
    const done = document.hidden ? work() : last.current.then(work)
    last.current = done
    return done
  }, [])

  /** Sends what was typed; false where it did not arrive, which a message then says. */
  const flush = useCallback((): Promise<boolean> => {
    clearTimeout(timer.current)
    return inTurn(async () => {
      const changes = unsentRef.current.filter(({ id }) => !sent.current.has(id))
      if (changes.length === 0) return true
      const ids = new Set(changes.map(({ id }) => id))
      sent.current = new Set([...sent.current, ...ids])
      try {
        showView(await request<V>(path, 'PUT', { changes }))
        setUnsentEdits(unsentRef.current.filter(({ id }) => !ids.has(id)))
        return true
      } catch (error) {
        showNotice(messageOf(error), true)
        return false
      } finally {
        sent.current = new Set([...sent.current].filter((id) => !ids.has(id)))
      }
    })
  }, [path, inTurn, unsentRef, setUnsentEdits, showNotice, showView])

  /** Adds edits to what was typed; each is made with what is shown after those before it. */
  const type = useCallback(
    (edits: readonly ((shown: V) => E | undefined)[]) => {
      forgetSaved()
      for (const editOf of edits) {
        const { current: view } = viewRef
        const edit = view && editOf(withTyped(view, unsentRef.current))
        if (edit) setUnsentEdits(withEdit(unsentRef.current, edit, sent.current))
      }
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void flush(), TYPING_PAUSE_MS)
    },
    [flush, forgetSaved, withTyped, viewRef, unsentRef, setUnsentEdits],
  )

  /** Makes a request that answers the view, once what was typed has arrived. */
  const requestView = useCallback(
    async (sendRequest: () => Promise<V>) => {
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
    if (viewRef.current) setView(withoutDraft(viewRef.current))
    await inTurn(async () => {
      const answer = await request<V>(path, 'DELETE').catch((error: unknown) =>
        showNotice(messageOf(error), true),
      )
      isDiscarding.current = false
      if (answer) showView(answer)
    })
  }, [path, withoutDraft, inTurn, viewRef, setUnsentEdits, setView, showNotice, showView])

  /** Saves, and returns whether the desk did. */
  const save = useCallback(
    async (body?: object): Promise<boolean> => {
      if (!(await flush())) return false
      return inTurn(async () => {
        const done = await runAction(request<Done>(`${path}/save`, 'POST', body), 'Not saved: ')
        const saved = done && (await request<V>(path).catch(() => undefined))
        if (saved) showView(saved)
        return done !== undefined
      })
    },
    [path, runAction, flush, inTurn, showView],
  )

  useEffect(() => {
    // What did not arrive is sent again once the desk answers.
    if (unsentRef.current.length > 0) void flush()
    if (view && view.revision >= revision) return undefined
    let isCurrent = true
    request<V>(path).then(
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
  }, [path, revision, view, unsentRef, showView, showNotice, flush])

  useEffect(() => {
    const send = () => void flush()
    const leave = async () => {
      if (!(await flush())) left.set(path, unsentRef.current)
    }
    left.delete(path)
    window.addEventListener('pagehide', send)
    document.addEventListener('visibilitychange', send)
    return () => {
      window.removeEventListener('pagehide', send)
      document.removeEventListener('visibilitychange', send)
      void leave()
    }
  }, [path, flush, left, unsentRef])

  const shown = useMemo(() => view && withTyped(view, unsent), [view, unsent, withTyped])
  return { view: shown, error, type, flush, discard, save, requestView }
}
