import { paths } from '../../domain/paths.ts'
import { Accordion } from '../components/Accordion.tsx'
import { DeveloperCard } from '../components/cards/DeveloperCard.tsx'
import { LocalityCard } from '../components/cards/LocalityCard.tsx'
import { TrendingCard } from '../components/cards/TrendingCard.tsx'
import { Rail } from '../components/carousel/Rail.tsx'
import { Picture } from '../components/Picture.tsx'
import { Container, MoreLink, Section, SectionHeading } from '../components/Section.tsx'
import { Stat } from '../components/Stat.tsx'
import { useEnquiry } from '../enquiry/use-enquiry.ts'
import type { PageProps } from '../page-route.tsx'
import { useShell } from '../shell.ts'

/** The agency's front door. */
export function HomePage({ page }: PageProps<'home'>) {
  const { agency } = useShell()
  const { open } = useEnquiry()
  const [banner] = page.banners
  return (
    <>
      <div className="relative grid min-h-[70svh] items-end bg-night text-on-night">
        {banner && (
          <Picture
            view={banner.view}
            alt=""
            slot="hero"
            priority
            className="absolute! inset-0 size-full"
          />
        )}
        <Container className="relative py-20">
          <h1 className="display text-5xl">{agency.tagline}</h1>
        </Container>
      </div>
      <Section>
        <dl className="grid grid-cols-2 gap-8 lg:grid-cols-4">
          {page.stats.map((stat) => (
            <Stat key={stat.label} {...stat} />
          ))}
        </dl>
      </Section>
      <Section tone="white">
        <Rail
          id="trending"
          title="Trending Projects"
          items={(page.trending.ok ? page.trending.data : []).map((project) => ({
            key: project.id,
            card: (
              <TrendingCard
                project={project}
                onOpen={() => open({ source: 'whatsapp', projectName: project.name })}
                fallbackPath={paths.trending}
              />
            ),
          }))}
        />
        <MoreLink to={paths.trending}>View All Trending Projects</MoreLink>
      </Section>
      <Section>
        <Rail
          id="developers"
          title="Leading Real Estate Developers"
          items={(page.developers.ok ? page.developers.data : []).map((developer) => ({
            key: developer.slug,
            card: (
              <DeveloperCard
                developer={developer}
                onEnquire={(name) => open({ source: 'modal', developer: name })}
                fallbackPath={paths.contact}
              />
            ),
          }))}
        />
        <MoreLink to={paths.developersDirectory}>View All Developers</MoreLink>
      </Section>
      <Section tone="white">
        <SectionHeading title="Top Localities" />
        <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {(page.localities.ok ? page.localities.data : []).map((locality) => (
            <LocalityCard
              key={locality.id}
              locality={locality}
              onOpen={() => open({ source: 'locality', message: locality.name })}
            />
          ))}
        </div>
      </Section>
      <Section>
        <SectionHeading title="Frequently Asked Questions" />
        <Accordion
          name="faqs"
          items={(page.faqs.ok ? page.faqs.data : []).map(({ question, answer }) => ({
            title: question,
            content: answer,
          }))}
        />
      </Section>
    </>
  )
}
