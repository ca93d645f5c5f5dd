import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import type { ProjectCardView } from '../../components/cards/ProjectCard.tsx'
import { Pagination } from '../../components/Pagination.tsx'
import { Section } from '../../components/Section.tsx'
import { EmptyState } from '../../components/status/EmptyState.tsx'
import { ProjectGrid } from './ProjectGrid.tsx'

/** A page of a place's projects. */
export type ProjectPages = {
  cards: readonly ProjectCardView[]
  page: number
  pages: number
  total: number
}

const ID = 'projects'

/** The projects of a place, a page at a time. */
export function PlaceProjects({
  name,
  projects: { cards, page, pages, total },
  action,
  advice,
}: {
  name: string
  projects: ProjectPages
  /** One thing to do and a sentence, where there is no project. */
  action: ReactNode
  advice: string
}) {
  const { pathname } = useLocation()
  return (
    <Section id={ID} heading={{ title: `Projects in ${name}` }}>
      {total > 0 ? (
        <ProjectGrid projects={cards} />
      ) : (
        <EmptyState title={`We have no project in ${name} at the moment`} action={action}>
          {advice}
        </EmptyState>
      )}
      <div className="mt-12 empty:hidden">
        <Pagination
          page={page}
          pages={pages}
          hrefOf={(number) => `${pathname}${number > 1 ? `?page=${number}` : ''}#${ID}`}
          label="Pages of projects"
        />
      </div>
    </Section>
  )
}
