import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { preload } from 'react-dom'
import { pinText } from '../../domain/place/map-pins.ts'
import { noBreakAmounts } from '../../domain/price/money.ts'
import type { MapTiles } from '../../schemas/generated/data.generated.ts'
import { useCountOpened } from '../analytics/use-count-opened.ts'
import { IconButton } from '../components/buttons/Button.tsx'
import { ACTION_LINK, AppLink } from '../components/links/AppLink.tsx'
import { ProjectCard } from '../components/cards/ProjectCard.tsx'
import { StatusMessage } from '../components/status/live-region.tsx'
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

/** A map with pins, none of which covers another; a pin opens its projects' cards. */
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
      className="absolute inset-0 z-0 flex flex-col"
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
      <div className="has-[svg]:bg-surface has-[svg]:p-3">
        <StatusMessage tone="info">
          {tilesFailed &&
            'The map’s pictures could not be loaded. The pins show where the projects are.'}
        </StatusMessage>
      </div>
      <div className="relative min-h-0 flex-1">
        <section ref={container} aria-label="Map of projects" className="map-box" />
        {first && (
          <section
            ref={panel}
            data-map-card
            tabIndex={-1}
            aria-label={pinText(opened).name}
            // The map stays visible above the card, whose picture is low.
            className="absolute bottom-3 left-3 z-1001 grid w-[min(18rem,100%-1.5rem)] gap-2 outline-none [&_[data-picture]]:aspect-5/2"
          >
            <IconButton
              label="Close"
              variant="solid"
              icon="X"
              onClick={close}
              className="justify-self-end bg-surface! shadow-float!"
            />
            {/* Many cards scroll; as they clip their pictures, their rows would shrink to nothing. */}
            <div className="grid auto-rows-max max-h-104 gap-3 overflow-y-auto rounded-lg shadow-float">
              {opened.slice(0, MAX_CARDS).map((project) => (
                <ProjectCard key={project.path} project={project} />
              ))}
              {opened.length > MAX_CARDS && <MoreProjects projects={opened.slice(MAX_CARDS)} />}
            </div>
          </section>
        )}
      </div>
      {/* Nothing lies on the map but its pins, which are never covered thus. */}
      <div className="flex items-center gap-2 bg-surface px-3 py-1.5 [&>[aria-disabled=true]]:opacity-40">
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

const MoreProjects = ({ projects }: { projects: readonly PlacedProject[] }) => (
  <ul className="rounded-lg bg-surface px-5 py-3">
    {projects.map(({ path, name, priceText }) => (
      <li key={path}>
        <AppLink to={path} className={ACTION_LINK}>
          {name}
        </AppLink>
        <p className="text-sm text-muted">{noBreakAmounts(priceText)}</p>
      </li>
    ))}
  </ul>
)

/** The source of the map; an address in the text becomes a link. */
function Attribution({ text }: { text: string }) {
  return (
    <p className="flex-1 text-[0.75rem] [&_a]:underline">
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
