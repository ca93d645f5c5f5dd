import { paths } from '../../../domain/seo/paths.ts'
import { ButtonLink } from '../../components/buttons/Button.tsx'
import { Section } from '../../components/Section.tsx'
import { ProjectListing } from '../listing/ProjectListing.tsx'
import { AboutPlace } from '../shared/AboutPlace.tsx'
import { PageHero } from '../shared/PageHero.tsx'
import type { Listing } from '../listing/listing-view.ts'
import type { ImageView } from '../../../domain/image/images.ts'

export type CityView = {
  slug: string
  name: string
  description?: string
  hero?: ImageView
  listing: Listing
}

/** The projects of one city with filters, then the city itself and the way to all projects. */
export function CityPage({ page }: { page: CityView }) {
  const { name, description, hero, listing } = page
  return (
    <>
      <PageHero title={`Property in ${name}`} picture={hero} />
      <ProjectListing listing={listing} title={`Property in ${name}`} city={name} />
      {/* Where there is neither, the words above already lead to all projects. */}
      {(description || listing.available > 0) && (
        <Section tone="white" titled={description !== undefined}>
          {description && <AboutPlace name={name} description={description} />}
          <div className="not-first:mt-8">
            <ButtonLink to={paths.listing} variant="secondary">
              Explore Properties
            </ButtonLink>
          </div>
        </Section>
      )}
    </>
  )
}
