import { useEffect } from 'react'
import { useRevealFocus } from '../components/hooks/use-reveal-focus.ts'
import { useAnalytics } from '../analytics/use-analytics.ts'
import { ErrorBoundary } from '../components/ErrorBoundary.tsx'
import { part } from '../components/lazy/part.tsx'
import { ImageBaseProvider } from '../components/picture/image-base.ts'
import { Header } from './Header.tsx'
import { EnquiryProvider } from '../enquiry/dialogs/EnquiryProvider.tsx'
import { RouteAnnouncer } from './RouteAnnouncer.tsx'
import { prefetchOnIntent } from '../routing/prefetch.ts'
import { interceptLinks } from '../routing/intercept-links.ts'
import { PageOutlet } from '../routing/PageOutlet.tsx'
import { useLocation, useNavigate } from 'react-router-dom'
import { usePage } from '../routing/router.tsx'
import { PageFailure } from '../pages/shared/PageFailure.tsx'
import { pageAt } from '../routes.tsx'
import { FloatingActions } from './FloatingActions.tsx'
import { ShellProvider } from './shell.ts'
import { useLoadingPage } from './use-loading-page.tsx'

const Footer = part(() => import('./Footer.tsx').then((module) => module.Footer))

/** The frame of every page: header, footer, floating actions. */
export function Layout() {
  const location = useLocation()
  const { shell } = usePage()
  return (
    <ErrorBoundary retryWith={location} Fallback={PageFailure}>
      <ShellProvider value={shell}>
        <ImageBaseProvider value={shell.imageBase}>
          <EnquiryProvider>
            <Frame phone={shell.agency.phone} />
          </EnquiryProvider>
        </ImageBaseProvider>
      </ShellProvider>
    </ErrorBoundary>
  )
}

function Frame({ phone }: { phone: string | undefined }) {
  const location = useLocation()
  const navigate = useNavigate()
  const { pending } = usePage()
  const loading = useLoadingPage()
  const { overHero = false, bottomBar = false } = pageAt(
    loading?.pathname ?? location.pathname,
  ).page
  useAnalytics()
  useRevealFocus()
  useEffect(() => interceptLinks(navigate), [navigate])
  useEffect(prefetchOnIntent, [])
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      {pending && <div className="page-progress" role="presentation" />}
      <Header phone={phone} overHero={overHero} />
      <main id="main" tabIndex={-1} aria-busy={pending !== undefined}>
        <ErrorBoundary retryWith={location} Fallback={PageFailure}>
          {loading ? loading.page : <PageOutlet />}
        </ErrorBoundary>
      </main>
      <Footer />
      <FloatingActions replaced={bottomBar} />
      <RouteAnnouncer />
    </>
  )
}
