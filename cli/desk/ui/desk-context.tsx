import {
  createContext,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react'
import type { DeskEvent, DeskState, Done } from '../api.ts'
import type { Edit, TakeBack } from '../draft/drafts.ts'
import { messageOf, NoAnswer, request } from './request.ts'

/** A desk that refuses, as it was started again, is asked again after this time. */
const RETRY_MS = 2000

/** A message that is shown until another page is; `path` is the address of its page. */
type Notice = { text: string; isRefusal: boolean; count: number; path: string }

type Desk = {
  state: DeskState
  /** The newest revision that the desk has told of, whose state may be on its way. */
  revision: number
  /** The result of the last action, or why it was refused. */
  notice: Notice
  showNotice: (text: string, isRefusal?: boolean) => void
  /** Takes 'Saved' away, once something is typed that is not. */
  forgetSaved: () => void
  /** Awaits an action and shows its result; undefined where it was refused. */
  runAction: (action: Promise<Done>, refused?: string) => Promise<Done | undefined>
  /** Says whether something was typed that the desk has not yet. */
  setUnsent: (isUnsent: boolean) => void
  /** What had not arrived when its page was left, by the page's path: it is sent when that opens again. */
  left: Map<string, readonly (Edit | TakeBack)[]>
  /** How many pictures are built, the present one in part; undefined while none are being built. */
  pictures: { done: number; total: number } | undefined
}

const DeskContext = createContext<Desk | undefined>(undefined)

/** The state of the desk, and the result of the last action. */
export function useDesk(): Desk {
  const desk = use(DeskContext)
  if (!desk) throw new Error('useDesk is for what stands inside DeskProvider')
  return desk
}

/** Whether the folder cannot be written. */
export const useReadOnly = (): boolean => useDesk().state.readOnly !== null

/** Keeps the state up to date while files and drafts change. */
export function DeskProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState<DeskState>()
  const [told, setTold] = useState(0)
  const [notice, setNotice] = useState<Notice>({ text: '', isRefusal: false, count: 0, path: '' })
  const [pictures, setPictures] = useState<Desk['pictures']>()
  /** Whether something was typed that is not sent, or has arrived and is not in the state yet. */
  const [unsent, setUnsentState] = useState<'no' | 'yes' | 'arrived'>('no')
  const [left] = useState(() => new Map<string, readonly (Edit | TakeBack)[]>())

  const showNotice = useCallback((text: string, isRefusal = false) => {
    const path = window.location.pathname
    setNotice(({ count }) => ({ text, isRefusal, count: count + 1, path }))
  }, [])

  const forgetSaved = useCallback(
    () => setNotice((notice) => (notice.text === 'Saved' ? { ...notice, text: '' } : notice)),
    [],
  )

  const setUnsent = useCallback(
    (isUnsent: boolean) =>
      setUnsentState((before) =>
        isUnsent || left.size > 0 ? 'yes' : before === 'no' ? 'no' : 'arrived',
      ),
    [left],
  )

  const runAction = useCallback(
    async (action: Promise<Done>, refused = '') => {
      try {
        const done = await action
        showNotice(done.message)
        return done
      } catch (error) {
        const why = messageOf(error)
        showNotice(why.startsWith(refused) ? why : refused + why, true)
        return undefined
      }
    },
    [showNotice],
  )

  useEffect(() => {
    let isLoading = false
    let isStale = false
    /** Changes during a request lead to one more request, after it. */
    const load = async () => {
      isStale = true
      if (isLoading) return
      isLoading = true
      while (isStale) {
        isStale = false
        try {
          setState(await request<DeskState>('/state'))
          setUnsentState((before) => (before === 'arrived' ? 'no' : before))
        } catch (error) {
          showNotice(messageOf(error), true)
        }
      }
      isLoading = false
    }
    let events: EventSource
    let retry: ReturnType<typeof setTimeout>
    const listen = () => {
      events = new EventSource('/desk/api/events')
      events.addEventListener('message', ({ data }: MessageEvent<string>) => {
        const event = JSON.parse(data) as DeskEvent
        if (event.type === 'changed') {
          setTold(event.revision)
          // The page that is open is asked for first.
          setTimeout(() => void load())
        } else setPictures(event.done < event.total ? event : undefined)
      })
      // A desk that was started again is asked for everything.
      events.addEventListener('open', () => void load())
      events.addEventListener('error', () => {
        // The browser asks again by itself unless it was refused.
        if (events.readyState === EventSource.CLOSED) retry = setTimeout(listen, RETRY_MS)
      })
    }
    listen()
    // Whether the folder can be written may have changed while somebody was elsewhere.
    window.addEventListener('focus', load)
    return () => {
      clearTimeout(retry)
      events.close()
      window.removeEventListener('focus', load)
    }
  }, [showNotice])

  const asksToStay = unsent !== 'no' || (state !== undefined && state.drafts.length > 0)
  // It asks from the moment on at which the list says that something is not saved, and no longer.
  useLayoutEffect(() => {
    if (!asksToStay) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [asksToStay])

  const revision = Math.max(told, state?.revision ?? 0)
  const desk = useMemo(
    () =>
      state && {
        revision,
        state,
        notice,
        showNotice,
        forgetSaved,
        runAction,
        setUnsent,
        left,
        pictures,
      },
    [state, revision, notice, showNotice, forgetSaved, runAction, setUnsent, left, pictures],
  )
  if (!desk) return <p className="p-6">{notice.text || 'Loading …'}</p>
  return <DeskContext value={desk}>{children}</DeskContext>
}

type Result<T> = { path: string; revision: number; answer?: T; error?: string }

/** The desk's answer at a path, which is renewed whenever files or drafts have changed. */
export function useRequest<T>(path: string): Pick<Result<T>, 'answer' | 'error'> {
  const { revision } = useDesk()
  const [result, setResult] = useState<Result<T>>()
  useEffect(() => {
    let isCurrent = true
    request<T>(path).then(
      (answer) => isCurrent && setResult({ path, revision, answer }),
      (error: unknown) =>
        isCurrent &&
        setResult((last) =>
          last?.path === path && error instanceof NoAnswer
            ? last
            : { path, revision, error: messageOf(error) },
        ),
    )
    return () => {
      isCurrent = false
    }
  }, [path, revision])
  // The answer of another path is not shown for this one.
  return result?.path === path ? result : {}
}
