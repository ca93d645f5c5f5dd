import { ProjectCard, type ProjectCardView } from '../../components/cards/ProjectCard.tsx'
import type { PictureProps } from '../../components/picture/Picture.tsx'
import { cx } from '../../components/cx.ts'

// A row of them is seen before scrolling.
const inFirstRow = 3

type ProjectGridProps = {
  projects: readonly ProjectCardView[]
  /** Beside a column of filters there is room for two cards, else for three. */
  columns?: 'two' | 'three'
  /** They are what a page without a picture of its own opens with. */
  opensPage?: boolean
}

/** Project cards in rows. */
export function ProjectGrid({ projects, columns = 'three', opensPage = false }: ProjectGridProps) {
  return (
    <ul className={cx('grid gap-6', columns === 'two' ? 'card-columns-2' : 'card-columns-3')}>
      {projects.map((project, index) => (
        <li key={project.path} className="flex">
          <ProjectCard project={project} loading={opensPage ? loadingOf(index) : 'lazy'} />
        </li>
      ))}
    </ul>
  )
}

function loadingOf(index: number): NonNullable<PictureProps['loading']> {
  if (index === 0) return 'priority'
  return index < inFirstRow ? 'eager' : 'lazy'
}
