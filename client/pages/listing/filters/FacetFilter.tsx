import type { FacetRule } from '../../../../domain/listing/facets.ts'
import { normalizeText } from '../../../../domain/text/text.ts'
import { Checkbox } from '../../../components/form/Checkbox.tsx'
import type { ListingControl } from '../use-listing.ts'
import { FacetList } from './FacetList.tsx'
import { FacetPills } from './FacetPills.tsx'
import { FilterGroup } from './FilterGroup.tsx'
import { OtherValue } from './OtherValue.tsx'

export type FacetOptionsProps = {
  facet: FacetRule
  control: ListingControl
  /** An option that is on and stays on; it is no choice. */
  fixed?: string | undefined
}

/** One filter that holds a list of values; nothing where the page's projects have none. */
export function FacetFilter({ facet, control, fixed }: FacetOptionsProps) {
  const { options, total } = control.listing.facets[facet.name]
  const chosen = control.query[facet.name]
  if (total === 0 && chosen.length === 0 && !fixed) return null

  const isFixed = (value: string) =>
    fixed !== undefined && normalizeText(value) === normalizeText(fixed)
  const offered = options.filter(({ value }) => !isFixed(value))
  const known = new Set(options.map(({ value }) => value))
  const Options = facet.look === 'boxes' ? FacetList : FacetPills
  return (
    <FilterGroup title={facet.title}>
      {fixed && <Checkbox label={fixed} checked disabled readOnly />}
      <Options facet={facet} options={offered} chosen={chosen} onChange={control.apply} />
      {/* Only part of an option, or one of too many to be shown. */}
      {chosen
        .filter((value) => !known.has(value))
        .map((value) => (
          <Checkbox
            key={value}
            name={facet.name}
            value={value}
            label={value}
            checked
            onChange={(event) => control.apply(event.currentTarget.form)}
          />
        ))}
      {total > options.length && <OtherValue facet={facet} control={control} total={total} />}
    </FilterGroup>
  )
}
