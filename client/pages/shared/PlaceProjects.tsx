import { useLocation } from 'react-router-dom'
import type { ReactNode } from 'react'
import { Pagination } from '../../components/Pagination.tsx'
import { Section } from '../../components/Section.tsx'
import { ProjectGrid } from './ProjectGrid.tsx'
import type { ProjectCardView } from '../../components/cards/ProjectCard.tsx'

/** A page of the projects of a place. */
export type ProjectPages = {
  cards: readonly ProjectCardView[]
  page: number
  pages: number
  total: number
}

const TITLE_ID = 'projects-title'

/** The projects of a place, a page at a time. */
export function PlaceProjects({
  name,
  projects,
  none,
}: {
  name: string
  projects: ProjectPages
  none: ReactNode
}) {
  const { pathname } = useLocation()
  const { cards, page, pages, total } = projects
  return (
    <Section labelledBy={TITLE_ID} heading={{ title: `Projects in ${name}` }}>
      {total === 0 ? none : <ProjectGrid projects={cards} />}
      <div className="mt-12 empty:hidden">
        <Pagination
          page={page}
          pages={pages}
          hrefOf={(number) => `${pathname}${number > 1 ? `?page=${number}` : ''}#${TITLE_ID}`}
          label="Pages of projects"
        />
      </div>
    </Section>
  )
}
