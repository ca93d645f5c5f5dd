import { useCallback, useEffect, useRef, useState } from 'react'
import type { Done, PageName } from '../api.ts'
import type { Edit } from '../draft/drafts.ts'
import { useDesk } from './desk-context.tsx'
import { messageOf, NoAnswer, request } from './request.ts'

const TYPING_PAUSE_MS = 50

/** An edit, with its page where edits of several pages are typed side by side. */
type Typed = Edit & { page?: PageName }

/** Typing on in one field replaces what was not sent of it yet. */
function withEdit<E extends Typed>(
  unsent: readonly E[],
  edit: E,
  isSent: (edit: E) => boolean,
): E[] {
  const last = unsent.at(-1)
  const placeOf = ({ page, file, path }: E) => JSON.stringify([page, file, path])
  const isSameField =
    last !== undefined &&
    !isSent(last) &&
    'set' in last &&
    'set' in edit &&
    placeOf(last) === placeOf(edit)
  return isSameField ? [...unsent.slice(0, -1), { ...last, set: edit.set }] : [...unsent, edit]
}

/**
 * What the desk answers at a path, with what is typed there. That is shown at once, and sent when the
 * keyboard rests, when a field is left and when the page is hidden or closed, so that it is there
 * again after a reload.
 * @param path takes edits by `PUT`, discards the draft by `DELETE` and saves it by `POST …/save`
 * @param withoutDraft the answer with nothing typed
 */
export function useDraft<V extends { revision: number }, E extends Typed>(
  path: string,
  withoutDraft: (view: V) => V,
) {
  const { revision, showNotice, forgetSaved, runAction, setUnsent } = useDesk()
  /** The desk's answer: as it is shown, and as it is at this moment. */
  const [view, setShownView] = useState<V>()
  const latestView = useRef<V>(undefined)
  const [error, setError] = useState<string>()
  /** What was typed and is not in the view yet. */
  const latestUnsent = useRef<readonly E[]>([])
  const [unsent, setShownUnsent] = useState<readonly E[]>([])
  const inFlight = useRef<ReadonlySet<string>>(new Set())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const sending = useRef<Promise<unknown>>(Promise.resolve())
  const isDiscarding = useRef(false)

  const setUnsentEdits = useCallback(
    (edits: readonly E[]) => {
      latestUnsent.current = edits
      setShownUnsent(edits)
      setUnsent(edits.length > 0)
    },
    [setUnsent],
  )

  const setView = useCallback((next: V) => {
    latestView.current = next
    setShownView(next)
  }, [])

  const showView = useCallback(
    (next: V) => {
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
      const changes = latestUnsent.current.filter(({ id }) => !inFlight.current.has(id))
      if (changes.length === 0) return true
      const ids = new Set(changes.map(({ id }) => id))
      inFlight.current = new Set([...inFlight.current, ...ids])
      try {
        showView(await request<V>(path, 'PUT', { changes }))
        setUnsentEdits(latestUnsent.current.filter(({ id }) => !ids.has(id)))
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

  /** Adds edits to what was typed; `editsOf` makes each of them with those before it. */
  const type = useCallback(
    (editsOf: ((view: V, unsent: readonly E[]) => E | undefined)[]) => {
      forgetSaved()
      for (const editOf of editsOf) {
        const edit = latestView.current && editOf(latestView.current, latestUnsent.current)
        const isSent = ({ id }: E) => inFlight.current.has(id)
        if (edit) setUnsentEdits(withEdit(latestUnsent.current, edit, isSent))
      }
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void flush(), TYPING_PAUSE_MS)
    },
    [flush, forgetSaved, setUnsentEdits],
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
    if (latestView.current) setView(withoutDraft(latestView.current))
    const discarding = async () => {
      const answer = await request<V>(path, 'DELETE').catch((error: unknown) =>
        showNotice(messageOf(error), true),
      )
      isDiscarding.current = false
      if (answer) showView(answer)
    }
    sending.current = sending.current.then(discarding)
    await sending.current
  }, [path, withoutDraft, setUnsentEdits, setView, showNotice, showView])

  /** Saves, and returns whether the desk did. */
  const save = useCallback(
    async (body?: object): Promise<boolean> => {
      if (!(await flush())) return false
      const saving = async () => {
        const done = await runAction(request<Done>(`${path}/save`, 'POST', body), 'Not saved: ')
        const saved = done && (await request<V>(path).catch(() => undefined))
        if (saved) showView(saved)
        return done !== undefined
      }
      const saved = saving()
      sending.current = saved
      return saved
    },
    [runAction, flush, path, showView],
  )

  useEffect(() => {
    // What did not arrive is sent again once the desk answers.
    if (latestUnsent.current.length > 0) void flush()
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

  return { view, unsent, error, type, flush, discard, save, requestView }
}
