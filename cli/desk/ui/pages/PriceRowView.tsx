import { memo, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { PageName, ResolveRequest } from '../../api.ts'
import {
  cellEdit,
  typedText,
  type PageEdit,
  type PriceCell,
  type PriceRow,
} from '../../prices/price-api.ts'
import { Button } from '../controls.tsx'
import { useReadOnly } from '../desk-context.tsx'
import { useTyping } from '../form/use-control.ts'

type Props = {
  index: number
  row: PriceRow
  /** What was typed and is on its way to the desk. */
  priceOnWay: PageEdit | undefined
  leftOnWay: PageEdit | undefined
  isTicked: boolean
  onType: (cell: PriceCell, text: string) => void
  onTick: (cell: PriceCell, isTicked: boolean) => void
  onResolve: (page: PageName, choice: ResolveRequest) => Promise<void>
}

/** A row of the table: the unit, its price, a field for the new price, the change, and what is left. */
export const PriceRowView = memo(
  function PriceRowView({ index, row, isTicked, onTick, ...props }: Props) {
    const { page, name, configuration, area, price, left } = row
    const unit = [configuration, area].filter(Boolean).join(', ')
    // What the desk said is about an older text while the newest is on its way.
    const isNewest = props.priceOnWay === undefined
    const field = {
      onType: props.onType,
      onResolve: (choice: ResolveRequest) => void props.onResolve(page, choice),
    }
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
            {...field}
            cell={price}
            label={`New price of ${name}${unit && `, ${unit}`}`}
            noteId={`price-${index}`}
            onWay={props.priceOnWay}
          >
            {price.written !== null &&
              price.written !== price.typed &&
              `Written as ${price.written}`}
          </CellField>
        </td>
        <td className="cell">
          {isNewest &&
            price.percent !== null &&
            `${price.percent > 0 ? '+' : ''}${price.percent} %`}
          {isNewest && price.isLarge && (
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
              {...field}
              cell={left}
              label={`Available of ${name}, ${unit}`}
              noteId={`left-${index}`}
              onWay={props.leftOnWay}
            />
          )}
        </td>
      </tr>
    )
  },
  (before, after) => JSON.stringify(before) === JSON.stringify(after),
)

/** A field for what is new in a cell, with what the desk says of it. */
function CellField({
  cell,
  label,
  noteId,
  onWay,
  onType,
  onResolve,
  children,
}: {
  cell: PriceCell
  label: string
  noteId: string
  onWay: PageEdit | undefined
  onType: (cell: PriceCell, text: string) => void
  onResolve: (choice: ResolveRequest) => void
  children?: ReactNode
}) {
  const isNewest = onWay === undefined
  const typing = useTyping(
    {
      value: onWay ? typedText(onWay) : (cell.typed ?? ''),
      onChange: (text) => onType(cell, String(text)),
    },
    // A text that means what the file says stays while it is typed on.
    (text) => typedText(cellEdit(cell, text, '')),
  )
  const { conflict, message } = cell
  return (
    <>
      <input
        {...typing}
        aria-label={label}
        aria-describedby={noteId}
        aria-invalid={(isNewest && message !== null) || undefined}
        className="control min-w-24"
        readOnly={useReadOnly()}
      />
      <span id={noteId} className="mt-1 block empty:hidden">
        {isNewest && message && <span className="text-danger">{message}</span>}
        {isNewest && children}
      </span>
      {isNewest && conflict !== null && (
        <span className="mt-1 grid gap-1 text-danger">
          It was changed on disk meanwhile.
          <span className="flex flex-wrap gap-1 text-ink">
            <Button onClick={() => onResolve({ id: conflict, keep: 'mine' })}>Keep mine</Button>
            <Button onClick={() => onResolve({ id: conflict, keep: 'file' })}>
              Take the file's
            </Button>
          </span>
        </span>
      )}
    </>
  )
}
