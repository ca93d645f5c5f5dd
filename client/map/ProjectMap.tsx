import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { preload } from 'react-dom'
import { pinText } from '../../domain/place/pin-groups.ts'
import type { MapTiles } from '../../schemas/generated/data.generated.ts'
import { useCountOpened } from '../analytics/use-count-opened.ts'
import { ACTION_LINK, AppLink, IconButton } from '../components/buttons/Button.tsx'
import { ProjectCard } from '../components/cards/ProjectCard.tsx'
import { StatusMessage } from '../components/status/StatusMessage.tsx'
import { TranslatableTexts } from '../components/TranslatableTexts.tsx'
import styles from '../styles/map.css?url'
import { createPinMap } from './pin-map.ts'
import type { PlacedProject } from './placed-project.ts'

type ProjectMapProps = {
  /** At least one project. */
  projects: readonly PlacedProject[]
  tiles: MapTiles
  /** The paths of the projects whose pin is highlighted. */
  highlighted: ReadonlySet<string>
  onHighlight: (paths: ReadonlySet<string>) => void
}

// The style sheet is fetched together with the projects, not after them.
preload(styles, { as: 'style' })

/** A pin of several projects opens this many cards; further ones have a line each. */
const MAX_CARDS = 12

/**
 * A map with a pin for each project, or one for those that would cover each other; a pin opens the
 * project's card.
 */
export function ProjectMap({ projects, tiles, highlighted, onHighlight }: ProjectMapProps) {
  useCountOpened('map_open')
  const container = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLElement>(null)
  const map = useRef<ReturnType<typeof createPinMap>>(undefined)
  const [pressed, setPressed] = useState<readonly PlacedProject[]>([])
  const [tilesFailed, setTilesFailed] = useState(false)
  const [canZoom, setCanZoom] = useState({ in: true, out: true })
  // Leaflet measures elements, so the map is made after its styles have loaded.
  const [isStyled, setStyled] = useState(false)
  const paths = useMemo(() => new Set(projects.map(({ path }) => path)), [projects])
  // A filter closes the card of what it takes away.
  const opened = pressed.filter(({ path }) => paths.has(path))
  const [first] = opened
  const firstPath = first?.path

  const { url, maxZoom } = tiles
  const showProjects = useEffectEvent(() => map.current?.show(projects))
  useEffect(() => {
    if (!container.current || !isStyled) return
    const created = createPinMap(
      container.current,
      { url, maxZoom },
      {
        onHighlight: (shown) => onHighlight(new Set(shown.map(({ path }) => path))),
        onOpen: setPressed,
        onTiles: setTilesFailed,
        onMove: setCanZoom,
      },
    )
    map.current = created
    showProjects()
    return () => created.remove()
  }, [isStyled, url, maxZoom, onHighlight])
  useEffect(() => map.current?.show(projects), [projects])
  const [highlightedPath = firstPath] = highlighted
  useEffect(() => map.current?.highlight(highlightedPath), [highlightedPath])
  useEffect(() => {
    panel.current?.focus({ preventScroll: true })
    map.current?.cover(firstPath, panel.current ?? undefined)
  }, [firstPath])

  const close = () => {
    setPressed([])
    if (firstPath !== undefined) map.current?.focus(firstPath)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- there is a button too
    <div
      className="map"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !first) return
        // Escape closes the card, but not the dialog around the map.
        event.preventDefault()
        close()
      }}
    >
      <link
        rel="stylesheet"
        href={styles}
        onLoad={() => setStyled(true)}
        onError={() => setStyled(true)}
      />
      <div className="map-status">
        <StatusMessage tone="info">
          {tilesFailed &&
            'The map’s pictures could not be loaded. The pins show where the projects are.'}
        </StatusMessage>
      </div>
      <div className="map-view">
        <section ref={container} aria-label="Map of projects" className="map-box" />
        {first && (
          <section ref={panel} tabIndex={-1} aria-label={pinText(opened).name} className="map-card">
            <IconButton label="Close" variant="solid" icon="X" onClick={close} />
            <div>
              {opened.slice(0, MAX_CARDS).map((project) => (
                <ProjectCard key={project.path} project={project} />
              ))}
              {opened.length > MAX_CARDS && <MoreProjects projects={opened.slice(MAX_CARDS)} />}
            </div>
          </section>
        )}
      </div>
      {/* Nothing lies on the map but its pins, which are never covered thus. */}
      <div className="map-foot">
        <Attribution text={tiles.attribution} />
        <IconButton
          label="Zoom out"
          icon="Minus"
          aria-disabled={!canZoom.out}
          onClick={() => map.current?.zoomOut()}
        />
        <IconButton
          label="Zoom in"
          icon="Plus"
          aria-disabled={!canZoom.in}
          onClick={() => map.current?.zoomIn()}
        />
      </div>
    </div>
  )
}

/** Projects in a line each. */
const MoreProjects = ({ projects }: { projects: readonly PlacedProject[] }) => (
  <ul className="map-more">
    {projects.map(({ path, name, priceText }) => (
      <li key={path}>
        <AppLink to={path} className={ACTION_LINK}>
          {name}
        </AppLink>
        <p className="text-sm text-muted">{priceText}</p>
      </li>
    ))}
  </ul>
)

/** The source of the map; an address in the text becomes a link. */
function Attribution({ text }: { text: string }) {
  return (
    <p className="map-attribution">
      <TranslatableTexts>
        {text.split(/(https:\/\/[^\s,;)]+)/).map((part, index) =>
          index % 2 === 0 ? (
            part
          ) : (
            <AppLink key={part} to={part} newTab>
              {part.replace(/^https:\/\/(?:www\.)?/, '')}
            </AppLink>
          ),
        )}
      </TranslatableTexts>
    </p>
  )
}
