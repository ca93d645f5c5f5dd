import { Hero } from './hero/Hero.tsx'
import {
  Container,
  Stat,
  MoreLink,
  Section,
  SectionTitle,
  Titled,
} from '../../components/Section.tsx'
import type { HomeProps } from './home-view.ts'
import { listOf } from '../../../domain/value/loaded.ts'
import { paths } from '../../../domain/seo/paths.ts'
import { Accordion } from '../../components/Accordion.tsx'
import { ButtonLink } from '../../components/buttons/Button.tsx'
import { TEXT_LINK } from '../../components/links/AppLink.tsx'
import { telHref } from '../../components/links/ContactLink.tsx'
import { DeveloperCard } from '../../components/cards/DeveloperCard.tsx'
import { CardCarousel } from '../../components/carousel/CardCarousel.tsx'
import { QUICK_AUTOPLAY_MS, SLOW_AUTOPLAY_MS } from '../../components/carousel/use-autoplay.ts'
import { Icon } from '../../components/icons/Icon.tsx'
import { Picture } from '../../components/picture/Picture.tsx'
import { EnquireLink } from '../../enquiry/dialogs/EnquireLink.tsx'
import { useShell } from '../../layout/shell-context.ts'
import { RecentlyViewed } from '../../saved/RecentlyViewed.tsx'
import { PartFailure, ReloadButton, SectionFailure } from '../../components/status/EmptyState.tsx'
import { ErrorBoundary } from '../../components/status/ErrorBoundary.tsx'
import { NoTrending, TrendingCard } from '../trending/TrendingCard.tsx'
import { LocalitiesSection } from './sections/LocalitiesSection.tsx'
import { ServicesSection } from './sections/ServicesSection.tsx'
import { TestimonialsSection } from './sections/TestimonialsSection.tsx'

/** The home page. */
export function HomePage({ page }: HomeProps) {
  return (
    <>
      <Hero banners={page.banners} selection={page.selection} />
      <TrustStrip page={page} />
      {SECTIONS.map((Content, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- each has its place
        <ErrorBoundary key={index} fallback={<PartFailure />}>
          <Content page={page} />
        </ErrorBoundary>
      ))}
    </>
  )
}

function TrustStrip({ page: { stats } }: HomeProps) {
  if (stats.length === 0) return null
  return (
    <section aria-label="The agency in figures" className="border-b border-border bg-surface">
      <Container className="py-10 lg:py-14">
        <dl className="grid grid-cols-2 gap-x-6 gap-y-8 md:grid-cols-4">
          {stats.map((stat) => (
            <Stat key={stat.label} {...stat} />
          ))}
        </dl>
      </Container>
    </section>
  )
}

const SECTIONS = [
  TrendingSection,
  RecentlyViewed,
  DevelopersSection,
  ServicesSection,
  EdgeSection,
  TestimonialsSection,
  LocalitiesSection,
  FaqSection,
  ClosingCall,
]

function TrendingSection({ page: { trending, headings } }: HomeProps) {
  // A failed file is an empty list here (docs/product.md, 'Failures').
  const cards = listOf(trending)
  if (cards.length === 0) {
    const explore = (
      <ButtonLink to={paths.listing} variant="secondary">
        Explore Properties
      </ButtonLink>
    )
    return (
      <Section heading={headings.trending}>
        <NoTrending action={trending.ok ? explore : <ReloadButton />} />
      </Section>
    )
  }
  return (
    <Section>
      <CardCarousel
        id="trending"
        {...headings.trending}
        autoplayMs={QUICK_AUTOPLAY_MS}
        items={cards.map((card) => ({ key: card.id, card: <TrendingCard project={card} /> }))}
        more={{ name: 'View All Trending Projects', path: paths.trending }}
      />
    </Section>
  )
}

function DevelopersSection({ page: { developers, headings } }: HomeProps) {
  if (!developers.ok) {
    return (
      <Section tone="white" heading={headings.developers}>
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
        autoplayMs={SLOW_AUTOPLAY_MS}
        items={developers.data.map((developer) => ({
          key: developer.slug,
          card: <DeveloperCard developer={developer} />,
        }))}
        more={{ name: 'View All Developers', path: paths.developersDirectory }}
      />
    </Section>
  )
}

function EdgeSection({ page: { valueCards, headings } }: HomeProps) {
  const { title, intro } = headings.edge
  if (valueCards.length === 0) return null
  return (
    <Section tone="dark" titled>
      <div className="grid gap-x-20 gap-y-10 lg:grid-cols-[4fr_7fr]">
        <div>
          <SectionTitle className="display text-4xl">{title}</SectionTitle>
          {intro && <p className="mt-4 mb-5 max-w-text text-lg text-on-dark-muted">{intro}</p>}
          <MoreLink to={paths.about}>About us</MoreLink>
        </div>
        <ul className="grid gap-x-10 gap-y-10 sm:grid-cols-2 lg:gap-y-14">
          {valueCards.map((card) => (
            <li key={card.title} className="border-t-2 border-accent pt-5">
              <h3 className="display-small text-2xl">{card.title}</h3>
              <p className="mt-3 text-on-dark-muted">{card.description}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}

function FaqSection({ page: { faqs, headings } }: HomeProps) {
  const { title, intro } = headings.faqs
  if (faqs.length === 0) return null
  return (
    <Section titled>
      <div className="grid gap-x-20 gap-y-8 lg:grid-cols-[4fr_7fr]">
        <div className="lg:sticky lg:top-[calc(var(--header-height)+2.5rem)] lg:self-start">
          <SectionTitle className="display text-4xl">{title}</SectionTitle>
          {intro && <p className="mt-4 max-w-text text-lg text-muted">{intro}</p>}
          <p className="mt-4 max-w-text text-lg text-muted">
            <span>Yours is not here? </span>
            <EnquireLink
              request={{ source: 'home', title: 'Ask us a question' }}
              className={`${TEXT_LINK} text-ink hover:text-accent-deep`}
            >
              Ask an adviser
            </EnquireLink>
          </p>
        </div>
        <Accordion
          name="faqs"
          items={faqs.map(({ question, answer }) => ({ title: question, content: answer }))}
        />
      </div>
    </Section>
  )
}

function ClosingCall({ page: { banners, headings } }: HomeProps) {
  const { phone } = useShell().agency
  const { title, intro } = headings.closing
  const banner = banners.at(-1)
  return (
    <Container className="pb-14 md:pb-20 lg:pb-24">
      <Titled className="on-image relative isolate overflow-hidden rounded-lg bg-dark px-6 py-14 sm:px-12 md:py-20 lg:px-16 lg:py-24">
        {banner && (
          <Picture
            view={banner.view}
            alt=""
            sizes="hero"
            className="absolute! inset-0 -z-20 size-full"
          />
        )}
        <div className="absolute inset-0 -z-10 bg-shade/70 lg:bg-transparent lg:bg-linear-to-r lg:from-shade/95 lg:via-shade/75 lg:to-shade/10" />
        <SectionTitle className="max-w-xl display text-4xl">{title}</SectionTitle>
        {intro && <p className="mt-4 max-w-lg text-lg">{intro}</p>}
        <div className="mt-8 flex flex-wrap gap-3">
          <EnquireLink
            variant="primary"
            size="lg"
            request={{
              source: 'home',
              title: 'Book a consultation',
              message: 'I would like to book a property consultation.',
            }}
          >
            Book a consultation
          </EnquireLink>
          {phone && (
            <ButtonLink
              to={telHref(phone)}
              variant="onDark"
              size="lg"
              icon={<Icon name="Phone" size={20} />}
            >
              <span className="whitespace-nowrap tabular-nums">{phone}</span>
            </ButtonLink>
          )}
        </div>
      </Titled>
    </Container>
  )
}
