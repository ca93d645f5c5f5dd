import { LISTING_SORTS } from '../../../domain/listing/sorting.ts'
import { Button } from '../../components/buttons/Button.tsx'
import { InlineSelect } from './filters/InlineSelect.tsx'
import type { ListingControl } from './use-listing.ts'

type SortSelectProps = {
  control: ListingControl
  /** The id of the filter form it belongs to. */
  form: string
}

/** The order of the results: a field of the filter form that stands over the results. */
export function SortSelect({ control, form }: SortSelectProps) {
  return (
    <div className="flex items-center gap-3 max-sm:flex-1 max-sm:*:nth-2:w-full">
      <span aria-hidden="true" className="text-sm whitespace-nowrap text-muted max-sm:hidden">
        Sort by
      </span>
      <InlineSelect
        name="sort"
        label="Sort by"
        form={form}
        options={LISTING_SORTS}
        value={control.query.sort}
        onChange={control.apply}
      />
      <div className="hidden noscript:block">
        <Button type="submit" form={form} variant="secondary" size="sm" className="h-11">
          Sort
        </Button>
      </div>
    </div>
  )
}
