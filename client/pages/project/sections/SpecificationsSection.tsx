import { Ruler } from 'lucide-react'
import { ContactPrompt } from '../ContactPrompt.tsx'
import { SectionFailure } from '../SectionFailure.tsx'
import type { SectionProps } from '../sections.ts'
import { CaptionedGallery } from './CaptionedGallery.tsx'
import { FeatureGrid } from './FeatureGrid.tsx'

export function SpecificationsSection({ project }: SectionProps) {
  const { specifications, amenityImages } = project
  if (!specifications.ok) {
    return <SectionFailure title="Failed to load specifications. Please try again later." />
  }
  const features = specifications.data
  if (features === null || features.length === 0) {
    return (
      <ContactPrompt
        project={project}
        icon={<Ruler size={32} strokeWidth={1.5} aria-hidden="true" />}
        title={
          features === null
            ? 'Specifications for this project are not available.'
            : 'No specifications listed for this project.'
        }
        action="Contact Us for Details"
        wish="the specifications"
      >
        Please contact us for more details or to request the latest specifications.
      </ContactPrompt>
    )
  }
  return (
    <div className="space-y-12">
      <FeatureGrid features={features} />
      {/* The data keeps one list of pictures a project for both sections (specification, section 7). */}
      {amenityImages.length > 0 && (
        <CaptionedGallery
          id="specification-images"
          label={`Interiors and finishes of ${project.name}`}
          images={amenityImages}
        />
      )}
    </div>
  )
}
