import { startTransition, StrictMode, useEffect, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { Document, STATE_ID, type DocumentState } from './Document.tsx'
import { countError, watchErrors } from './analytics/count-errors.ts'
import { Layout } from './layout/Layout.tsx'
import { BrowserRouter } from 'react-router-dom'
import { pageAt } from './routes.tsx'
import { loadPageCode } from './routing/load-page.ts'
import { PageRouter } from './routing/page-router.tsx'
import { trustOwnTexts } from './layout/trusted-types.ts'
import './styles/main.css'

/** Hydrates the server's document with the same routes and data, without a second fetch. */
async function hydrate(): Promise<void> {
  const text = document.getElementById(STATE_ID)?.textContent
  // A failure page is plain HTML without state; so is a page whose HTML broke off on its way.
  if (!text) {
    stayPlain()
    return
  }
  const state = JSON.parse(text) as DocumentState
  nameHistoryEntry(state.url)
  await loadPageCode(pageAt(window.location.pathname).name)
  // The code that has just run, and what follows, each keep a slow phone busy for 60 ms.
  await window.scheduler?.yield?.()
  // A transition hydrates in pieces, between which a slow phone can answer.
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Hydrated>
          <Document assets={state.assets} themeColor={state.themeColor} state={text}>
            <BrowserRouter>
              <PageRouter data={state.data}>
                <Layout />
              </PageRouter>
            </BrowserRouter>
          </Document>
        </Hydrated>
      </StrictMode>,
      { onRecoverableError },
    )
  })
}

/**
 * Gives the document's history entry a key, as the router's have, by which its scroll position is kept.
 * @param address the page's own, where a form's answer has the form's
 */
function nameHistoryEntry(address: string | undefined): void {
  const key = Math.random().toString(36).slice(2)
  const state = window.history.state as object | null
  window.history.replaceState({ key, ...state }, '', address)
}

/** Translators of browsers leave `<font>` elements, which the site has none of. */
const isTranslated = (): boolean => document.querySelector('font') !== null
/** Whether a translator came before React, which draws such parts anew. */
const wasTranslated = isTranslated()

/** Reports an error after which React drew a part anew, unless a translator explains it. */
function onRecoverableError(error: unknown): void {
  if (wasTranslated || isTranslated()) return
  countError(error)
  reportError(error)
}

/** Hands the page over to React, which ends the recording of early input. */
function markHydrated(): void {
  // Development has no script in the head, and a client render drops attributes unknown to React.
  document.documentElement.dataset['scripted'] = ''
  document.documentElement.dataset['hydrated'] = ''
  window.dispatchEvent(new Event('hydrated'))
}

/** Wraps everything, so that all other effects have run before this one. */
function Hydrated({ children }: { children: ReactNode }) {
  useEffect(markHydrated, [])
  return children
}

/** Lets a page that is not hydrated work as it does without JavaScript. */
function stayPlain(): void {
  delete document.documentElement.dataset['scripted']
}

trustOwnTexts()
watchErrors()
hydrate().catch((error: unknown) => {
  countError(error)
  stayPlain()
})
