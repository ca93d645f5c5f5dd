import { memo, type KeyboardEvent, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { DeskPage, ResolveRequest } from '../../api.ts'
import { isSame } from '../../draft/drafts.ts'
import {
  cellEdit,
  typedText,
  type CellEdit,
  type PriceCell,
  type PriceRow,
} from '../../prices/price-api.ts'
import { Button } from '../controls.tsx'
import { useReadOnly } from '../desk.ts'
import { useTyping } from '../form/typed-controls.tsx'
import { SIDES } from '../record-page/Conflicts.tsx'

type CellActions = {
  /** Adds an edit to what was typed. */
  type: (edit: () => CellEdit) => void
  onResolve: (page: DeskPage, choice: ResolveRequest) => void
}

type Props = CellActions & {
  index: number
  row: PriceRow
  isTicked: boolean
  onTick: (cell: PriceCell, isTicked: boolean) => void
}

/** A row of the table: the unit, its price, a field for the new price, the change, and what is left. */
export const PriceRowView = memo(function PriceRowView({
  index,
  row,
  isTicked,
  onTick,
  ...actions
}: Props) {
  const { page, name, configuration, area, price, left } = row
  const unit = [configuration, area].filter(Boolean).join(', ')
  return (
    <tr data-row={index}>
      {/* In a narrow window the table scrolls sideways beside its first column. */}
      <th
        scope="row"
        className="cell max-w-28 bg-surface font-normal max-md:sticky max-md:left-0 max-md:shadow-[1px_0_0_var(--color-border)] md:max-w-none"
      >
        <Link className="link" to={`/${page}`}>
          {name}
        </Link>
        <span className="block text-muted">{unit}</span>
      </th>
      <td className="cell">{price.now}</td>
      <td className="cell">
        <CellField
          {...actions}
          page={page}
          cell={price}
          label={`New price of ${name}${unit && `, ${unit}`}`}
          noteId={`price-${index}`}
        >
          {price.written !== null && price.written !== price.typed && `Written as ${price.written}`}
        </CellField>
      </td>
      <td className="cell">
        {price.percent !== null && `${price.percent > 0 ? '+' : ''}${price.percent} %`}
        {price.isLarge && (
          <label className="flex items-center gap-2 font-semibold text-danger">
            <input
              type="checkbox"
              className="size-5 shrink-0 accent-ink"
              checked={isTicked}
              onChange={({ target }) => onTick(price, target.checked)}
            />
            More than half: it is meant
          </label>
        )}
      </td>
      <td className="cell">
        {left?.now && <span className="mb-1 block text-muted">{`now ${left.now}`}</span>}
        {left && (
          <CellField
            {...actions}
            page={page}
            cell={left}
            label={`Available of ${name}, ${unit}`}
            noteId={`left-${index}`}
          />
        )}
      </td>
    </tr>
  )
}, isSame)

/** A field for what is new in a cell, with what the desk says of it. */
function CellField({
  page,
  cell,
  label,
  noteId,
  type,
  onResolve,
  children,
}: CellActions & {
  page: DeskPage
  cell: PriceCell
  label: string
  noteId: string
  children?: ReactNode
}) {
  const { conflict, message } = cell
  const typing = useTyping(
    cell.typed ?? '',
    (text) => type(() => cellEdit(cell, String(text), crypto.randomUUID())),
    // A text that means what the file says stays while it is typed on.
    (text) => typedText(cellEdit(cell, text, '')),
  )
  return (
    <>
      <input
        {...typing}
        onKeyDown={goDown}
        aria-label={label}
        aria-describedby={noteId}
        aria-invalid={message !== null || undefined}
        className="control min-w-24"
        readOnly={useReadOnly()}
      />
      <span id={noteId} className="mt-1 block empty:hidden">
        {message && <span className="text-danger">{message}</span>}
        {children}
      </span>
      {conflict !== null && (
        <span className="mt-1 grid gap-1 text-danger">
          It was changed on disk meanwhile.
          <span className="flex flex-wrap gap-1 text-ink">
            {SIDES.map(({ keep, action }) => (
              <Button key={keep} onClick={() => onResolve(page, { id: conflict, keep })}>
                {action}
              </Button>
            ))}
          </span>
        </span>
      )}
    </>
  )
}

/** Enter leads to the next field of the column, as in a spreadsheet, and with Shift to the one before. */
function goDown({ key, shiftKey, currentTarget, nativeEvent }: KeyboardEvent<HTMLInputElement>) {
  if (key !== 'Enter' || nativeEvent.isComposing) return
  const column = (currentTarget.closest('td')?.cellIndex ?? 0) + 1
  const table = currentTarget.closest('table')
  const fields = table?.querySelectorAll<HTMLInputElement>(`td:nth-child(${column}) > input`) ?? []
  const at = [...fields].indexOf(currentTarget) + (shiftKey ? -1 : 1)
  fields[at]?.focus()
}
