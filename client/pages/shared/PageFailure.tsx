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
  const isProject = pageAt(useLocation().pathname).name === 'project'
  const reason = error instanceof Error ? error.message : 'the answer could not be read'

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
