import { paths } from '../../../../domain/seo/paths.ts'
import { ButtonLink } from '../../../components/buttons/Button.tsx'
import { DeveloperCard } from '../../../components/cards/DeveloperCard.tsx'
import { Rail } from '../../../components/carousel/Rail.tsx'
import { Section, SectionHeading } from '../../../components/Section.tsx'
import { useEnquiry } from '../../../enquiry/dialogs/use-enquiry.ts'
import type { HomeView } from '../../../page-descriptions/home.ts'
import { SectionFailure } from './SectionFailure.tsx'

const AUTO_SCROLL = { intervalMs: 10_000, stepPx: 300 }
const TITLE = 'Leading Real Estate Developers'

/** The developers the agency works with, in a rail that moves by itself. */
export function DevelopersSection({ developers }: Pick<HomeView, 'developers'>) {
  const { open } = useEnquiry()
  if (!developers.ok) {
    return (
      <Section tone="white" labelledBy="developers-title">
        <SectionHeading id="developers-title" title={TITLE} />
        <SectionFailure message={developers.message} />
      </Section>
    )
  }
  if (developers.data.length === 0) return null
  return (
    <Section tone="white">
      <Rail
        id="developers"
        title={TITLE}
        intro="We know their sites, their delivery dates and the people who answer for both."
        autoScroll={AUTO_SCROLL}
        items={developers.data.map((developer) => ({
          key: developer.slug,
          card: (
            <DeveloperCard
              developer={developer}
              onEnquire={(name) => open({ source: 'modal', developer: name })}
              fallbackPath={paths.contact}
            />
          ),
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
