import { paths } from '../../../domain/seo/paths.ts'
import { ButtonLink } from '../../components/buttons/Button.tsx'
import { DirectionsLink } from '../../components/links/DirectionsLink.tsx'
import { Section, SectionTitle } from '../../components/Section.tsx'
import type { ImageView } from '../../../domain/image/images.ts'
import { NearbyList } from '../project/sections/LocationSections.tsx'
import { PageHero } from '../shared/PageHero.tsx'
import { ZoomGallery } from '../project/sections/ZoomGallery.tsx'
import { PlaceProjects, type ProjectPages } from '../shared/PlaceProjects.tsx'
import type { NearbyView } from '../project/project-view.ts'

export type LocationView = {
  key: string
  name: string
  images: readonly ImageView[]
  nearby: readonly NearbyView[]
  /** The link to directions; absent where the place cannot be found on a map. */
  directionsUrl?: string
  projects: ProjectPages
}

/** A place of `locationData.json`: pictures, what is nearby, directions, projects. */
export function LocationPage({ page }: { page: LocationView }) {
  const { key, name, images, nearby, projects } = page
  return (
    <>
      <PageHero title={`Property in ${name}`}>
        <DirectionsLink to={page.directionsUrl} variant="onDark" className="mt-6" />
      </PageHero>
      {(images.length > 0 || nearby.length > 0) && (
        <Section tone="white" titled={nearby.length > 0}>
          <div className="grid items-start gap-10 lg:grid-cols-[3fr_2fr] lg:gap-16">
            {images.length > 0 && (
              <ZoomGallery
                id={`pictures-of-${key}`}
                label={`Pictures of ${name}`}
                images={images}
                picture={{ sizes: 'content', className: 'aspect-4/3' }}
                framed
              />
            )}
            {nearby.length > 0 && (
              <div>
                <SectionTitle className="mb-6 display text-3xl">
                  Prime Location Highlights
                </SectionTitle>
                <NearbyList places={nearby} />
              </div>
            )}
          </div>
        </Section>
      )}
      <PlaceProjects
        name={name}
        projects={projects}
        action={<ButtonLink to={paths.listing}>Explore Properties</ButtonLink>}
        advice="Projects nearby may suit you as well."
      />
    </>
  )
}
