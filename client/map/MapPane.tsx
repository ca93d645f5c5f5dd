import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'
import { NavigationType, useNavigate } from 'react-router-dom'
import { projectCount } from '../../domain/text/text.ts'
import { GlobalLiveRegion } from '../components/status/live-region.tsx'
import type { ProjectCardView } from '../components/cards/ProjectCard.tsx'
import { usePage } from '../routing/page-router.tsx'
import { KEEP_SCROLL } from '../routing/arrival.ts'
import { ViewLink } from '../pages/shared/ViewLink.tsx'
import { UnplacedProjects } from './UnplacedProjects.tsx'

type MapPaneProps = {
  projects: readonly ProjectCardView[]
  /** The address that shows the projects as a list. */
  listHref: string
  children: ReactNode
}

/**
 * The map beside the cards; on phones a window over them, which the way back to the list closes.
 */
export function MapPane({
  projects,
  listHref,
  isFullScreen,
  children,
}: MapPaneProps & { isFullScreen: boolean }) {
  const pane = useRef<HTMLDivElement>(null)
  const isPressed = usePage().navigationType === NavigationType.Push
  useEffect(() => {
    if (isPressed) pane.current?.scrollIntoView({ block: 'nearest' })
  }, [isPressed])
  if (isFullScreen)
    return (
      <FullScreenMap projects={projects} listHref={listHref}>
        {children}
      </FullScreenMap>
    )
  return (
    <div
      ref={pane}
      data-map-pane
      // As high as the window allows below the header, and above the bar at the bottom of smaller ones.
      className="relative isolate h-[calc(100svh-var(--header-height)-1.5rem)] min-h-80 overflow-hidden rounded-lg border border-border bg-surface-muted max-lg:h-[calc(100svh-var(--header-height)-5.5rem)] max-md:hidden md:sticky md:top-[calc(var(--header-height)+0.75rem)] print:hidden noscript:hidden"
    >
      {children}
    </div>
  )
}

/** A window as large as the screen; unlike `Modal`, it leaves nothing beside it to press. */
function FullScreenMap({ projects, listHref, children }: MapPaneProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const navigate = useNavigate()
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    element?.focus()
    return () => element?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      aria-label="Map of projects"
      // Escape leads to the list. The dialog stays open until the list is there, as none is drawn
      // below.
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        void navigate(listHref, { state: KEEP_SCROLL })
      }}
      // A second Escape closes the dialog itself.
      onClose={({ currentTarget }) =>
        currentTarget.open || void navigate(listHref, { state: KEEP_SCROLL })
      }
      className="m-0 size-full max-h-none max-w-none bg-surface text-ink outline-none"
    >
      <div className="flex h-full flex-col">
        <div className="flex items-center justify-between gap-4 border-b border-border px-5 py-2">
          <p className="display-small text-xl">{projectCount(projects.length)}</p>
          <ViewLink to={listHref} name="List" />
        </div>
        <div className="px-5">
          <UnplacedProjects projects={projects} />
        </div>
        <div className="relative isolate flex-1">{children}</div>
      </div>
      <GlobalLiveRegion />
    </dialog>
  )
}
