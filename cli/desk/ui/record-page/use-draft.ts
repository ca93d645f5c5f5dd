import { useCallback, useEffect, useRef, useState } from 'react'
import type { Done, DraftRequest, PageName, PageView, Part } from '../../api.ts'
import { useDesk } from '../desk-context.tsx'
import { messageOf, request } from '../request.ts'

type Edits = DraftRequest['parts']
type File = Part['file']

const TYPING_PAUSE_MS = 50

/**
 * A page's draft. Edits are shown at once, and sent when the keyboard rests, when a field is left
 * and when the page is hidden or closed, so that they are there again after a reload.
 */
export function useDraft(page: PageName) {
  const { state, showNotice, forgetSaved, runAction } = useDesk()
  const [view, setView] = useState<PageView>()
  const [error, setError] = useState<string>()
  /** The edits that are not in the view yet: as they are shown, and as they are at this moment. */
  const [shownEdits, setShownEdits] = useState<Edits>({})
  const latestEdits = useRef<Edits>({})
  const unsentEdits = useRef<Edits>({})
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const sending = useRef<Promise<unknown>>(Promise.resolve())
  const path = `/pages/${page}`

  const showView = useCallback((next: PageView) => {
    setView((shown) => (shown && shown.revision > next.revision ? shown : next))
    setError(undefined)
  }, [])

  /** Drops edits that the view now contains; later edits are kept. */
  const dropEdits = useCallback((edits: Edits) => {
    const isNewer = ([file, edit]: [string, unknown]) => edit !== edits[file as File]
    latestEdits.current = Object.fromEntries(Object.entries(latestEdits.current).filter(isNewer))
    setShownEdits(latestEdits.current)
  }, [])

  /** Sends the edits; false where they did not arrive, which a message then says. */
  const flush = useCallback((): Promise<boolean> => {
    clearTimeout(timer.current)
    const send = async () => {
      const parts = unsentEdits.current
      unsentEdits.current = {}
      if (Object.keys(parts).length === 0) return true
      try {
        showView(await request<PageView>(path, 'PUT', { parts } satisfies DraftRequest))
        dropEdits(parts)
        return true
      } catch (error) {
        unsentEdits.current = { ...parts, ...unsentEdits.current }
        showNotice(messageOf(error), true)
        return false
      }
    }
    // A page that is going away does not wait for an earlier answer.
    const sent = document.hidden ? send() : sending.current.then(send)
    sending.current = sent
    return sent
  }, [dropEdits, path, showNotice, showView])

  const change = useCallback(
    ({ file, base }: Part, value: unknown) => {
      forgetSaved()
      const edit = { base: (latestEdits.current[file] ?? { base }).base, value }
      unsentEdits.current = { ...unsentEdits.current, [file]: edit }
      latestEdits.current = { ...latestEdits.current, [file]: edit }
      setShownEdits(latestEdits.current)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void flush(), TYPING_PAUSE_MS)
    },
    [flush, forgetSaved],
  )

  /** Makes a request that answers the page's view, once the edits have arrived. */
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

  /**
   * Goes back to the values in the files, at once: later edits are made to those values while the
   * answer is on its way, and edits that could not be sent are dropped.
   */
  const discard = useCallback(async () => {
    clearTimeout(timer.current)
    unsentEdits.current = {}
    const savedValues: Edits = Object.fromEntries(
      (view?.parts ?? []).map(({ file, base }) => [file, { base, value: base }]),
    )
    latestEdits.current = savedValues
    setShownEdits(savedValues)
    const discarding = async () => {
      try {
        showView(await request<PageView>(path, 'DELETE'))
      } catch (error) {
        showNotice(messageOf(error), true)
      }
      dropEdits(savedValues)
    }
    sending.current = sending.current.then(discarding)
    await sending.current
  }, [dropEdits, path, showNotice, showView, view])

  const save = useCallback(async () => {
    if (!(await flush())) return
    const saving = async () => {
      const done = await runAction(request<Done>(`${path}/save`, 'POST'), 'Not saved: ')
      const saved = done && (await request<PageView>(path).catch(() => undefined))
      if (!saved) return
      showView(saved)
      // Edits that were made meanwhile are edits of the values that were saved.
      for (const { file, base } of saved.parts) {
        const edit = latestEdits.current[file]
        if (edit) latestEdits.current[file] = unsentEdits.current[file] = { ...edit, base }
      }
    }
    sending.current = saving()
    await sending.current
  }, [runAction, flush, path, showView])

  useEffect(() => {
    if (view && view.revision >= state.revision) return undefined
    let isCurrent = true
    request<PageView>(path).then(
      (view) => isCurrent && showView(view),
      (error: unknown) => isCurrent && setError(messageOf(error)),
    )
    return () => {
      isCurrent = false
    }
  }, [path, state.revision, view, showView])

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

  return { view, error, shownEdits, change, flush, discard, save, requestView }
}
