import {
  createContext,
  startTransition,
  useContext,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
  type ReactNode,
} from 'react'
import {
  createPath,
  NavigationType,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useNavigationType,
  type Location,
} from 'react-router-dom'
import { isMapRequested } from '../../domain/listing/listing-parameters.ts'
import { inTime } from '../components/in-time.ts'
import { pageAt } from '../routes.tsx'
import { fetchSource } from './fetch-source.ts'
import { loadPage, PageCodeError, type MovedPage, type PageData } from './load-page.ts'
import { PageLoadError } from './page-source.ts'
import { useArrival } from './arrival.ts'

/** The page that is shown, or why there is none. */
export type ShownPage = PageData & {
  /** Its location, which `useLocation` gives to all of the page. */
  location: Location
  /** `POP` for the browser's back and forward, and for the first page. */
  navigationType: NavigationType
  error?: unknown
  /** The location that the visitor has asked for, while its page is loading. */
  pending?: Location | undefined
}

const PageContext = createContext<ShownPage | undefined>(undefined)

/** The page that is shown, and the location of the one on its way. */
export function usePage(): ShownPage {
  const page = useContext(PageContext)
  if (!page) throw new Error('usePage is used outside a document')
  return page
}

/**
 * Shows the page at the router's location. The page before stays, with its own location, until the
 * next one's data and code are there.
 * @param props.data the first page, which came with the document
 */
export function PageRouter({
  data,
  load = loadFromServer,
  children,
}: {
  data: PageData
  load?: typeof loadFromServer
  children: ReactNode
}) {
  const location = useLocation()
  const navigationType = useNavigationType()
  const navigate = useNavigate()
  const [shown, setShown] = useState<ShownPage>({ ...data, location, navigationType })
  const isPending = needsData(shown, location, navigationType)
  if (!isPending && shown.location !== location) setShown({ ...shown, location, navigationType })

  const arrive = useEffectEvent(
    (answer: PageData | MovedPage | { error: unknown }, to: Location) => {
      // The next location may be there before the effect that gives this attempt up.
      if (to !== location) return
      if ('movedTo' in answer) {
        void navigate(answer.movedTo, { replace: true, state: location.state as unknown })
      } else if (needsDocument(answer, location.search, data)) window.location.reload()
      else {
        const next = { error: undefined, ...answer, location, navigationType }
        startTransition(() => setShown((before) => ({ ...before, ...next })))
      }
    },
  )
  useEffect(() => {
    if (!isPending) return
    const attempt = new AbortController()
    const { signal } = attempt
    void load(new URL(createPath(location), window.location.href), data.shell, signal)
      .catch((error: unknown) => ({ error }))
      .then((answer) => signal.aborted || arrive(answer, location))
    return () => attempt.abort()
  }, [isPending, location, load, data])

  const page = useMemo(
    () => (isPending ? { ...shown, pending: location } : shown),
    [shown, isPending, location],
  )
  useArrival(page)
  return (
    <PageContext value={page}>
      <Routes location={shown.location}>
        <Route path="*" element={children} />
      </Routes>
    </PageContext>
  )
}

const loadFromServer = (url: URL, shell: PageData['shell'], signal: AbortSignal) =>
  inTime(loadPage(fetchSource, url, shell, signal), new PageLoadError('there was no answer'))

/** Whether data has to be fetched: for another page, another query, or the same page anew. */
function needsData({ error, location: from }: ShownPage, to: Location, type: NavigationType) {
  if (from === to) return false
  if (error !== undefined || from.pathname !== to.pathname) return true
  if (pageAt(to.pathname).ignoreSearch) return false
  return from.search !== to.search || (type !== NavigationType.Pop && to.hash === '')
}

/**
 * Whether a page needs a document of its own: a new release has other files, or the first document's
 * policy does not allow the origins of its player or map.
 */
function needsDocument(answer: PageData | { error: unknown }, search: string, first: PageData) {
  if ('error' in answer) return answer.error instanceof PageCodeError && navigator.onLine
  const [{ meta }, { meta: policy }] = [answer.result, first.result]
  const isMap = isMapRequested(new URLSearchParams(search))
  return meta?.players !== policy?.players || (isMap && meta?.tiles?.url !== policy?.tiles?.url)
}
