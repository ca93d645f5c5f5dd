import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { ButtonLink, Button } from '../../../components/buttons/Button.tsx'
import { Dialog, preloadDialog } from '../../../components/dialog/Dialog.tsx'
import { activeFilters } from '../../../../domain/listing/active-filters.ts'
import { FilterForm } from './FilterForm.tsx'
import { projectCount } from '../../../../domain/text/text.ts'
import { ResultCount } from '../ResultCount.tsx'
import type { ListingControl } from '../use-listing.ts'

type FilterDrawerProps = {
  control: ListingControl
  city?: string | undefined
  /** The id of the form in the page, for a browser without JavaScript. */
  form: string
  /** The sheet's code could not be fetched. */
  onUnavailable: () => void
}

/** On small screens: the button that opens the filters as a sheet; without JavaScript a link that shows them. */
export function FilterDrawer({ control, city, form, onUnavailable }: FilterDrawerProps) {
  const [open, setOpen] = useState(false)
  const active = activeFilters(control.query).length
  const label = active > 0 ? `Filters (${active})` : 'Filters'
  const icon = <SlidersHorizontal size={18} aria-hidden="true" />
  const close = () => setOpen(false)
  return (
    <div className="lg:hidden">
      <Button
        variant="secondary"
        size="sm"
        icon={icon}
        aria-haspopup="dialog"
        className="h-11 whitespace-nowrap noscript:hidden"
        onPointerEnter={preloadDialog}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      <div className="hidden noscript:block">
        <ButtonLink to={`#${form}`} variant="secondary" size="sm" icon={icon} className="h-11">
          {label}
        </ButtonLink>
      </div>
      <Dialog
        open={open}
        onClose={close}
        onUnavailable={onUnavailable}
        title="Filters"
        footer={
          <Button wide loading={control.pending} onClick={close}>
            Show {projectCount(control.listing.total)}
          </Button>
        }
      >
        <FilterForm
          id="drawer-filters"
          control={control}
          city={city}
          button={false}
          onSubmit={close}
        />
        {/* The page's own is silent while the sheet is open. */}
        <ResultCount listing={control.listing} />
        <input type="hidden" name="sort" value={control.query.sort} form="drawer-filters" />
      </Dialog>
    </div>
  )
}
