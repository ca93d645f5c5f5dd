import { paths } from '../../../domain/seo/paths.ts'
import { ButtonLink } from '../../components/buttons/Button.tsx'
import type { PageProps } from '../../page-route.tsx'
import { ProjectListing } from '../listing/ProjectListing.tsx'
import { PageHero } from '../parts/PageHero.tsx'

/** The projects of one city, with filters. */
export function CityPage({ page }: PageProps<'city'>) {
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
