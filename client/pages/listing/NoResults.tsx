import { EnquiryForm } from '../../enquiry/forms/EnquiryForm.tsx'
import { ACTION_LINK, AppLink } from '../../components/links/AppLink.tsx'
import { paths } from '../../../domain/seo/paths.ts'
import { listAnd } from '../../../domain/text/text.ts'
import { activeFilters, withoutFilters } from '../../../domain/listing/active-filters.ts'
import type { ListingControl } from './use-listing.ts'
import { Icon } from '../../components/icons/Icon.tsx'
import { cx } from '../../components/cx.ts'

/** Says that nothing matches, why, and how to go on, with a form to ask for help. */
export function NoResults({ control }: { control: ListingControl }) {
  const { listing, hrefOf, city, developer } = control
  const placeOrDeveloper = city ?? developer ?? listAnd(listing.query.location)
  const wishes = activeFilters(listing.query).map(({ label }) => label)
  return (
    <NothingFound
      title={`No properties found matching your filters${placeOrDeveloper && ` ${developer ? 'by' : 'in'} ${placeOrDeveloper}`}`}
      advice="Try adjusting your filters or contact us for assistance."
      next={{ to: hrefOf(withoutFilters(listing.query)), text: 'Clear all filters' }}
      message={`I am looking for: ${[...(city ? [city] : []), ...wishes].join(', ')}`}
      developer={developer}
    />
  )
}

/** Says that the page has no project, and so nothing to filter. */
export function NoProjects({ place }: { place: string | undefined }) {
  return (
    <NothingFound
      title={`No properties found${place ? ` in ${place}` : ''}`}
      advice="We have none on sale there at the moment. Contact us for assistance: tell us what you are looking for, and we will call you when something fits."
      next={{ to: paths.listing, text: 'See all properties' }}
      message={place && `I am looking for: ${place}`}
    />
  )
}

function NothingFound({
  title,
  advice,
  next,
  message,
  developer,
}: {
  title: string
  advice: string
  next: { to: string; text: string }
  message: string | undefined
  developer?: string | undefined
}) {
  return (
    <div className="grid gap-10 rounded-lg border border-border bg-surface p-6 sm:p-10 xl:grid-cols-2 xl:gap-14">
      <div>
        <span className="grid size-16 place-items-center rounded-full bg-accent-tint text-accent-deep">
          <Icon name="SearchX" size={32} strokeWidth={1.5} />
        </span>
        <h3 className="mt-5 display-small text-2xl">{title}</h3>
        <p className="mt-3 text-muted">{advice}</p>
        <AppLink
          to={next.to}
          preventScrollReset={next.to !== paths.listing}
          className={cx('mt-5', ACTION_LINK)}
        >
          {next.text}
        </AppLink>
      </div>
      <EnquiryForm request={{ source: 'no-results', message, developer }} />
    </div>
  )
}
