import { useEffect, useRef, type ReactNode } from 'react'
import { NavigationType, useNavigate } from 'react-router-dom'
import { projectCount } from '../../domain/text/text.ts'
import { Modal } from '../components/Dialog.tsx'
import type { ProjectCardView } from '../components/cards/ProjectCard.tsx'
import { usePage } from '../routing/page-router.tsx'
import { KEEP_SCROLL } from '../routing/arrival.ts'
import { ButtonLink } from '../components/buttons/Button.tsx'
import { ACTION_LINK, AppLink } from '../components/links/AppLink.tsx'
import { Icon } from '../components/icons/Icon.tsx'
import { isPlaced } from './placed-project.ts'

type MapPaneProps = {
  projects: readonly ProjectCardView[]
  /** The address that shows the projects as a list. */
  listHref: string
  children: ReactNode
}

/** The map beside the cards; on phones a window over them, with a way back to the list. */
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

function FullScreenMap({ projects, listHref, children }: MapPaneProps) {
  const navigate = useNavigate()
  const goToList = () => void navigate(listHref, { state: KEEP_SCROLL })
  return (
    <Modal
      title="Map of projects"
      // It stays open until the list is there; a second Escape closes the window itself.
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        goToList()
      }}
      onClose={goToList}
      className="m-0 size-full max-h-none bg-surface"
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
    </Modal>
  )
}

/** The projects without a place on the map. */
export function UnplacedProjects({ projects }: { projects: readonly ProjectCardView[] }) {
  const unplaced = projects.filter((project) => !isPlaced(project))
  if (unplaced.length === 0) return null
  return (
    <details className="group/all noscript:hidden">
      <summary className="inline-flex min-h-11 items-center gap-1.5 rounded-sm font-semibold text-accent-deep hover:text-ink">
        <span>{`${projectCount(unplaced.length)} ${unplaced.length === 1 ? 'has' : 'have'} no place on the map`}</span>
        <Icon
          name="ChevronDown"
          size={18}
          className="transition-transform group-open/all:rotate-180"
        />
      </summary>
      <ul className="max-h-60 overflow-y-auto">
        {unplaced.map(({ path, name, developer }) => (
          <li key={path}>
            <AppLink to={path} className={ACTION_LINK}>
              {`${name} by ${developer}`}
            </AppLink>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** A link to the other view of the results: the map or the list. */
export const ViewLink = ({
  to,
  name,
  onClick,
}: {
  to: string
  name: 'Map' | 'List'
  onClick?: () => void
}) => (
  <ButtonLink
    to={to}
    preventScrollReset
    variant="secondary"
    size="sm"
    className="max-sm:px-3 max-sm:[&>svg]:hidden"
    onClick={onClick}
    icon={<Icon name={name} size={18} />}
  >
    {name}
  </ButtonLink>
)
