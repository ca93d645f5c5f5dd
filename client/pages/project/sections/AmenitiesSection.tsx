import { Trees } from 'lucide-react'
import { ContactPrompt } from '../ContactPrompt.tsx'
import { SectionFailure } from '../SectionFailure.tsx'
import type { SectionProps } from '../tabs/sections.ts'
import { CaptionedGallery } from './CaptionedGallery.tsx'
import { FeatureGrid } from './FeatureGrid.tsx'

/** What the project offers, as a list and in pictures. */
export function AmenitiesSection({ project }: SectionProps) {
  return (
    <div className="space-y-12">
      <Amenities project={project} />
      <CaptionedGallery
        id="amenity-images"
        label={`Amenities of ${project.name}`}
        images={project.amenityImages}
      />
    </div>
  )
}

function Amenities({ project }: SectionProps) {
  const { amenities } = project
  if (!amenities.ok) {
    return <SectionFailure title="Failed to load amenities. Please try again later." />
  }
  if (amenities.data.length > 0) return <FeatureGrid features={amenities.data} />
  return (
    <ContactPrompt
      project={project}
      icon={<Trees size={32} strokeWidth={1.5} aria-hidden="true" />}
      title="Amenities are not currently available. Contact us for detailed amenities and other project information."
      action="Contact Us for Amenities"
      wish="the list of amenities"
    />
  )
}
