import { Section } from '../../components/Section.tsx'
import { EnquireLink } from '../../enquiry/dialogs/EnquireLink.tsx'
import { AboutPlace } from '../shared/AboutPlace.tsx'
import { PageHero } from '../shared/PageHero.tsx'
import { PlaceProjects, type ProjectPages } from '../shared/PlaceProjects.tsx'
import type { ImageView } from '../../../domain/image/images.ts'
import { localityRequest } from '../../enquiry/sending/enquiry-request.ts'

export type LocalityView = {
  id: string
  name: string
  city?: string
  image?: ImageView
  description?: string
  projects: ProjectPages
}

/** A top locality: its picture, projects and description. */
export function LocalityPage({ page }: { page: LocalityView }) {
  const { name, city, description, projects } = page
  return (
    <>
      <PageHero
        title={name}
        intro={city && city !== name ? city : undefined}
        picture={page.image}
      />
      <PlaceProjects
        name={name}
        projects={projects}
        action={
          <EnquireLink variant="primary" request={localityRequest(name)}>
            {`Enquire about ${name}`}
          </EnquireLink>
        }
        advice="Tell us what you are looking for, and we will call you as soon as something fits."
      />
      {description && (
        <Section tone="white" titled>
          <AboutPlace name={name} description={description} />
        </Section>
      )}
    </>
  )
}
