import { ContactPrompt } from '../project-enquiry.tsx'
import { SectionFailure } from '../../shared/SectionFailure.tsx'
import type { FeatureView, ProjectProps, ProjectView } from '../project-view.ts'
import { Gallery } from '../../../components/carousel/Gallery.tsx'
import { LabelledPicture } from '../../../components/picture/LabelledPicture.tsx'
import { Picture } from '../../../components/picture/Picture.tsx'
import featureIcons from '../../../components/icons/feature-icons.json' with { type: 'json' }
import sheet from '../../../components/icons/features.svg'
import { SheetIcon } from '../../../components/icons/Icon.tsx'

const ICONS: Readonly<Record<'keys' | 'groups', Readonly<Record<string, string>>>> = featureIcons

/** The icon of an amenity or specification; an editor's new key gets its group's. */
export const featureIcon = (key: string, group: string): string =>
  ICONS.keys[key] ?? ICONS.groups[group] ?? featureIcons.others

/** What the project offers, as a list and in pictures. */
export function AmenitiesSection({ project }: ProjectProps) {
  const { amenities, name, amenityImages } = project
  return (
    <div className="space-y-12">
      {!amenities.ok ? (
        <SectionFailure title="Failed to load amenities. Please try again later." />
      ) : amenities.data.length > 0 ? (
        <FeatureGrid features={amenities.data} />
      ) : (
        <ContactPrompt
          project={project}
          icon="Trees"
          title="Amenities are not currently available. Contact us for detailed amenities and other project information."
          action="Contact Us for Amenities"
          wish="the list of amenities"
        />
      )}
      <CaptionedGallery id="amenity-images" label={`Amenities of ${name}`} images={amenityImages} />
    </div>
  )
}

/**
 * How the project is built and finished, as a list and in pictures. The data keeps one list of
 * pictures a project for amenities and specifications (docs/product.md, 'Data endpoints').
 */
export function SpecificationsSection({ project }: ProjectProps) {
  const { specifications, name, amenityImages } = project
  return (
    <div className="space-y-12">
      {!specifications.ok ? (
        <SectionFailure title="Failed to load specifications. Please try again later." />
      ) : specifications.data?.length ? (
        <FeatureGrid features={specifications.data} />
      ) : (
        <ContactPrompt
          project={project}
          icon="Ruler"
          title={
            specifications.data
              ? 'No specifications listed for this project.'
              : 'Specifications for this project are not available.'
          }
          action="Contact Us for Details"
          wish="the specifications"
        >
          Please contact us for more details or to request the latest specifications.
        </ContactPrompt>
      )}
      <CaptionedGallery
        id="specification-images"
        label={`Interiors and finishes of ${name}`}
        images={amenityImages}
      />
    </div>
  )
}

/** Amenities or specifications: a line icon and a name each. */
function FeatureGrid({ features }: { features: readonly FeatureView[] }) {
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-1 sm:grid-cols-3 lg:grid-cols-4">
      {features.map(({ key, label, group }) => (
        <li key={key} className="feature">
          <SheetIcon href={`${sheet}#${featureIcon(key, group)}`} size={26} strokeWidth={1.4} />
          <span>{label}</span>
        </li>
      ))}
    </ul>
  )
}

type CaptionedGalleryProps = { id: string; label: string; images: ProjectView['amenityImages'] }

/** Pictures of amenities or interiors with title and sentence, if any; moves on every 3 s. */
function CaptionedGallery({ id, label, images }: CaptionedGalleryProps) {
  if (images.length === 0) return null
  return (
    <Gallery
      id={id}
      label={label}
      perView="upToThree"
      controls="below"
      autoplayMs={3000}
      slides={images.map(({ image, title, description }, index) => {
        const key = `${index} ${title}`
        return (
          <figure key={key}>
            <LabelledPicture label={image.label}>
              <Picture view={image} alt="" sizes="card" aspect="card" className="rounded-lg" />
            </LabelledPicture>
            <figcaption className="pt-4">
              <span className="block display-small text-lg">{title}</span>
              {description && <span className="mt-1 block text-muted">{description}</span>}
            </figcaption>
          </figure>
        )
      })}
    />
  )
}
