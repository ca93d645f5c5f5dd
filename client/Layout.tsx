import { useEffect } from 'react'
import { useRevealFocus } from './components/hooks/use-reveal-focus.ts'
import {
  Outlet,
  ScrollRestoration,
  useLocation,
  useNavigate,
  useNavigation,
} from 'react-router-dom'
import { useAnalytics } from './analytics/use-analytics.ts'
import { part } from './components/lazy/part.tsx'
import { ImageBaseProvider } from './components/picture/image-base.ts'
import { Header } from './components/shell/Header.tsx'
import { EnquiryProvider } from './enquiry/dialogs/EnquiryProvider.tsx'
import { PageChange } from './PageChange.tsx'
import { PageFloat } from './PageFloat.tsx'
import { fetchAhead } from './links/fetch-ahead.ts'
import { followLinks } from './links/follow-links.ts'
import { pageAt } from './pages.ts'
import { ShellProvider, useShellReply } from './shell.ts'
import { useLoadingPage } from './use-loading-page.tsx'

const PageEnd = part(() => import('./PageEnd.tsx').then((module) => module.PageEnd))

/** What stands around every page. */
export function Layout() {
  const shell = useShellReply()
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

function Frame({ phone }: { readonly phone: string | undefined }) {
  const { pathname } = useLocation()
  const navigation = useNavigation()
  const navigate = useNavigate()
  const loading = useLoadingPage()
  const { overHero = false, bottomBar = false } = pageAt(loading?.pathname ?? pathname).page
  useAnalytics()
  useRevealFocus()
  useEffect(() => followLinks(navigate), [navigate])
  useEffect(() => fetchAhead(), [])
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
      <PageEnd />
      <PageFloat replaced={bottomBar} />
      <PageChange />
      <ScrollRestoration />
    </>
  )
}
