import { startTransition, StrictMode, useEffect, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { Document, STATE_ID, type DocumentState } from './Document.tsx'
import { FormStateProvider } from './enquiry/forms/state/form-state.ts'
import { markHydrated } from './components/lazy/hydrated.ts'
import { pageAt } from './routes.tsx'
import { createRoutes } from './routing/create-routes.tsx'
import { loadPageCode } from './routing/page-code.tsx'
import { fetchSource } from './routing/fetch-source.ts'
import { trustOwnTexts } from './trusted-types.ts'
import './styles/main.css'

/** Hydrates the server's document: the same routes, the same data, no second fetch. */
async function hydrate(): Promise<void> {
  const text = document.getElementById(STATE_ID)?.textContent
  // A failure page is plain HTML without state.
  if (!text) return
  const state = JSON.parse(text) as DocumentState
  if (state.url) window.history.replaceState(null, '', state.url)
  await loadPageCode(pageAt(window.location.pathname).name)
  const router = createBrowserRouter(createRoutes(fetchSource()), {
    hydrationData: { loaderData: state.loaderData as Record<string, unknown> },
  })
  // In pieces: a slow phone answers between them.
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Hydrated>
          <Document assets={state.assets} state={text}>
            <FormStateProvider value={state.form}>
              <RouterProvider router={router} />
            </FormStateProvider>
          </Document>
        </Hydrated>
      </StrictMode>,
    )
  })
}

/** Around everything, so that all other effects have run before its own. */
function Hydrated({ children }: { readonly children: ReactNode }) {
  useEffect(markHydrated, [])
  return children
}

trustOwnTexts()
void hydrate()
