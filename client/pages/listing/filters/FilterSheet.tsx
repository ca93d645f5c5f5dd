import { useRef } from 'react'
import { activeFilters } from '../../../../domain/listing/active-filters.ts'
import { projectCount } from '../../../../domain/text/text.ts'
import { Button, ButtonLink } from '../../../components/buttons/Button.tsx'
import { Dialog } from '../../../components/Dialog.tsx'
import { Icon } from '../../../components/icons/Icon.tsx'
import type { ListingControl } from '../use-listing.ts'
import { FilterForm, FILTERS_ID } from './FilterForm.tsx'

/** The button that opens the filters as a sheet on small screens; without script a link to them. */
export function FilterSheet({
  control,
  open,
  onOpen,
}: {
  control: ListingControl
  open: boolean
  onOpen: (open: boolean) => void
}) {
  const active = activeFilters(control.query).length
  const look = {
    children: active > 0 ? `Filters (${active})` : 'Filters',
    variant: 'secondary',
    size: 'sm',
    icon: <Icon name="SlidersHorizontal" size={18} />,
  } as const
  const form = useRef<HTMLFormElement>(null)
  const close = () => {
    // This includes a thumb's last move, which may not count yet.
    control.apply(form.current)
    onOpen(false)
  }
  return (
    <>
      <Button
        {...look}
        aria-haspopup="dialog"
        className="h-11 whitespace-nowrap max-sm:px-3 noscript:hidden"
        onClick={() => onOpen(true)}
      />
      <div className="hidden noscript:block">
        <ButtonLink {...look} to={`#${FILTERS_ID}`} className="h-11" />
      </div>
      {open && (
        <Dialog
          onClose={close}
          title="Filters"
          footer={
            <Button wide loading={control.pending} onClick={close}>
              {`Show ${projectCount(control.listing.total)}`}
            </Button>
          }
        >
          <FilterForm control={control} ref={form} onSubmit={close} />
        </Dialog>
      )}
    </>
  )
}
