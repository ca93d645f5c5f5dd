import { CloudOff, RotateCw } from 'lucide-react'
import { Button } from '../../components/buttons/Button.tsx'
import { EmptyState } from '../../components/status/EmptyState.tsx'

type SectionFailureProps = {
  title: string
  children?: string | undefined
}

/** A section whose data could not be loaded: why, and a button that reloads the page. */
export function SectionFailure({ title, children }: SectionFailureProps) {
  return (
    <EmptyState
      icon={<CloudOff size={32} strokeWidth={1.5} aria-hidden="true" />}
      title={title}
      action={
        // A form without an action loads its own page again, also before script runs.
        <form>
          <Button
            type="submit"
            variant="secondary"
            icon={<RotateCw size={18} aria-hidden="true" />}
            onClick={(event) => {
              event.preventDefault()
              window.location.reload()
            }}
          >
            Try Again
          </Button>
        </form>
      }
    >
      {children}
    </EmptyState>
  )
}
