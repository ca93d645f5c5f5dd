import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { preload } from 'react-dom'
import type { MapTiles } from '../../schemas/generated/data.generated.ts'
import { AppLink, IconButton } from '../components/buttons/Button.tsx'
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
  /** The path of the project whose pin is highlighted. */
  highlightedPath: string | undefined
  onHighlight: (path: string | undefined) => void
}

// The style sheet is fetched together with the projects, not after them.
preload(styles, { as: 'style' })

/** A pin of several projects opens this many cards; further ones are in the list. */
const MAX_CARDS = 12

/** A map with a pin for each project; a pin opens the project's card. */
export function ProjectMap({ projects, tiles, highlightedPath, onHighlight }: ProjectMapProps) {
  const container = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLElement>(null)
  const map = useRef<ReturnType<typeof createPinMap>>(undefined)
  const [pressed, setPressed] = useState<readonly PlacedProject[]>([])
  const [tilesFailed, setTilesFailed] = useState(false)
  // Leaflet measures elements, so the map is made after its styles have loaded.
  const [isStyled, setStyled] = useState(false)
  const opened = pressed.filter(({ path }) => projects.some((project) => project.path === path))
  const [first] = opened
  const { url, maxZoom } = tiles

  const create = useEffectEvent(
    (element: HTMLElement, pictures: Pick<MapTiles, 'url' | 'maxZoom'>) =>
      createPinMap(element, projects, pictures, {
        onHighlight,
        onOpen: setPressed,
        onTiles: setTilesFailed,
      }),
  )
  useEffect(() => {
    if (!container.current || !isStyled) return
    const created = create(container.current, { url, maxZoom })
    map.current = created
    return () => created.remove()
  }, [isStyled, url, maxZoom])
  useEffect(() => map.current?.show(projects), [projects])
  const activePath = highlightedPath ?? first?.path
  useEffect(() => map.current?.highlight(activePath), [activePath])
  useEffect(() => {
    panel.current?.focus({ preventScroll: true })
    map.current?.cover(first, panel.current ?? undefined)
  }, [first, panel])

  const close = () => {
    setPressed([])
    if (first) map.current?.focus(first)
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
      <section ref={container} aria-label="Map of projects" className="map-box" />
      <Attribution text={tiles.attribution} />
      {first && (
        <section
          ref={panel}
          tabIndex={-1}
          aria-label={opened.length === 1 ? first.name : `${opened.length} projects on one spot`}
          className="map-card"
        >
          <IconButton label="Close" variant="solid" icon="X" onClick={close} />
          <div>
            {opened.slice(0, MAX_CARDS).map((project) => (
              <ProjectCard key={project.path} project={project} />
            ))}
            {opened.length > MAX_CARDS && (
              <p>{`${opened.length - MAX_CARDS} more are in the list.`}</p>
            )}
          </div>
        </section>
      )}
    </div>
  )
}

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
