import { useCallback, useState, type ClipboardEvent } from 'react'
import { Link } from 'react-router-dom'
import type { DeskPage, ResolveRequest } from '../../api.ts'
import {
  cellId,
  typedText,
  type CellEdit,
  type PasteRequest,
  type PasteResult,
  type PriceCell,
  type PriceTable,
  type SavePricesRequest,
} from '../../prices/price-api.ts'
import { Button } from '../controls.tsx'
import { showNotice } from '../desk.ts'
import { createDraft, useDraft } from '../draft.ts'
import { PageHead } from '../PageHead.tsx'
import { KeptEdits } from '../record-page/Conflicts.tsx'
import { request } from '../request.ts'
import { pluralize } from '../../../../domain/text/text.ts'
import { PriceRowView } from './PriceRowView.tsx'

/** All prices as one table, which takes rows and columns from a spreadsheet. */
export function PricesPage() {
  const [draft] = useState(createPriceDraft)
  const { view: table, error } = useDraft(draft)
  /** The texts of changes of more than half that are meant, by their cells. */
  const [ticked, setTicked] = useState<Readonly<Record<string, string>>>({})
  const [unusable, setUnusable] = useState<PasteResult['unusable']>([])

  const tick = useCallback(({ id, typed }: PriceCell, isTicked: boolean) => {
    setTicked((ticked) => ({ ...ticked, [id]: isTicked ? (typed ?? '') : '' }))
  }, [])

  if (error) return <NoPrices why={error} />
  if (!table) return <PageHead title="Prices">Loading …</PageHead>

  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text').replace(/\r?\n$/, '')
    if (!/[\t\n]/.test(pasted)) return
    event.preventDefault()
    const row =
      event.target instanceof HTMLElement ? event.target.closest('tr')?.dataset['row'] : undefined
    const from = Number(row ?? 0)
    const cells = table.rows
      .slice(from, from + pasted.split('\n').length)
      .map(({ price: { id, was } }) => ({ id, was }))
    void draft.requestView(async () => {
      const sent: PasteRequest = { pasted, cells }
      const { table, count, unusable } = await request<PasteResult>('/prices/paste', 'POST', sent)
      setUnusable(unusable)
      const rest = `, ${pluralize(unusable.length, 'row')} that cannot be used`
      showNotice(pluralize(count, 'new price') + (unusable.length > 0 ? rest : ''))
      return table
    })
  }
  const discard = () => {
    setTicked({})
    setUnusable([])
    void draft.discard()
  }
  const save = async () => {
    const texts = Object.entries(ticked).map(([id, text]) => ({ id, text }))
    if (await draft.save({ ticked: texts } satisfies SavePricesRequest)) setUnusable([])
  }
  const isDraft =
    table.kept.length > 0 ||
    table.rows.some(({ price, left }) => price.typed !== null || (left?.typed ?? null) !== null)
  return (
    <div onPaste={paste}>
      <PageHead title="Prices" isDraft={isDraft}>
        <Button look="button button-primary" writes disabled={!isDraft} onClick={() => void save()}>
          Save
        </Button>
        <Button disabled={!isDraft && unusable.length === 0} onClick={discard}>
          Discard
        </Button>
      </PageHead>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 p-3 md:p-5">
        <p className="max-w-3xl text-muted">
          Type a new price, or paste from a spreadsheet: whole rows in the columns of ‘prices
          export’, or one column of prices, which fills the table downwards from the field it is
          pasted into. Enter leads down a column. ‘Available’ takes yes, sold or the number of units
          that are left. A new price is kept with its project until it is saved, here or there.
        </p>
        <KeptEdits
          kept={table.kept}
          onDiscard={({ page, id }) => draft.resolve(page, { id, keep: 'file' })}
        />
        {unusable.length > 0 && (
          <div
            role="alert"
            className="border-l-3 border-danger bg-danger-tint px-3 py-2 text-danger"
          >
            {unusable.map(({ row, text, message }) => (
              <p key={`${row} ${message}`}>
                Row {row}
                {text && ` (${text})`}: {message}
              </p>
            ))}
          </div>
        )}
        <div className="overflow-x-auto rounded-md border border-border bg-surface md:overflow-visible">
          <table className="w-full tabular-nums">
            <thead>
              <tr className="text-muted">
                {['Project', 'Price', 'New price', 'Change', 'Available'].map((title) => (
                  <th
                    key={title}
                    scope="col"
                    // The titles stay in view below the page's head, which is as high as its buttons.
                    className="cell bg-surface font-semibold first:max-md:sticky first:max-md:left-0 md:sticky md:top-17 md:z-5 md:first:rounded-tl-md md:last:rounded-tr-md"
                  >
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.rows.map((row, index) => (
                <PriceRowView
                  key={row.price.id}
                  index={index}
                  row={row}
                  isTicked={row.price.typed !== null && ticked[row.price.id] === row.price.typed}
                  type={draft.type}
                  onTick={tick}
                  onResolve={draft.resolve}
                />
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </div>
  )
}

/** The prices are in files of which one cannot be read; 'Problems' leads to it. */
const NoPrices = ({ why }: { why: string }) => (
  <div>
    <PageHead title="Prices" />
    <div className="grid gap-3 p-5">
      <p className="whitespace-pre-line">{why}</p>
      <p>
        <Link to="/problems" className="link">
          Go to the problems
        </Link>
      </p>
    </div>
  </div>
)

function createPriceDraft() {
  const draft = createDraft<PriceTable, CellEdit>('/prices', withTyped, withoutDraft)
  return {
    ...draft,
    resolve: (page: DeskPage, choice: ResolveRequest) =>
      void draft.requestView(async () => {
        await request(`/pages/${page}/resolve`, 'POST', choice)
        return request<PriceTable>('/prices')
      }),
  }
}

/** What the desk has not said yet of a text that was typed since. */
const UNREAD = { message: null, conflict: null, written: null, percent: null, isLarge: false }

const retyped = <C extends PriceCell>(cell: C, typed: string | null): C =>
  typed === cell.typed ? cell : { ...cell, ...UNREAD, typed }

const withTexts = (table: PriceTable, textOf: (cell: PriceCell) => string | null) => ({
  ...table,
  rows: table.rows.map((row) => ({
    ...row,
    price: retyped(row.price, textOf(row.price)),
    left: row.left && retyped(row.left, textOf(row.left)),
  })),
})

function withTyped(table: PriceTable, edits: readonly CellEdit[]): PriceTable {
  if (edits.length === 0) return table
  const texts = new Map(edits.map((edit) => [cellId(edit), typedText(edit)]))
  return withTexts(table, ({ id, typed }) => texts.get(id) ?? typed)
}

const withoutDraft = (table: PriceTable): PriceTable => ({
  ...withTexts(table, () => null),
  kept: [],
})
