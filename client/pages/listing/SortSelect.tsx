import type { ListingSort } from '../../../domain/listing-query.ts'
import { Select } from '../../components/form/Field.tsx'
import type { ListingControl } from './use-listing.ts'

const SORTS: readonly { readonly value: ListingSort; readonly label: string }[] = [
  { value: 'relevance', label: 'Relevance' },
  { value: 'price-asc', label: 'Price: low to high' },
  { value: 'price-desc', label: 'Price: high to low' },
  { value: 'newest', label: 'Newest first' },
]

type SortSelectProps = {
  readonly control: ListingControl
  /** The id of the filter form it belongs to. */
  readonly form: string
}

/** The order of the results: a field of the filter form that stands over the results. */
export function SortSelect({ control, form }: SortSelectProps) {
  return (
    <Select
      id="listing-sort"
      name="sort"
      form={form}
      label="Sort by"
      options={SORTS}
      value={control.query.sort}
      onChange={(event) => control.apply(event.currentTarget.form)}
    />
  )
}
