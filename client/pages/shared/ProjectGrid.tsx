import { ProjectCard, type ProjectCardView } from '../../components/cards/ProjectCard.tsx'
import { cx } from '../../components/cx.ts'

/** Project cards in rows. */
export function ProjectGrid({
  projects,
  columns = 'three',
  opensPage = false,
}: {
  projects: readonly ProjectCardView[]
  /** Beside a column of filters there is room for two cards, else for three. */
  columns?: 'two' | 'three'
  /** Whether the cards are the page's first pictures, so that the first loads with priority. */
  opensPage?: boolean
}) {
  return (
    <ul className={cx('grid gap-6', columns === 'two' ? 'card-columns-2' : 'card-columns-3')}>
      {projects.map((project, index) => (
        <li key={project.path} className="flex">
          <ProjectCard project={project} loading={opensPage && index === 0 ? 'priority' : 'lazy'} />
        </li>
      ))}
    </ul>
  )
}
