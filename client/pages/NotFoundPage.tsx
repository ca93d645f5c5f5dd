import { Compass } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../domain/paths.ts'
import { Button, ButtonLink } from '../components/Button.tsx'
import type { Missing } from '../source/source.ts'
import { PageMessage } from './PageMessage.tsx'

/** What was asked for does not exist: why, and the way back. Sent with status 404. */
export function MissingPage({ missing }: { readonly missing: Missing }) {
  return (
    <PageMessage
      icon={<Compass size={36} strokeWidth={1.5} aria-hidden="true" />}
      title={missing.title}
      actions={
        <>
          <ButtonLink to={paths.home}>Return to Home</ButtonLink>
          <GoBack />
        </>
      }
    >
      {missing.message}
    </PageMessage>
  )
}

/** Needs the browser's history, so it is only there where script runs. */
function GoBack() {
  const navigate = useNavigate()
  return (
    <Button
      variant="secondary"
      className="noscript:hidden"
      onClick={() => {
        if (window.history.length > 1) void navigate(-1)
        else void navigate(paths.listing)
      }}
    >
      Go Back
    </Button>
  )
}
