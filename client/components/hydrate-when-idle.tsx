import {
  lazy,
  memo,
  Suspense,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ComponentType,
  type FunctionComponent,
  useSyncExternalStore,
} from 'react'
import { inTime } from './in-time.ts'

/** Tells `replay-early-input.ts` that the page, or one of its parts, has been hydrated. */
export function announceHydrated(): void {
  window.dispatchEvent(new Event('hydrated'))
}

/** Marks the document as hydrated, also for tests and tools. */
export function markHydrated(): void {
  // Development has no script in the head, and a client render drops attributes unknown to React.
  document.documentElement.dataset['scripted'] = ''
  document.documentElement.dataset['hydrated'] = ''
  announceHydrated()
}

/** Whether React has hydrated the server's document, so everything drawn from now on is new. */
export const isHydrated = (): boolean => document.documentElement.dataset['hydrated'] !== undefined

/** Resolves once the page has been hydrated and the browser is idle. */
export const untilIdle = (): Promise<void> =>
  new Promise((resolve) => {
    const wait = () => {
      const { scheduler } = window as { scheduler?: Scheduler }
      // Safari has no `scheduler`.
      if (scheduler) void scheduler.postTask(() => resolve(), { priority: 'background' })
      else setTimeout(resolve)
    }
    if (isHydrated()) wait()
    else window.addEventListener('hydrated', wait, { once: true })
  })

type Scheduler = {
  postTask: (task: () => void, options: { priority: 'background' }) => Promise<unknown>
}

const never = () => () => undefined

/** Whether the page is hydrated: false on the server and while hydrating, true from then on. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/** The functions that fetch the code of each part in the modules loaded so far. */
const parts = new Set<() => Promise<unknown>>()

/**
 * Loads all parts where no HTML stands in for them: on the server, and before another page is
 * shown.
 */
export async function loadAllParts(): Promise<void> {
  if (!import.meta.env.SSR && !isHydrated()) return
  // The code of a part may contain other parts.
  for (let startedCount = 0; startedCount < parts.size;) {
    startedCount = parts.size
    await Promise.allSettled([...parts].map((fetchPart) => fetchPart()))
  }
}

/**
 * A part of a page whose code is loaded when the page has been hydrated and the browser is idle.
 * Until then, and for good where loading fails, the part's HTML works without script;
 * `replay-early-input.ts` replays the visitor's input meanwhile.
 *
 * The part's parents must only change it in a transition, as React would throw the server's HTML
 * away otherwise.
 */
export function hydrateWhenIdle<P extends object>(
  load: () => Promise<ComponentType<P>>,
): FunctionComponent<P> {
  let Loaded: ComponentType<P> | undefined
  const fetchPart = async () => {
    const Component = await load()
    return (Loaded ??= hydratedPart(Component))
  }
  const Waiting = lazy(() =>
    untilIdle()
      .then(fetchPart)
      .catch(() => HtmlAsItIs)
      .then((Component) => ({ default: Component as ComponentType<object> })),
  )
  parts.add(fetchPart)

  return memo(function Part(props: P) {
    // State keeps the component, as another one would be mounted anew and lose typed text.
    const [Content] = useState(() => Loaded ?? Waiting)
    return (
      <Suspense>
        <Content {...props} />
      </Suspense>
    )
  })
}

function hydratedPart<P extends object>(Component: ComponentType<P>): ComponentType<P> {
  return function HydratedPart(props: P) {
    const container = useRef<HTMLDivElement>(null)
    // This effect runs after those of everything inside the part.
    useEffect(() => {
      container.current?.removeAttribute('data-dehydrated')
      announceHydrated()
    }, [])
    return (
      <div ref={container} data-dehydrated="">
        <Component {...props} />
      </div>
    )
  }
}

/** React leaves the content of such an element as it finds it. */
const HtmlAsItIs = () => (
  <div data-dehydrated="" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
)

type Wanted = {
  /** Whether to fetch the code; fetched again whenever this becomes true after a failure. */
  isWanted: boolean
  /** Called when the code could not be fetched, to offer another way. */
  onFailed?: () => void
}

/**
 * A component that is absent until it is wanted, such as a dialog. Unlike with a suspended one, a
 * failure leaves the page around it as it is.
 */
export function loadOnDemand<P extends object>(load: () => Promise<ComponentType<P>>) {
  let loaded: ComponentType<P> | undefined
  const fetchComponent = async () => (loaded ??= await inTime(load()))

  function OnDemand(props: P & Wanted) {
    const { isWanted, onFailed } = props
    const [Loaded, setLoaded] = useState(() => loaded)
    const fail = useEffectEvent(() => onFailed?.())

    useEffect(() => {
      if (!isWanted || Loaded) return
      let current = true
      fetchComponent().then(
        (component) => current && setLoaded(() => component),
        () => current && fail(),
      )
      return () => {
        current = false
      }
    }, [isWanted, Loaded])

    return isWanted && Loaded ? <Loaded {...props} /> : null
  }

  /** Fetches the code ahead of its use. After a failure it is fetched again when it is wanted. */
  OnDemand.preload = () => void fetchComponent().catch(() => undefined)
  return OnDemand
}
