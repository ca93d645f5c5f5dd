import type { ComponentProps } from 'react'
import { ButtonLink } from '../../components/buttons/Button.tsx'
import { hydrateWhenIdle } from '../../components/hydrate-when-idle.tsx'
import { Icon } from '../../components/icons/Icon.tsx'
import { usePage } from '../../routing/router.tsx'
import { ProjectGrid } from './ProjectGrid.tsx'

const MapResults = hydrateWhenIdle(() =>
  import('../../map/MapResults.tsx').then((module) => module.MapResults),
)

/** Fetches the map's code together with the page's data; the map itself reports a failure. */
const fetchMapAhead = () =>
  void Promise.all([import('../../map/MapResults.tsx'), import('../../map/ProjectMap.tsx')]).catch(
    () => undefined,
  )

/** A link to the map of the results, or back to the list; nothing where the page offers no map. */
export function MapLink({ to, isMap }: { to: string; isMap: boolean }) {
  const name = isMap ? 'List' : 'Map'
  return (
    usePage().result.meta?.tiles && (
      <ButtonLink
        to={to}
        preventScrollReset
        variant="secondary"
        size="sm"
        className="h-11 max-sm:px-3 max-sm:[&>svg]:hidden"
        onClick={isMap ? undefined : fetchMapAhead}
        icon={<Icon name={name} size={18} />}
      >
        {name}
      </ButtonLink>
    )
  )
}

type FoundProjectsProps = ComponentProps<typeof ProjectGrid> & {
  /** On a map, the address that shows the projects as a list. */
  listHref: string | false
}

/** Projects as cards in rows, or on a map. */
export const ProjectResults = ({ listHref, ...grid }: FoundProjectsProps) =>
  listHref ? <MapResults projects={grid.projects} listHref={listHref} /> : <ProjectGrid {...grid} />
