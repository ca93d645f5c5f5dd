import { useEffect } from 'react'
import { Outlet, ScrollRestoration, useNavigation } from 'react-router-dom'
import { ShellProvider, useShellReply } from './shell.ts'
import { Footer } from './components/Footer.tsx'
import { Header } from './components/Header.tsx'

/** What stands around every page. */
export function Layout() {
  const shell = useShellReply()
  const navigation = useNavigation()
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = 'true'
  }, [])
  return (
    <ShellProvider value={shell}>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <Header />
      <main id="main" tabIndex={-1} aria-busy={navigation.state !== 'idle'}>
        <Outlet />
      </main>
      <Footer />
      <ScrollRestoration />
    </ShellProvider>
  )
}
