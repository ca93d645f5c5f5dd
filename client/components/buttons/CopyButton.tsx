import { useEffect, useState } from 'react'
import { trackEvent } from '../../analytics/events.ts'
import { Button } from './Button.tsx'
import { LiveRegion } from '../status/live-region.tsx'
import { Icon } from '../icons/Icon.tsx'

const SHOWN_MS = 4000

type CopyButtonProps = {
  /** The path to copy, with its query, asked for when the button is pressed. */
  path: () => string
  /** What the copied link opens: 'this list'. */
  opens: string
}

/** Copies a link of this site, or shows it where the browser refuses; absent without script. */
export function CopyButton({ path, opens }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'refused'>()
  useEffect(() => {
    if (outcome !== 'copied') return
    const timer = setTimeout(() => setOutcome(undefined), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [outcome])

  const url = () => window.location.origin + path()
  // A page that is not secure has no clipboard.
  const copy = async () => {
    await navigator.clipboard.writeText(url())
    trackEvent('share')
  }
  return (
    <div className="noscript:hidden print:hidden">
      <Button
        variant="secondary"
        size="sm"
        onClick={() =>
          void copy().then(
            () => setOutcome('copied'),
            () => setOutcome('refused'),
          )
        }
        icon={<Icon name={outcome === 'copied' ? 'Check' : 'Link2'} size={18} />}
      >
        Copy link
      </Button>
      <LiveRegion className="text-sm break-words text-muted not-empty:mt-2">
        {(outcome === 'copied' && `Copied: the link opens ${opens}.`) ||
          (outcome === 'refused' && `The browser did not allow copying. The link is ${url()}`)}
      </LiveRegion>
    </div>
  )
}
