import type { ReactNode } from 'react'
import { dataOf, listOf, type Loaded } from '../../../../domain/value/loaded.ts'
import { Gallery } from '../../../components/carousel/Gallery.tsx'
import { QUICK_AUTOPLAY_MS } from '../../../components/carousel/use-autoplay.ts'
import sheet from '../../../components/icons/features.svg'
import sheetText from '../../../components/icons/features.svg?raw'
import { iconSheet, LineIcon } from '../../../components/icons/Icon.tsx'
import { LabelledPicture, Picture } from '../../../components/picture/Picture.tsx'
import { LoadedList, SectionFailure } from '../../../components/status/EmptyState.tsx'
import { ContactPrompt } from '../project-enquiry.tsx'
import type { CaptionedImageView, FeatureView, ProjectProps } from '../project-view.ts'

const FEATURE_ICONS = iconSheet(sheet, import.meta.env.SSR ? sheetText : '')

/** The project's amenities, as a list and in pictures. */
export function AmenitiesSection({ project }: ProjectProps) {
  return (
    <Features
      features={project.amenities}
      failure="Failed to load amenities. Please try again later."
      gallery={{ id: 'amenity-images', label: `Amenities of ${project.name}` }}
      images={project.amenityImages}
    >
      <ContactPrompt
        project={project}
        icon="Trees"
        title="Amenities are not currently available. Contact us for detailed amenities and other project information."
        action="Contact Us for Amenities"
        wish="the list of amenities"
      />
    </Features>
  )
}

/** The specifications, with the amenities' pictures (docs/product.md, 'Data endpoints'). */
export function SpecificationsSection({ project }: ProjectProps) {
  const { specifications, name } = project
  return (
    <Features
      features={specifications}
      failure="Failed to load specifications. Please try again later."
      gallery={{ id: 'specification-images', label: `Interiors and finishes of ${name}` }}
      images={project.amenityImages}
    >
      <ContactPrompt
        project={project}
        icon="Ruler"
        title={
          dataOf(specifications)
            ? 'No specifications listed for this project.'
            : 'Specifications for this project are not available.'
        }
        action="Contact Us for Details"
        wish="the specifications"
      >
        Please contact us for more details or to request the latest specifications.
      </ContactPrompt>
    </Features>
  )
}

/** Names with icons, or why there are none; then pictures, which move on every 3 s. */
function Features({
  features,
  failure,
  gallery,
  images,
  children,
}: {
  features: Loaded<readonly FeatureView[] | null>
  failure: string
  gallery: { id: string; label: string }
  images: readonly CaptionedImageView[]
  children: ReactNode
}) {
  return (
    <div className="flex flex-col gap-12">
      <LoadedList list={features} failed={<SectionFailure title={failure} />} empty={children}>
        <ul className="grid grid-cols-2 gap-x-4 gap-y-1 sm:grid-cols-3 lg:grid-cols-4">
          {listOf(features).map(({ key, label, icon }) => (
            <li
              key={key}
              className="flex items-center gap-3 border-b border-border py-3.5 leading-snug sm:gap-4"
            >
              <LineIcon
                sheet={FEATURE_ICONS}
                name={icon}
                size={26}
                strokeWidth={1.4}
                className="shrink-0 text-accent-deep"
              />
              <span className="min-w-0">{label}</span>
            </li>
          ))}
        </ul>
      </LoadedList>
      {images.length > 0 && (
        <Gallery
          {...gallery}
          perView="upToThree"
          controls="below"
          autoplayMs={QUICK_AUTOPLAY_MS}
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
      )}
    </div>
  )
}
