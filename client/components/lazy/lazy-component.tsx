import {
  lazy,
  memo,
  Suspense,
  useEffect,
  useRef,
  type ComponentType,
  type FunctionComponent,
} from 'react'
import { announceHydrated, isHydrated, untilIdle } from './hydrated.ts'

/** Fetches each part that the modules loaded so far have. */
const parts = new Set<() => Promise<unknown>>()

/**
 * Loads the code of all parts, where there is no HTML to show instead: on the server, and
 * before the browser draws another page.
 */
export async function loadLazyComponents(): Promise<void> {
  if (!import.meta.env.SSR && !isHydrated()) return
  // The code of one may have others.
  for (let known = 0; known < parts.size;) {
    known = parts.size
    await Promise.allSettled([...parts].map((fetchPart) => fetchPart()))
  }
}

/**
 * A part of a page whose code is loaded when the page has been hydrated and the browser is idle. Until
 * then, and for good where loading fails, its HTML works without script; what was
 * done to it meanwhile is replayed by `first-acts.ts`.
 *
 * Its parents must not change it other than in a transition: React would throw the
 * server's HTML away.
 */
export function lazyComponent<P extends object>(
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
    const Content = Loaded ?? Waiting
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
    // After everything in it: its own effects have run.
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
