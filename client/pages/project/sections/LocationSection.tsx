import { DirectionsLink } from '../../../components/buttons/DirectionsLink.tsx'
import type { NearbyView, ProjectProps } from '../project-view.ts'
import { ContactPrompt } from '../project-enquiry.tsx'
import { ZoomGallery } from './ZoomGallery.tsx'
import { Icon } from '../../../components/icons/Icon.tsx'

/** Maps and pictures of the place, what is near and how far, and directions. */
export function LocationSection({ project }: ProjectProps) {
  // A file that failed to load is shown like a missing record (docs/product.md, 'Failures').
  const place = project.location.ok ? project.location.data : null
  if (!place || (place.images.length === 0 && place.nearby.length === 0)) {
    return (
      <ContactPrompt
        project={project}
        icon="MapPinned"
        title="Location Information Not Available"
        action="Contact Us for Location"
        wish="the exact location"
      />
    )
  }
  return (
    <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[3fr_2fr] lg:gap-14">
      {place.images.length > 0 ? (
        <ZoomGallery
          id="location-images"
          label={`Location of ${project.name}`}
          images={place.images}
          autoplayMs={5000}
          shape="aspect-4/3"
        />
      ) : (
        <p className="grid aspect-16/10 place-content-center justify-items-center gap-3 rounded-lg border border-dashed border-border-strong/50 text-muted">
          <Icon name="ImageOff" size={32} strokeWidth={1.5} />
          Location images not available
        </p>
      )}
      <div>
        <p className="flex gap-2.5 text-muted">
          <Icon name="MapPin" size={20} className="mt-0.5 shrink-0 text-gold-deep" />
          {project.localitiesText}
        </p>
        {place.nearby.length > 0 && <Nearby places={place.nearby} />}
        <DirectionsLink to={place.directionsUrl} variant="secondary" className="mt-8" />
      </div>
    </div>
  )
}

function Nearby({ places }: { places: readonly NearbyView[] }) {
  return (
    <div>
      <h3 className="mt-6 display-small text-xl">Prime Location Highlights</h3>
      <ul className="mt-3">
        {places.map(({ name, time }) => (
          <li
            key={name}
            className="flex items-baseline justify-between gap-6 border-b border-border py-3"
          >
            <span>{name}</span>
            <span className="flex shrink-0 items-center gap-1.5 font-semibold tabular-nums">
              <Icon name="Clock3" size={15} className="text-gold-deep" />
              {time}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
