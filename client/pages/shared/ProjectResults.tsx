import type { ComponentProps } from 'react'
import { MapResults, fetchMapAhead } from '../../map/MapResults.tsx'
import { usePage } from '../../routing/page-router.tsx'
import { ProjectGrid } from './ProjectGrid.tsx'
import { ViewLink } from '../../map/MapPane.tsx'

/** A link to the map of the results, or back to the list; nothing where the page offers no map. */
export function MapLink({ to, isMap }: { to: string; isMap: boolean }) {
  if (!usePage().result.meta?.tiles) return null
  return isMap ? (
    <ViewLink to={to} name="List" />
  ) : (
    <ViewLink to={to} name="Map" onClick={fetchMapAhead} />
  )
}

type ProjectResultsProps = ComponentProps<typeof ProjectGrid> & {
  /** On a map, the address that shows the projects as a list. */
  listHref: string | false
}

/** Projects as cards in rows, or on a map. */
export const ProjectResults = ({ listHref, ...grid }: ProjectResultsProps) =>
  listHref ? <MapResults projects={grid.projects} listHref={listHref} /> : <ProjectGrid {...grid} />
