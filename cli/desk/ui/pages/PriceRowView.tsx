import { memo } from 'react'
import { Link } from 'react-router-dom'
import type { PricePreview, PriceRow } from '../../api.ts'
import { useReadOnly } from '../desk-context.tsx'

/** A row of the table: the unit, its price, a field for the new price, and the change. */
export const PriceRowView = memo(function PriceRowView({
  index,
  row,
  typedPrice,
  change,
  message,
  isTicked,
  onType,
  onTick,
}: {
  index: number
  row: PriceRow
  typedPrice: string | undefined
  change: PricePreview['changes'][number] | undefined
  message: string | undefined
  isTicked: boolean
  onType: (index: number, text: string) => void
  onTick: (index: number, isTicked: boolean) => void
}) {
  const unit = [row.configuration, row.area].filter(Boolean).join(', ')
  return (
    <tr data-row={index}>
      <th scope="row" className="cell font-normal">
        <Link className="link" to={`/${row.page}`}>
          {row.name}
        </Link>
        <span className="block text-muted">{unit}</span>
      </th>
      <td className="cell">{row.price}</td>
      <td className="cell">
        <input
          aria-label={`New price of ${row.name}${unit && `, ${unit}`}`}
          aria-describedby={`price-${index}`}
          aria-invalid={message !== undefined || undefined}
          className="control min-w-28"
          readOnly={useReadOnly()}
          value={typedPrice ?? ''}
          onChange={({ target }) => onType(index, target.value)}
        />
        <span id={`price-${index}`} className="mt-1 block empty:hidden">
          {message && <span className="text-danger">{message}</span>}
          {change && change.new !== typedPrice && `Written as ${change.new}`}
        </span>
      </td>
      <td className="cell">
        {change?.percent != null && `${change.percent > 0 ? '+' : ''}${change.percent} %`}
        {change?.isLarge && (
          <label className="flex items-center gap-2 font-semibold text-danger">
            <input
              type="checkbox"
              className="size-5 shrink-0 accent-ink"
              checked={isTicked}
              onChange={({ target }) => onTick(index, target.checked)}
            />
            More than half: it is meant
          </label>
        )}
      </td>
    </tr>
  )
})
