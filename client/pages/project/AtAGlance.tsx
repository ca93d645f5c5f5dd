import { useState } from 'react'
import { reraBadge } from '../../../domain/project/rera-registration.ts'
import { trackEvent } from '../../analytics/events.ts'
import { Button } from '../../components/buttons/Button.tsx'
import { WhatsAppShare } from '../../components/buttons/WhatsAppShare.tsx'
import { Icon } from '../../components/icons/Icon.tsx'
import { Badge } from '../../components/status/Badge.tsx'
import { LiveRegion } from '../../components/status/live-region.tsx'
import { SaveButton } from '../../saved/SaveButton.tsx'
import type { ProjectProps } from './project-view.ts'

/** Below the pictures: the project in a few badges, and the ways to keep it and to pass it on. */
export function AtAGlance({ project }: ProjectProps) {
  const { name, developer, path } = project
  const share = useShare(`${name} by ${developer.name}`, path)
  return (
    <div className="mt-5">
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <Badges project={project} />
        <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:[&>a]:grow">
          <SaveButton
            path={path}
            name={name}
            label="Save"
            className="rounded-md border border-ink/30 bg-surface px-3 text-sm font-semibold hover:border-ink"
          />
          <Button
            variant="secondary"
            size="sm"
            icon={<Icon name={share.copied ? 'Check' : 'Share2'} size={18} />}
            onClick={share.start}
            onBlur={share.forget}
            className="max-sm:grow max-sm:px-3 noscript:hidden"
          >
            Share
          </Button>
          <WhatsAppShare projects={[{ ...project, developer: developer.name }]} path={path} />
        </div>
      </div>
      <LiveRegion className="text-sm wrap-anywhere select-all not-empty:mt-3 print:hidden">
        {share.message}
      </LiveRegion>
    </div>
  )
}

function Badges({ project }: ProjectProps) {
  const { reraNumber, reraExempt } = project
  const rera = reraBadge(project)
  return (
    <ul aria-label="At a glance" className="flex min-w-0 flex-wrap items-center gap-2">
      {project.badges.map((fact) => (
        <li key={fact} className="min-w-0">
          <Badge>{fact}</Badge>
        </li>
      ))}
      <li className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
        {rera && <Badge {...(reraNumber && { tone: 'verified' })}>{rera}</Badge>}
        {!reraNumber && reraExempt && <span className="text-sm text-muted">{reraExempt}</span>}
        {reraNumber && (
          <span className="text-sm text-muted md:hidden print:hidden">
            <span>RERA No. </span>
            {/* The law asks for a size no smaller than the telephone number's. */}
            <span translate="no" className="text-base wrap-anywhere text-ink">
              {reraNumber}
            </span>
          </span>
        )}
      </li>
    </ul>
  )
}

const COPIED = 'Link copied'

/** Opens the device's share sheet for a path of this site, or copies its address without one. */
function useShare(title: string, path: string) {
  const [message, setMessage] = useState('')
  const copied = message === COPIED

  async function share(): Promise<void> {
    const url = new URL(path, window.location.origin).href
    // The types say that `share` always exists, but only phones and some desktops have it.
    const sheet: typeof navigator.share | undefined = navigator.share
    try {
      if (sheet) await sheet.call(navigator, { title, url })
      else {
        await navigator.clipboard.writeText(url)
        setMessage(COPIED)
      }
      trackEvent('share')
    } catch (error) {
      // Closing the sheet is not a failure.
      const closed = error instanceof DOMException && error.name === 'AbortError'
      if (!closed) setMessage(`Copy this link: ${url}`)
    }
  }

  return { start: () => void share(), message, copied, forget: () => copied && setMessage('') }
}
