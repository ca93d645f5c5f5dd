import { Landmark, Scale } from 'lucide-react'
import { DeveloperCard } from '../../components/cards/DeveloperCard.tsx'
import { LocalityCard } from '../../components/cards/LocalityCard.tsx'
import { ProjectCard } from '../../components/cards/ProjectCard.tsx'
import { ServiceTile } from '../../components/cards/ServiceTile.tsx'
import { TestimonialCard } from '../../components/cards/TestimonialCard.tsx'
import { TrendingCard } from '../../components/cards/TrendingCard.tsx'
import { ValueCard } from '../../components/cards/ValueCard.tsx'
import { Picture } from '../../components/picture/Picture.tsx'
import { Section, SectionHeading } from '../../components/Section.tsx'
import { CardSkeleton } from '../../components/status/Skeleton.tsx'
import { Piece } from './Piece.tsx'
import {
  longProject,
  samplePictures,
  sampleProject,
  sampleTestimonial,
  sampleTrending,
} from './sample.ts'

const GRID = 'grid gap-6 sm:grid-cols-2 lg:grid-cols-3'
const CONTACT = '/contact-us'

/** What a page would do stands in its place: nothing. */
const say = () => undefined

export function CardPieces() {
  return (
    <Section id="cards" labelledBy="cards-title">
      <SectionHeading id="cards-title" title="Cards and pictures" />
      <Piece name="ProjectCard; skeleton">
        <div className={GRID}>
          <ProjectCard project={sampleProject} />
          <ProjectCard project={longProject} newTab />
          <CardSkeleton />
        </div>
      </Piece>
      <Piece name="TrendingCard, DeveloperCard">
        <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
          <TrendingCard project={sampleTrending} onOpen={say} fallbackPath={CONTACT} />
          <TrendingCard
            project={{ ...sampleTrending, name: longProject.name }}
            onOpen={say}
            fallbackPath={CONTACT}
          />
          {[true, false].map((hasProjects) => (
            <DeveloperCard
              key={String(hasProjects)}
              developer={{
                slug: 'aravalli-crest',
                name: 'Aravalli Crest',
                logo: samplePictures.developer,
                url: '/project-details/aravalli-crest',
                hasProjects,
              }}
              onEnquire={say}
              fallbackPath={CONTACT}
            />
          ))}
        </div>
      </Piece>
      <Piece name="ServiceTile">
        <div className="grid divide-x divide-line rounded-lg border border-line bg-surface sm:grid-cols-2">
          <ServiceTile
            service={{
              id: 'home-loan',
              name: 'Home Loan',
              description: 'Compare offers from leading banks and get help with papers.',
              link: '/service/home-loan',
            }}
            icon={<Landmark size={28} strokeWidth={1.5} aria-hidden="true" />}
            onEnquire={say}
            fallbackPath={CONTACT}
          />
          <ServiceTile
            service={{
              id: 'legal',
              name: 'Legal Services',
              description: 'Vetting of agreements and drafting of sale deeds by advocates.',
            }}
            icon={<Scale size={28} strokeWidth={1.5} aria-hidden="true" />}
            onEnquire={say}
            fallbackPath={CONTACT}
          />
        </div>
      </Piece>
      <Piece name="TestimonialCard, ValueCard">
        <div className={GRID}>
          <TestimonialCard testimonial={sampleTestimonial} />
          <div className="night rounded-lg p-8">
            <ValueCard
              title="Top Real Estate Agents"
              description="Registered, trained and answerable by name."
            />
          </div>
        </div>
      </Piece>
      <Piece name="LocalityCard; large, city and place">
        <div className="grid gap-6 sm:grid-cols-2">
          <LocalityCard
            locality={{
              id: 'gurgaon',
              name: 'Gurgaon',
              image: samplePictures.locality,
              path: '/city/gurgaon',
              isCity: true,
            }}
            onOpen={say}
            size="large"
          />
          <LocalityCard
            locality={{
              id: 'golf-course-extension-road',
              name: 'Golf Course Extension Road',
              city: 'Gurgaon',
              image: samplePictures.locality,
              path: '/locality/golf-course-extension-road',
              isCity: false,
            }}
            onOpen={say}
          />
        </div>
      </Piece>
      <Piece name="Picture: cover, contain, failed, failed to load">
        <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
          <Picture view={samplePictures.villa} alt="A villa at dusk" slot="card" aspect="card" />
          <Picture
            view={samplePictures.villa}
            alt="A villa at dusk, whole"
            slot="card"
            aspect="card"
            fit="contain"
          />
          <Picture view={samplePictures.missing} alt="A picture" slot="card" aspect="card" />
          <Picture
            view={samplePictures.missing}
            alt="A site plan"
            slot="card"
            aspect="card"
            fallback="failed"
          />
        </div>
      </Piece>
    </Section>
  )
}
