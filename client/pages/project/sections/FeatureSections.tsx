import { ContactPrompt } from '../project-enquiry.tsx'
import { SectionFailure } from '../../shared/SectionFailure.tsx'
import type { SectionProps } from '../tabs/section-titles.ts'
import type { FeatureView, CaptionedImageView } from '../project-view.ts'
import { Gallery } from '../../../components/carousel/Gallery.tsx'
import { PictureLabel } from '../../../components/picture/PictureLabel.tsx'
import { Picture } from '../../../components/picture/Picture.tsx'
import featureIcons from '../../../components/icons/feature-icons.json' with { type: 'json' }
import sheet from '../../../components/icons/features.svg'
import { Icon, SheetIcon } from '../../../components/icons/Icon.tsx'

const ICONS: Readonly<Record<'keys' | 'groups', Readonly<Record<string, string>>>> = featureIcons

/** The icon of an amenity or specification; an editor's new key gets its group's. */
export const featureIcon = (key: string, group: string): string =>
  ICONS.keys[key] ?? ICONS.groups[group] ?? featureIcons.others

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
      icon={<Icon name="Trees" size={32} strokeWidth={1.5} />}
      title="Amenities are not currently available. Contact us for detailed amenities and other project information."
      action="Contact Us for Amenities"
      wish="the list of amenities"
    />
  )
}

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
      icon={<Icon name="Ruler" size={32} strokeWidth={1.5} />}
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

const AUTOPLAY_MS = 3000

type CaptionedGalleryProps = {
  /** Unique on the page. */
  id: string
  label: string
  images: readonly CaptionedImageView[]
}

/** Pictures of amenities or interiors with title and sentence, if any; moves on every 3 s. */
function CaptionedGallery({ id, label, images }: CaptionedGalleryProps) {
  if (images.length === 0) return null
  return (
    <Gallery
      id={id}
      label={label}
      perView="upToThree"
      controls="below"
      autoplayMs={AUTOPLAY_MS}
      slides={images.map(({ image, title, description }, index) => ({
        key: `${index}-${title}`,
        content: (
          <figure>
            <div className="relative">
              <Picture view={image} alt="" sizes="card" aspect="card" className="rounded-lg" />
              <PictureLabel label={image.label} />
            </div>
            <figcaption className="pt-4">
              <span className="block display-small text-lg">{title}</span>
              {description && <span className="mt-1 block text-muted">{description}</span>}
            </figcaption>
          </figure>
        ),
      }))}
    />
  )
}
