import { paths } from '../../../../domain/seo/paths.ts'
import { ButtonLink } from '../../../components/buttons/Button.tsx'
import { DeveloperCard } from '../../../components/cards/DeveloperCard.tsx'
import { CardCarousel } from '../../../components/carousel/CardCarousel.tsx'
import { Section } from '../../../components/Section.tsx'
import type { HomeProps } from '../home-view.ts'
import { SectionFailure } from '../../shared/SectionFailure.tsx'

const AUTOPLAY = { intervalMs: 10_000, stepPx: 300 }

/** The developers the agency works with, in a rail that moves by itself. */
export function DevelopersSection({ page: { developers, headings } }: HomeProps) {
  if (!developers.ok) {
    return (
      <Section tone="white" labelledBy="developers-title" heading={headings.developers}>
        <SectionFailure title={developers.message} action="Try again" />
      </Section>
    )
  }
  if (developers.data.length === 0) return null
  return (
    <Section tone="white">
      <CardCarousel
        id="developers"
        {...headings.developers}
        autoplay={AUTOPLAY}
        items={developers.data.map((developer) => ({
          key: developer.slug,
          card: <DeveloperCard developer={developer} />,
        }))}
        more={
          <ButtonLink to={paths.developersDirectory} variant="secondary">
            View All Developers
          </ButtonLink>
        }
      />
    </Section>
  )
}
