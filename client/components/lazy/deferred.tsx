import {
  createElement,
  memo,
  Suspense,
  use,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type FunctionComponent,
} from 'react'
import { createGate, type Gate, type Until } from './gate.ts'
import { lazyPart, type LazyPart } from './lazy-part.ts'

/** Every part of every page that was loaded so far. */
const parts = new Set<LazyPart<unknown>>()

/**
 * Loads the code of all parts that the modules loaded so far defer: before a page is drawn anew,
 * on the server and after a change of page, where there is no HTML that could stand in. What cannot
 * be fetched is left to the part, which fails alone.
 */
export async function loadDeferred(): Promise<void> {
  // The code of one may defer others.
  for (let known = 0; known < parts.size;) {
    known = parts.size
    await Promise.allSettled([...parts].map((part) => part.ready() ?? part.load()))
  }
}

/**
 * A part of a page that is not needed before the visitor does anything. Its HTML comes with the page;
 * its code is fetched, and it is hydrated, when it comes into view or the visitor first does
 * anything. Until then its links, forms and `<details>` work as plain HTML, and for good where its
 * code does not come; a press on a button is answered once it is hydrated (decision 11).
 *
 * What stands around it must not change it other than in a transition: React would throw the server's
 * HTML away. So its properties and the contexts above it keep their identity until then.
 * @param until what it waits for; `input`: being seen is not enough, and it makes no box of its own
 */
export function deferred<P extends object>(
  load: () => Promise<ComponentType<P>>,
  until: Until = 'seen',
): FunctionComponent<P> {
  const part = lazyPart(load)
  parts.add(part)

  return memo(function Deferred(props: P) {
    const place = useRef<HTMLDivElement>(null)
    const [gate] = useState(() => createGate(part))
    useEffect(() => (place.current ? gate.watch(place.current, until) : undefined), [gate])
    return (
      <div ref={place} className={until === 'input' ? 'contents' : undefined}>
        <Suspense>
          <Part gate={gate} props={props} />
        </Suspense>
      </div>
    )
  })
}

type PartProps<P> = {
  readonly gate: Gate<ComponentType<P>>
  readonly props: P
}

function Part<P extends object>({ gate, props }: PartProps<P>) {
  const isHydrating = useIsHydrating()
  const [hasHtml] = useState(isHydrating)
  // Asked always, also for what is there: where the code comes while React waits, it goes on in the
  // middle of this, and whatever is not as it was before `use` fails.
  const Loaded = use(hasHtml ? gate.opened : gate.needed())
  return Loaded ? (
    <div key="part" className="contents">
      {createElement(Loaded, props)}
      <Hydrated gate={gate} />
    </div>
  ) : (
    // React leaves the HTML inside of such an element as it finds it.
    <div
      key="html"
      className="contents"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  )
}

/** After everything in the part: its own effects have run. */
function Hydrated({ gate }: { readonly gate: Gate<unknown> }) {
  useEffect(() => gate.hydrated(), [gate])
  return null
}

const never = () => () => undefined

/** Whether this very drawing takes over the server's HTML. */
const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
