import { startTransition, StrictMode } from 'react'
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom'
import { Document, STATE_ID, type DocumentState } from './Document.tsx'
import { FormStateProvider } from './enquiry/forms/state/form-state.ts'
import { createRoutes } from './routes.tsx'
import { fetchSource } from './source/fetch-source.ts'
import { trustOwnTexts } from './trusted-types.ts'
import './styles/main.css'

/** Between two pieces of work a slow phone answers. */
function pause(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } }
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve))
}

/**
 * Takes over the server's document: the same routes, the same data, no second fetch. Resolves when
 * React hears what the visitor does.
 */
async function hydrate(): Promise<void> {
  const block = document.getElementById(STATE_ID)
  // A failure page is plain HTML without state: nothing to take over.
  if (!block?.textContent) return
  const text = block.textContent
  const state = JSON.parse(text) as DocumentState
  await pause()
  if (state.url) window.history.replaceState(null, '', state.url)
  const routes = createRoutes(fetchSource())
  for (const { route } of matchRoutes(routes, window.location) ?? []) {
    // The page's code must be there before hydration; a suspended root would be thrown away.
    if (typeof route.lazy !== 'object' || !route.lazy.Component) continue
    const Component = await route.lazy.Component()
    delete route.lazy
    if (Component) route.Component = Component
  }
  await pause()
  const router = createBrowserRouter(routes, {
    hydrationData: { loaderData: state.loaderData as Record<string, unknown> },
  })
  await pause()
  const { hydrateRoot } = await import('react-dom/client')
  await pause()
  // In pieces: a slow phone answers between them.
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Document assets={state.assets} state={text}>
          <FormStateProvider value={state.form}>
            <RouterProvider router={router} />
          </FormStateProvider>
        </Document>
      </StrictMode>,
    )
  })
}

trustOwnTexts()
export const listening = hydrate()
