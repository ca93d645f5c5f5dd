import { useEffect } from 'react'
import { useRevealFocus } from '../components/hooks/use-reveal-focus.ts'
import {
  Outlet,
  ScrollRestoration,
  useLocation,
  useNavigate,
  useNavigation,
  useRouteLoaderData,
} from 'react-router-dom'
import { useAnalytics } from '../analytics/use-analytics.ts'
import { part } from '../components/lazy/part.tsx'
import { ImageBaseProvider } from '../components/picture/image-base.ts'
import { Header } from './Header.tsx'
import { EnquiryProvider } from '../enquiry/dialogs/EnquiryProvider.tsx'
import { RouteAnnouncer } from './RouteAnnouncer.tsx'
import { prefetchOnIntent } from '../routing/prefetch.ts'
import { interceptLinks } from '../routing/intercept-links.ts'
import type { LoaderResult } from '../routing/page-source.ts'
import { pageAt } from '../routes.tsx'
import { FloatingActions } from './FloatingActions.tsx'
import { ShellProvider, type ShellView } from './shell.ts'
import { useLoadingPage } from './use-loading-page.tsx'

const Footer = part(() => import('./Footer.tsx').then((module) => module.Footer))

/** What stands around every page. */
export function Layout() {
  const result = useRouteLoaderData<LoaderResult<ShellView>>('shell')
  if (result?.kind !== 'page') throw new Error('the shell was not loaded')
  const shell = result.page
  return (
    <ShellProvider value={shell}>
      <ImageBaseProvider value={shell.imageBase}>
        <EnquiryProvider>
          <Frame phone={shell.agency.phone} />
        </EnquiryProvider>
      </ImageBaseProvider>
    </ShellProvider>
  )
}

function Frame({ phone }: { phone: string | undefined }) {
  const { pathname } = useLocation()
  const navigation = useNavigation()
  const navigate = useNavigate()
  const loading = useLoadingPage()
  const { overHero = false, bottomBar = false } = pageAt(loading?.pathname ?? pathname).page
  useAnalytics()
  useRevealFocus()
  useEffect(() => interceptLinks(navigate), [navigate])
  useEffect(() => prefetchOnIntent(), [])
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      {navigation.state !== 'idle' && <div className="page-progress" role="presentation" />}
      <Header phone={phone} overHero={overHero} />
      <main id="main" tabIndex={-1} aria-busy={navigation.state !== 'idle'}>
        {loading ? loading.page : <Outlet />}
      </main>
      <Footer />
      <FloatingActions replaced={bottomBar} />
      <RouteAnnouncer />
      <ScrollRestoration />
    </>
  )
}
