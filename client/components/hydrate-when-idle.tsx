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

/** Dispatches an event: the page has been hydrated, or one of its parts; `replay-early-input.ts` waits for it. */
export function announceHydrated(): void {
  window.dispatchEvent(new Event('hydrated'))
}

/** Marks the document as hydrated, also for tests and tools. */
export function markHydrated(): void {
  // Development has no script in the head, and a client render drops attributes that React does not know.
  document.documentElement.dataset['scripted'] = ''
  document.documentElement.dataset['hydrated'] = ''
  announceHydrated()
}

/** Whether React has hydrated the server's document: what is drawn from now on is new. */
export const isHydrated = (): boolean => document.documentElement.dataset['hydrated'] !== undefined

/** Resolves once the page has been hydrated and the browser has nothing else to do: what can wait, waits. */
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

/** False on the server and while hydrating, true from then on. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/** One function for each part in the modules loaded so far; it fetches the part's code. */
const parts = new Set<() => Promise<unknown>>()

/** Loads all parts where no HTML stands in for them: on the server, and before another page. */
export async function loadAllParts(): Promise<void> {
  if (!import.meta.env.SSR && !isHydrated()) return
  // The code of a part may hold other parts.
  for (let known = 0; known < parts.size;) {
    known = parts.size
    await Promise.allSettled([...parts].map((fetchPart) => fetchPart()))
  }
}

/**
 * A part of a page whose code is loaded when the page has been hydrated and the browser is idle. Until
 * then, and for good where loading fails, its HTML works without script; what was
 * done to it meanwhile is replayed by `replay-early-input.ts`.
 *
 * Its parents must not change it other than in a transition: React would throw the
 * server's HTML away.
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
    // Kept in state: another component would be mounted anew, and what was typed be lost.
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
    const place = useRef<HTMLDivElement>(null)
    // Runs after the effects of everything inside the part.
    useEffect(() => {
      place.current?.removeAttribute('data-dehydrated')
      announceHydrated()
    }, [])
    return (
      <div ref={place} data-dehydrated="">
        <Component {...props} />
      </div>
    )
  }
}

/** React leaves what is inside such an element as it finds it. */
const HtmlAsItIs = () => (
  <div data-dehydrated="" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
)

type Wanted = {
  /** The code is fetched when this becomes true, and again each time it does after a failure. */
  wanted: boolean
  /** Called when the code could not be fetched, to offer another way. */
  onFailed?: () => void
}

/**
 * A component that is not there until it is wanted, such as a dialog. Unlike a suspended one its
 * failure leaves the page around it as it is.
 */
export function loadOnDemand<P extends object>(load: () => Promise<ComponentType<P>>) {
  let loaded: ComponentType<P> | undefined
  const fetchComponent = async () => (loaded ??= await load())

  function OnDemand(props: P & Wanted) {
    const { wanted, onFailed } = props
    const [Loaded, setLoaded] = useState(() => loaded)
    const fail = useEffectEvent(() => onFailed?.())

    useEffect(() => {
      if (!wanted || Loaded) return
      let current = true
      fetchComponent().then(
        (component) => current && setLoaded(() => component),
        () => current && fail(),
      )
      return () => {
        current = false
      }
    }, [wanted, Loaded])

    return wanted && Loaded ? <Loaded {...props} /> : null
  }

  /** Fetches the code ahead of its use. After a failure it is fetched again when it is wanted. */
  OnDemand.preload = () => void fetchComponent().catch(() => undefined)
  return OnDemand
}
