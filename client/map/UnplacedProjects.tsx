import { projectCount } from '../../domain/text/text.ts'
import { ACTION_LINK, AppLink } from '../components/buttons/Button.tsx'
import type { ProjectCardView } from '../components/cards/ProjectCard.tsx'
import { Icon } from '../components/icons/Icon.tsx'
import { isPlaced } from './placed-project.ts'

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
