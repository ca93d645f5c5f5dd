import { startTransition, StrictMode, useEffect, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { Document, STATE_ID, type DocumentState } from './Document.tsx'
import { markHydrated } from './components/lazy-component.tsx'
import { Layout } from './layout/Layout.tsx'
import { pageAt } from './routes.tsx'
import { fetchSource } from './routing/fetch-source.ts'
import { loadPage } from './routing/load-page.ts'
import { createNavigation } from './routing/navigation.ts'
import { loadPageCode } from './routing/page-code.ts'
import { PageRouter } from './routing/router.tsx'
import { trustOwnTexts } from './layout/trusted-types.ts'
import './styles/main.css'

/** Hydrates the server's document: the same routes, the same data, no second fetch. */
async function hydrate(): Promise<void> {
  const text = document.getElementById(STATE_ID)?.textContent
  // A failure page is plain HTML without state.
  if (!text) return
  const state = JSON.parse(text) as DocumentState
  if (state.url) window.history.replaceState(null, '', state.url)
  await loadPageCode(pageAt(window.location.pathname).name)
  const navigation = createNavigation((url, shell, signal) => {
    // A new release has other files: its own document brings them.
    const leave = () => !signal.aborted && navigator.onLine && window.location.assign(url)
    loadPageCode(pageAt(url.pathname).name).catch(leave)
    return loadPage(fetchSource, url, shell, signal)
  }, state.data)
  // In pieces: a slow phone answers between them.
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Hydrated>
          <Document assets={state.assets} state={text}>
            <PageRouter to={navigation}>
              <Layout />
            </PageRouter>
          </Document>
        </Hydrated>
      </StrictMode>,
    )
  })
}

/** Around everything, so that all other effects have run before its own. */
function Hydrated({ children }: { children: ReactNode }) {
  useEffect(markHydrated, [])
  return children
}

trustOwnTexts()
void hydrate()
