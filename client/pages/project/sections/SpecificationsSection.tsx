import { Ruler } from 'lucide-react'
import { ContactPrompt } from '../ContactPrompt.tsx'
import { SectionFailure } from '../SectionFailure.tsx'
import type { SectionProps } from '../tabs/sections.ts'
import { CaptionedGallery } from './CaptionedGallery.tsx'
import { FeatureGrid } from './FeatureGrid.tsx'

/**
 * How the project is built and finished, as a list and in pictures. The data keeps one list of
 * pictures a project for amenities and specifications (docs/product.md, 'Data endpoints').
 */
export function SpecificationsSection({ project }: SectionProps) {
  return (
    <div className="space-y-12">
      <Specifications project={project} />
      <CaptionedGallery
        id="specification-images"
        label={`Interiors and finishes of ${project.name}`}
        images={project.amenityImages}
      />
    </div>
  )
}

function Specifications({ project }: SectionProps) {
  const { specifications } = project
  if (!specifications.ok) {
    return <SectionFailure title="Failed to load specifications. Please try again later." />
  }
  const features = specifications.data
  if (features && features.length > 0) return <FeatureGrid features={features} />
  return (
    <ContactPrompt
      project={project}
      icon={<Ruler size={32} strokeWidth={1.5} aria-hidden="true" />}
      title={
        features
          ? 'No specifications listed for this project.'
          : 'Specifications for this project are not available.'
      }
      action="Contact Us for Details"
      wish="the specifications"
    >
      Please contact us for more details or to request the latest specifications.
    </ContactPrompt>
  )
}
