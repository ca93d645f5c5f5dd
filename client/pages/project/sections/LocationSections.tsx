import { AUTOPLAY_MS } from '../../../components/carousel/use-autoplay.ts'
import { dataOf, listOf } from '../../../../domain/value/loaded.ts'
import { DirectionsLink } from '../../../components/links/DirectionsLink.tsx'
import type { ProjectProps, NearbyView } from '../project-view.ts'
import { ContactPrompt } from '../project-enquiry.tsx'
import { ZoomGallery } from './ZoomGallery.tsx'
import { Icon } from '../../../components/icons/Icon.tsx'

/** The gallery moves by itself from this many pictures on (docs/product.md, 'Project page'). */
const AUTOPLAY_FROM = 3

/** Maps and pictures of the place, places nearby with their distances, and directions. */
export function LocationSection({ project }: ProjectProps) {
  // A file that failed to load is shown like a missing record (docs/product.md, 'Failures').
  const place = dataOf(project.location)
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
          picture={{ sizes: 'content', className: 'aspect-4/3' }}
          autoplayMs={AUTOPLAY_MS}
          framed
        />
      ) : (
        <p className="grid aspect-16/10 place-content-center justify-items-center gap-3 rounded-lg border border-dashed border-border-strong/50 text-muted">
          <Icon name="ImageOff" size={32} strokeWidth={1.5} />
          <span>Location images not available</span>
        </p>
      )}
      <div>
        <p className="flex gap-2.5 text-muted">
          <Icon name="MapPin" size={20} className="mt-0.5 shrink-0 text-accent-deep" />
          <span>{project.localitiesText}</span>
        </p>
        {place.nearby.length > 0 && (
          <div>
            <h3 className="mt-6 mb-3 display-small text-xl">Prime Location Highlights</h3>
            <NearbyList places={place.nearby} clock />
          </div>
        )}
        <DirectionsLink to={place.directionsUrl} variant="secondary" className="mt-8" />
      </div>
    </div>
  )
}

/** The sheets of the site plan, each of which enlarges; on phones with hints how. */
export function SitePlanSection({ project }: ProjectProps) {
  // A file that failed to load is shown like a missing record (docs/product.md, 'Failures').
  const images = listOf(project.sitePlan)
  if (images.length === 0) {
    return (
      <ContactPrompt
        project={project}
        icon="Map"
        title="Site Plan Not Available"
        action="Contact Us for Site Plan"
        wish="the site plan"
      />
    )
  }
  return (
    <>
      <ZoomGallery
        id="site-plan-images"
        label={`Site plan of ${project.name}`}
        images={images}
        picture={{ sizes: 'content', fit: 'contain', fallback: 'failed', aspect: 'phone' }}
        autoplayMs={images.length >= AUTOPLAY_FROM ? AUTOPLAY_MS : undefined}
        framed
      />
      <ul className="mt-4 grid grid-cols-2 gap-x-4 gap-y-2 text-sm text-muted md:hidden noscript:hidden">
        {[...HINTS, ...(images.length > 1 ? [SWIPE_HINT] : [])].map(({ icon, text }) => (
          <li key={text} className="flex items-center gap-2">
            <Icon name={icon} size={16} className="shrink-0 text-accent-deep" />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

const HINTS = [
  { icon: 'Pointer', text: 'Tap to open' },
  { icon: 'Expand', text: 'Pinch to zoom' },
  { icon: 'Hand', text: 'Double-tap to zoom or reset' },
] as const
const SWIPE_HINT = { icon: 'MoveHorizontal', text: 'Swipe for the next plan' } as const

/** Places nearby, with distance and time. */
export function NearbyList({
  places,
  clock = false,
}: {
  places: readonly NearbyView[]
  clock?: boolean
}) {
  return (
    <ul>
      {places.map(({ name, time }) => (
        <li
          key={name}
          className="flex items-baseline justify-between gap-6 border-b border-border py-3"
        >
          <span>{name}</span>
          <span className="flex max-w-1/2 shrink-0 items-baseline gap-1.5 font-semibold tabular-nums">
            {clock && <Icon name="Clock3" size={15} className="self-center text-accent-deep" />}
            <span>{time}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
