import { memo, useMemo, useState, useSyncExternalStore } from 'react'
import { directionsUrl } from '../../domain/place/directions.ts'
import { noBreakAmounts } from '../../domain/price/money.ts'
import { Button } from '../components/buttons/Button.tsx'
import { ACTION_LINK, AppLink } from '../components/links/AppLink.tsx'
import { ProjectCard, type ProjectCardView } from '../components/cards/ProjectCard.tsx'
import { cx } from '../components/cx.ts'
import { LazyPart, lazyPart } from '../components/LazyPart.tsx'
import { useHydrated } from '../components/external-store.ts'
import { ReloadButton } from '../components/status/EmptyState.tsx'
import { Spinner } from '../components/status/Spinner.tsx'
import { StatusMessage } from '../components/status/live-region.tsx'
import { usePage } from '../routing/page-router.tsx'
import { MapPane, UnplacedProjects } from './MapPane.tsx'
import { isPlaced } from './placed-project.ts'
import { readStored, writeStored } from '../components/browser-storage.ts'

const loadMap = () => import('./ProjectMap.tsx').then((module) => module.ProjectMap)
const ProjectMap = lazyPart(loadMap)

/** Fetches the map's code together with the page's data; the map itself reports a failure. */
export const fetchMapAhead = () => void loadMap().catch(() => undefined)

/** The number of cards beside the map at first, as a browser takes long to draw thousands. */
const FIRST_CARDS = 24

const PHONE = '(width < 48rem)'

const NONE: ReadonlySet<string> = new Set()

type MapResultsProps = {
  projects: readonly ProjectCardView[]
  /** The address that shows the projects as a list. */
  listHref: string
}

/** All results on a map and as cards; without script a list with links to their places. */
export function MapResults({ projects, listHref }: MapResultsProps) {
  const tiles = usePage().result.meta?.tiles
  const isHydrated = useHydrated()
  const [showsAll, setShowsAll] = useState(false)
  const [highlighted, highlight] = useState<ReadonlySet<string>>(NONE)
  const [isFailed, setFailed] = useState(false)
  const placed = useMemo(() => projects.filter(isPlaced), [projects])
  const shownProjects = showsAll ? projects : projects.slice(0, FIRST_CARDS)
  const others = projects.slice(shownProjects.length)
  const hasMap = placed.length > 0 && !isFailed
  const isFullScreen = useIsPhone() && hasMap
  const hasPane = hasMap && !isFullScreen
  return (
    <div className="flex flex-col gap-4">
      <UnplacedProjects projects={projects} />
      <StatusMessage tone="info">
        {isFailed && (
          <>
            <p className="mb-3">The map could not be loaded. The list is here all the same.</p>
            <ReloadButton />
          </>
        )}
      </StatusMessage>
      <div
        data-map-results
        className={cx(
          'grid gap-6',
          // Without script there is no map beside the cards.
          hasPane &&
            'not-noscript:md:max-lg:grid-cols-[minmax(0,1fr)_18rem] not-noscript:lg:grid-cols-[calc(50vw+2px)_minmax(0,1fr)]',
        )}
      >
        {hasMap && (
          <MapPane projects={projects} listHref={listHref} isFullScreen={isFullScreen}>
            <div className="absolute inset-0 grid place-content-center">
              <Spinner size={32} />
            </div>
            {/* The map is made after hydration, as the first render must match the server's HTML. */}
            {tiles && isHydrated && (
              <LazyPart onFailed={() => reloadOnce() || setFailed(true)}>
                <ProjectMap
                  projects={placed}
                  tiles={tiles}
                  highlighted={highlighted}
                  onHighlight={highlight}
                />
              </LazyPart>
            )}
          </MapPane>
        )}
        {/* No cards are drawn below a full-screen map, whose way back leads to the list. */}
        {!isFullScreen && (
          <div>
            <ul
              className={cx(
                'grid card-columns-2 gap-6',
                hasPane &&
                  'not-noscript:md:grid-cols-[repeat(auto-fill,minmax(min(16rem,100%),1fr))]',
              )}
            >
              {shownProjects.map((project) => (
                <MapCard
                  key={project.path}
                  project={project}
                  isHighlighted={highlighted.has(project.path)}
                  onHighlight={highlight}
                />
              ))}
              {!isHydrated &&
                others.map((project) => <PlainRow key={project.path} project={project} />)}
            </ul>
            {isHydrated && others.length > 0 && (
              <Button variant="secondary" wide className="mt-6" onClick={() => setShowsAll(true)}>
                {`Show all ${projects.length}`}
              </Button>
            )}
          </div>
        )}
      </div>
    </div>
  )
}

const useIsPhone = (): boolean =>
  useSyncExternalStore(
    (onChange) => {
      const media = window.matchMedia(PHONE)
      media.addEventListener('change', onChange)
      return () => media.removeEventListener('change', onChange)
    },
    () => window.matchMedia(PHONE).matches,
    () => false,
  )

type MapCardProps = {
  project: ProjectCardView
  isHighlighted: boolean
  onHighlight: (paths: ReadonlySet<string>) => void
}

/** A card that highlights its pin while pointed at or focused, and is highlighted by its pin. */
const MapCard = memo(function MapCard({ project, isHighlighted, onHighlight }: MapCardProps) {
  const { path } = project
  const highlight = () => onHighlight(new Set([path]))
  const clearHighlight = () => onHighlight(NONE)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only draws a ring
    <li
      data-marked={isHighlighted ? '' : undefined}
      onPointerEnter={highlight}
      onPointerLeave={clearHighlight}
      onFocus={highlight}
      onBlur={clearHighlight}
      className="flex flex-col rounded-lg data-marked:outline-3 data-marked:outline-accent"
    >
      <ProjectCard project={project} />
      <PlaceLink project={project} />
    </li>
  )
})

/** A result in few words for pages without script: as many cards would take a server seconds. */
const PlainRow = ({ project }: { project: ProjectCardView }) => (
  <li className="hidden noscript:block">
    <AppLink to={project.path} className={ACTION_LINK}>
      {project.name}
    </AppLink>
    <p className="text-sm text-muted">
      {noBreakAmounts(`${project.localitiesText} · ${project.priceText}`)}
    </p>
    <PlaceLink project={project} />
  </li>
)

/** A link to a project's place on the map of another site, for pages without script. */
const PlaceLink = ({ project: { name, place } }: { project: ProjectCardView }) =>
  place && (
    <AppLink
      to={directionsUrl(place)}
      newTab
      className={cx(ACTION_LINK, 'noscript:flex not-noscript:hidden')}
    >
      {`${name} on a map`}
    </AppLink>
  )

const KEY = 'reloadedFor'

/** Loads the document anew, as a new release has other files. False: offline, or in vain before. */
function reloadOnce(): boolean {
  const { href } = window.location
  if (!navigator.onLine || readStored('sessionStorage', KEY) === href) return false
  // Without storage it would be loaded again and again.
  if (!writeStored('sessionStorage', KEY, href)) return false
  window.location.reload()
  return true
}
