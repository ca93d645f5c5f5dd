import { useEffect } from 'react'
import { paths } from '../../../domain/seo/paths.ts'
import { Button, ButtonLink } from '../../components/buttons/Button.tsx'
import { useShellIfAny } from '../../layout/shell.ts'
import { pageAt } from '../../routes.tsx'
import { useLocation } from 'react-router-dom'
import { PageMessage } from './PageMessage.tsx'

/** Replaces a page that could not be loaded or rendered. */
export function PageFailure({ error }: { error: unknown }) {
  // Without it the layout is not there either, and with it the page's main part.
  const inLayout = useShellIfAny() !== undefined
  const outdated = isChunkFailure(error)
  const isProject = pageAt(useLocation().pathname).name === 'project'
  const reason = error instanceof Error ? error.message : 'the answer could not be read'

  useEffect(() => {
    if (outdated) reloadOnce()
  }, [outdated])

  const message = (
    <PageMessage
      icon="CloudOff"
      title={
        isProject ? `Failed to load project details: ${reason}` : 'This page could not be loaded'
      }
      actions={
        <>
          <Button onClick={() => window.location.reload()}>
            {isProject ? 'Retry' : 'Try again'}
          </Button>
          <ButtonLink to={paths.home} variant="secondary">
            Return to Home
          </ButtonLink>
        </>
      }
    >
      Please check your connection and try again. If it happens again, call us and we will help.
    </PageMessage>
  )
  return (
    <>
      <title>The page could not be loaded</title>
      {inLayout ? message : <main id="main">{message}</main>}
    </>
  )
}

/** What Chromium, Firefox and WebKit say when a module of the site cannot be fetched. */
const CHUNK_FAILURE =
  /failed to fetch dynamically imported module|error loading dynamically imported module|importing a module script failed|unable to preload/i

const RELOADED_KEY = 'reloadedFor'

/** Whether a part of the site's code could not be fetched: most often it was replaced by a new release. */
export function isChunkFailure(error: unknown): boolean {
  return error instanceof Error && CHUNK_FAILURE.test(error.message)
}

/**
 * Loads the document anew, which brings the current release. Once a release only (the entry's
 * address names it), so that a file that is really missing cannot reload for ever.
 */
function reloadOnce(): void {
  const release = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? ''
  try {
    if (!navigator.onLine || sessionStorage.getItem(RELOADED_KEY) === release) return
    sessionStorage.setItem(RELOADED_KEY, release)
  } catch {
    // Without storage nothing would stop the second reload.
    return
  }
  window.location.reload()
}
