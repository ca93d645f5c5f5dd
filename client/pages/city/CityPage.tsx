import { paths } from '../../../domain/seo/paths.ts'
import { ButtonLink } from '../../components/buttons/Button.tsx'
import { ProjectListing } from '../listing/ProjectListing.tsx'
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

/** The projects of one city, with filters. */
export function CityPage({ page }: { page: CityView }) {
  const { name, description, hero, listing } = page
  return (
    <>
      <PageHero title={`Property in ${name}`} intro={description} picture={hero}>
        <div className="mt-6">
          <ButtonLink to={paths.listing} variant="onDark">
            Explore Properties
          </ButtonLink>
        </div>
      </PageHero>
      <ProjectListing listing={listing} title={`Property in ${name}`} city={name} />
    </>
  )
}
