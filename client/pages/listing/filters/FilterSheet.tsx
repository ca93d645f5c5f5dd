import { activeFilters } from '../../../../domain/listing/active-filters.ts'
import { projectCount } from '../../../../domain/text/text.ts'
import { Button, ButtonLink } from '../../../components/buttons/Button.tsx'
import { LazyDialog } from '../../../components/dialog/LazyDialog.tsx'
import type { ListingControl } from '../use-listing.ts'
import { FilterForm, FILTERS_ID } from './FilterForm.tsx'
import { Icon } from '../../../components/icons/Icon.tsx'

/** On small screens: the button that opens the filters as a sheet; without JavaScript a link that shows them. */
export function FilterSheet({
  control,
  open,
  onOpen,
  onUnavailable,
}: {
  control: ListingControl
  /** The form is in the sheet, not in the page. */
  open: boolean
  onOpen: (open: boolean) => void
  /** The sheet's code could not be fetched. */
  onUnavailable: () => void
}) {
  const active = activeFilters(control.query).length
  const label = active > 0 ? `Filters (${active})` : 'Filters'
  const style = {
    variant: 'secondary',
    size: 'sm',
    icon: <Icon name="SlidersHorizontal" size={18} />,
  } as const
  const close = () => onOpen(false)
  return (
    <div className="lg:hidden">
      <Button
        {...style}
        aria-haspopup="dialog"
        className="h-11 whitespace-nowrap noscript:hidden"
        onPointerEnter={LazyDialog.preload}
        onClick={() => onOpen(true)}
      >
        {label}
      </Button>
      <div className="hidden noscript:block">
        <ButtonLink to={`#${FILTERS_ID}`} {...style} className="h-11">
          {label}
        </ButtonLink>
      </div>
      <LazyDialog
        wanted={open}
        onFailed={() => {
          close()
          onUnavailable()
        }}
        open={open}
        onClose={close}
        title="Filters"
        footer={
          <Button wide loading={control.pending} onClick={close}>
            Show {projectCount(control.listing.total)}
          </Button>
        }
      >
        <FilterForm control={control} onSubmit={close} />
        {/* The page's own is silent while the sheet is open. */}
        <ResultCount listing={control.listing} />
      </LazyDialog>
    </div>
  )
}

/** A polite live region with the number of results. */
export function ResultCount({ listing }: { listing: ListingControl['listing'] }) {
  return (
    <output className="sr-only">
      {`${projectCount(listing.total)} found, page ${listing.page} of ${listing.pages}`}
    </output>
  )
}
