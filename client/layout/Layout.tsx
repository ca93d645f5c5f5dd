import { useEffect, useState, type ReactNode, createElement } from 'react'
import { useAnalytics } from '../analytics/use-analytics.ts'
import { FloatingActions } from './FloatingActions.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { EnquiryProvider } from '../enquiry/dialogs/EnquiryProvider.tsx'
import { GlobalLiveRegion } from '../components/status/live-region.tsx'
import { ErrorBoundary } from '../components/status/ErrorBoundary.tsx'
import { usePage } from '../routing/page-router.tsx'
import { PageFailure } from '../pages/shared/PageMessage.tsx'
import { pageAt } from '../routes.tsx'
import { NotFoundPage } from '../pages/not-found/NotFoundPage.tsx'
import { pageComponent } from '../routing/load-page.ts'
import type { PageMeta } from '../routing/page-source.ts'

/** The frame of every page: header, footer, floating actions. */
export function Layout() {
  const { location } = usePage()
  const failure = (
    <main id="main">
      <PageFailure />
    </main>
  )
  return (
    <ErrorBoundary retryWith={location} fallback={failure}>
      <EnquiryProvider>
        <Frame />
      </EnquiryProvider>
    </ErrorBoundary>
  )
}

function Frame() {
  const { location, pending } = usePage()
  const skeleton = useSkeleton()
  const { headerOverlaysHero = false, hasBottomBar = false } = pageAt(
    (skeleton && pending ? pending : location).pathname,
  )
  useAnalytics()
  useEffect(loadLater, [])
  return (
    <>
      <a
        className="fixed top-3 left-3 z-70 -translate-y-[200%] rounded-md bg-accent px-5 py-3 font-semibold text-on-accent focus:translate-none print:hidden"
        href="#main"
      >
        Skip to content
      </a>
      {pending && (
        <div
          className="fixed inset-x-0 top-0 z-60 h-0.75 origin-left animate-progress bg-accent"
          role="presentation"
        />
      )}
      <ErrorBoundary retryWith={location} fallback={null}>
        <Header overlaysHero={headerOverlaysHero} />
      </ErrorBoundary>
      <main id="main" tabIndex={-1} aria-busy={pending !== undefined}>
        <ErrorBoundary retryWith={location} fallback={<PageFailure />}>
          {skeleton ?? <PageOutlet />}
        </ErrorBoundary>
      </main>
      <ErrorBoundary retryWith={location} fallback={null}>
        <Footer />
      </ErrorBoundary>
      <ErrorBoundary retryWith={location} fallback={null}>
        <FloatingActions hasBottomBar={hasBottomBar} />
      </ErrorBoundary>
      <GlobalLiveRegion />
    </>
  )
}

/**
 * Skeletons, and what is done beside the visitor: nothing that a page needs. One that this file never
 * comes to fetches nothing ahead, and leaves second presses, the focus and paper to the browser.
 */
let later: typeof import('./after-hydration.ts') | undefined

const loadLater = (): void =>
  void import('./after-hydration.ts').then(
    (module) => (later = module),
    () => undefined,
  )

/** Pages that load faster than this show no skeleton. */
const SKELETON_DELAY_MS = 150

/** The skeleton of a page that takes long to load; undefined where none is shown. */
function useSkeleton(): ReactNode {
  const { location, pending } = usePage()
  const [isSlow, setSlow] = useState(false)
  const path = pending?.pathname === location.pathname ? undefined : pending?.pathname
  useEffect(() => {
    if (path === undefined) return
    const timer = setTimeout(() => {
      setSlow(true)
      if (later?.pageSkeleton(path)) window.scrollTo({ top: 0, behavior: 'instant' })
    }, SKELETON_DELAY_MS)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [path])
  return isSlow && path !== undefined ? later?.pageSkeleton(path) : undefined
}

/** The page at the address, or why there is none. */
function PageOutlet() {
  const { location, error, result } = usePage()
  if (error !== undefined) return <PageFailure error={error} />
  const { name, pattern } = pageAt(location.pathname)
  const Page = pageComponent(name)
  if (result.kind === 'missing') {
    return (
      <>
        {result.meta && <MetaTags meta={result.meta} />}
        <NotFoundPage missing={result.missing} />
      </>
    )
  }
  if (!Page || !result.meta) return null
  return (
    <>
      <MetaTags meta={result.meta} />
      {createElement(Page, { key: pattern, page: result.page })}
    </>
  )
}

function MetaTags({ meta: { title, canonical, tags } }: { meta: PageMeta }) {
  return (
    <>
      <title>{title}</title>
      {canonical && <link rel="canonical" href={canonical} />}
      {tags.map((tag) => (
        <meta key={'name' in tag ? tag.name : tag.property} {...tag} />
      ))}
    </>
  )
}
