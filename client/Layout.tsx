import { useEffect } from 'react'
import { useRevealFocus } from './components/hooks/use-reveal-focus.ts'
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom'
import { useAnalytics } from './analytics/use-analytics.ts'
import { ImageBaseProvider } from './components/picture/image-base.ts'
import { FloatingActions } from './components/shell/FloatingActions.tsx'
import { Footer } from './components/shell/Footer.tsx'
import { Header } from './components/shell/Header.tsx'
import { preloadDialog } from './components/dialog/Dialog.tsx'
import { EnquiryProvider } from './enquiry/dialogs/EnquiryProvider.tsx'
import { FooterForm } from './enquiry/forms/FooterForm.tsx'
import { useEnquiry } from './enquiry/dialogs/use-enquiry.ts'
import { PageChange } from './PageChange.tsx'
import { pageAt } from './pages.ts'
import { ShellProvider, useShellReply } from './shell.ts'
import { useLoadingPage } from './use-loading-page.tsx'

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
  const enquiry = useEnquiry()
  const loading = useLoadingPage()
  const { overHero = false, bottomBar = false } = pageAt(loading?.pathname ?? pathname).page
  useAnalytics()
  useRevealFocus()
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = 'true'
  }, [])
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
      <Footer form={<FooterForm />} />
      <FloatingActions
        inquiryOpen={enquiry.isOpen}
        onToggleInquiry={() =>
          enquiry.isOpen ? enquiry.close() : enquiry.open({ source: 'floating' })
        }
        onIntent={preloadDialog}
        replaced={bottomBar}
      />
      <PageChange />
      <ScrollRestoration />
    </>
  )
}
