import { ProjectCard } from '../../components/cards/ProjectCard.tsx'
import { cx } from '../../components/cx.ts'
import type { ProjectCardView } from '../../source/shapes.ts'

type ProjectGridProps = {
  readonly projects: readonly ProjectCardView[]
  /** Beside a column of filters there is room for two cards, else for three. */
  readonly columns?: 'two' | 'three'
}

/** Project cards in rows. */
export function ProjectGrid({ projects, columns = 'three' }: ProjectGridProps) {
  return (
    <ul className={cx('grid gap-6 sm:grid-cols-2', columns === 'three' && 'lg:grid-cols-3')}>
      {projects.map((project) => (
        <li key={project.path} className="flex">
          <ProjectCard project={project} />
        </li>
      ))}
    </ul>
  )
}
