import { CloudOff } from 'lucide-react'
import { useEffect } from 'react'
import { isRouteErrorResponse, useMatch, useRouteError, useRouteLoaderData } from 'react-router-dom'
import { paths } from '../../domain/paths.ts'
import { Button, ButtonLink } from '../components/Button.tsx'
import { isChunkFailure, reloadOnce } from './chunk-failure.ts'
import { MissingPage } from './NotFoundPage.tsx'
import { PageMessage } from './PageMessage.tsx'

/** Stands in the place of a page that could not be loaded or drawn. */
export function PageFailure() {
  const error = useRouteError()
  // Without the shell's data the layout is not there either, and with it the page's main part.
  const inLayout = useRouteLoaderData('shell') !== undefined
  const outdated = isChunkFailure(error)

  useEffect(() => {
    if (outdated) reloadOnce()
  }, [outdated])

  const content =
    isRouteErrorResponse(error) && error.status === 404 ? (
      <MissingPage
        missing={{
          title: 'Page not found',
          message: "Oops! The page you're looking for doesn't exist.",
        }}
      />
    ) : (
      <Failure error={error} />
    )
  return inLayout ? content : <main id="main">{content}</main>
}

function Failure({ error }: { readonly error: unknown }) {
  const isProject = useMatch('/project-details/:developer/:id') !== null
  const message = error instanceof Error ? error.message : 'the answer could not be read'
  return (
    <PageMessage
      documentTitle="The page could not be loaded"
      icon={<CloudOff size={36} strokeWidth={1.5} aria-hidden="true" />}
      title={
        isProject ? `Failed to load project details: ${message}` : 'This page could not be loaded'
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
}
