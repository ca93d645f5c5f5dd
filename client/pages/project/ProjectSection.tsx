import type { ReactNode } from 'react'
import { Container, SectionHeading } from '../../components/Section.tsx'
import { cx } from '../../components/cx.ts'
import { SECTION_TITLES, type SectionId } from './tabs/section-titles.ts'

/** What a brochure does without, which the page on paper is: a loan nobody chose, other projects. */
const ON_PAPER: Partial<Record<SectionId, string>> = {
  emi: 'print:not-has-[form[data-prints]]:hidden',
  'similar-projects': 'print:hidden',
}

type ProjectSectionProps = {
  readonly id: SectionId
  readonly intro?: string | undefined
  readonly tone: 'paper' | 'white'
  readonly children: ReactNode
}

/**
 * One section of the page. A link to it comes to rest 180 px below the viewport's top, by the page's
 * scroll padding.
 */
export function ProjectSection({ id, intro, tone, children }: ProjectSectionProps) {
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className={cx(
        'py-14 outline-none md:py-18',
        tone === 'white' && 'border-y border-line bg-surface',
        ON_PAPER[id],
      )}
    >
      <Container>
        <SectionHeading id={`${id}-title`} title={SECTION_TITLES[id]} intro={intro} />
        {children}
      </Container>
    </section>
  )
}
