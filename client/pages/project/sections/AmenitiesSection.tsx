import { Trees } from 'lucide-react'
import { ContactPrompt } from '../ContactPrompt.tsx'
import { SectionFailure } from '../SectionFailure.tsx'
import type { SectionProps } from '../sections.ts'
import { CaptionedGallery } from './CaptionedGallery.tsx'
import { FeatureGrid } from './FeatureGrid.tsx'

export function AmenitiesSection({ project }: SectionProps) {
  const { amenities, amenityImages } = project
  if (!amenities.ok) {
    return <SectionFailure title="Failed to load amenities. Please try again later." />
  }
  return (
    <div className="space-y-12">
      {amenities.data.length > 0 ? (
        <FeatureGrid features={amenities.data} />
      ) : (
        <ContactPrompt
          project={project}
          icon={<Trees size={32} strokeWidth={1.5} aria-hidden="true" />}
          title="Amenities are not currently available. Contact us for detailed amenities and other project information."
          action="Contact Us for Amenities"
          wish="the list of amenities"
        />
      )}
      {amenityImages.length > 0 && (
        <CaptionedGallery
          id="amenity-images"
          label={`Amenities of ${project.name}`}
          images={amenityImages}
        />
      )}
    </div>
  )
}
