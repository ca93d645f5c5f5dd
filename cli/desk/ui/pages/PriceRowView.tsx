import { memo } from 'react'
import { Link } from 'react-router-dom'
import type { ResolveRequest } from '../../api.ts'
import type { LeftCell, PriceRow } from '../../prices/price-api.ts'
import { Button } from '../controls.tsx'
import { useReadOnly } from '../desk-context.tsx'

/** A row of the table: the unit, its price, a field for the new price, and the change. */
export const PriceRowView = memo(
  function PriceRowView({
    index,
    row,
    text,
    leftText,
    isTicked,
    onType,
    onTick,
    onResolve,
  }: {
    index: number
    row: PriceRow
    /** What the field shows: what the desk has, or what is on its way to it. */
    text: string
    /** What the field for what is left shows. */
    leftText: string
    isTicked: boolean
    onType: (id: string, was: string, text: string) => void
    onTick: (row: PriceRow, isTicked: boolean) => void
    onResolve: (page: string, conflict: string, keep: ResolveRequest['keep']) => void
  }) {
    const unit = [row.configuration, row.area].filter(Boolean).join(', ')
    // What the desk said is about an older text while the newest is on its way.
    const { message, written, percent, isLarge, conflict } =
      text === (row.typed ?? '') ? row : NOTHING
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
            aria-invalid={message !== null || undefined}
            className="control min-w-24"
            readOnly={useReadOnly()}
            value={text}
            onChange={({ target }) => onType(row.id, row.price, target.value)}
          />
          <span id={`price-${index}`} className="mt-1 block empty:hidden">
            {message && <span className="text-danger">{message}</span>}
            {written !== null && written !== text && `Written as ${written}`}
          </span>
          <Conflict of={conflict} onResolve={(keep) => onResolve(row.page, conflict ?? '', keep)} />
        </td>
        <td className="cell">
          {percent !== null && `${percent > 0 ? '+' : ''}${percent} %`}
          {isLarge && (
            <label className="flex items-center gap-2 font-semibold text-danger">
              <input
                type="checkbox"
                className="size-5 shrink-0 accent-ink"
                checked={isTicked}
                onChange={({ target }) => onTick(row, target.checked)}
              />
              More than half: it is meant
            </label>
          )}
        </td>
        <td className="cell">
          {row.left && (
            <LeftField
              left={row.left}
              noteId={`left-${index}`}
              label={`Available of ${row.name}, ${unit}`}
              text={leftText}
              onType={(text) => onType(row.left?.id ?? '', row.left?.now ?? '', text)}
              onResolve={(keep) => onResolve(row.page, row.left?.conflict ?? '', keep)}
            />
          )}
        </td>
      </tr>
    )
  },
  (before, after) => JSON.stringify(before) === JSON.stringify(after),
)

const NOTHING = { message: null, written: null, percent: null, isLarge: false, conflict: null }

/** What is left of a configuration, and a field for what is left by now. */
function LeftField({
  left: { now, typed, message, conflict },
  noteId,
  label,
  text,
  onType,
  onResolve,
}: {
  left: LeftCell
  noteId: string
  label: string
  text: string
  onType: (text: string) => void
  onResolve: (keep: ResolveRequest['keep']) => void
}) {
  const isNewest = text === (typed ?? '')
  return (
    <>
      {now && <span className="mb-1 block text-muted">{`now ${now}`}</span>}
      <input
        aria-label={label}
        aria-describedby={noteId}
        aria-invalid={(isNewest && message !== null) || undefined}
        className="control min-w-20"
        readOnly={useReadOnly()}
        value={text}
        onChange={({ target }) => onType(target.value)}
      />
      <span id={noteId} className="mt-1 block text-danger empty:hidden">
        {isNewest && message}
      </span>
      <Conflict of={conflict} onResolve={onResolve} />
    </>
  )
}

function Conflict({
  of: conflict,
  onResolve,
}: {
  of: string | null
  onResolve: (keep: ResolveRequest['keep']) => void
}) {
  if (conflict === null) return null
  return (
    <span className="mt-1 grid gap-1 text-danger">
      It was changed on disk meanwhile.
      <span className="flex flex-wrap gap-1 text-ink">
        <Button onClick={() => onResolve('mine')}>Keep mine</Button>
        <Button onClick={() => onResolve('file')}>Take the file's</Button>
      </span>
    </span>
  )
}
