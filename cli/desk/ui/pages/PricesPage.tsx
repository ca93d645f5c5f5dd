import { useCallback, useEffect, useRef, useState, type ClipboardEvent } from 'react'
import type { Done, ResolveRequest } from '../../api.ts'
import type {
  PasteRequest,
  PasteResult,
  PriceRequest,
  PriceRow,
  PriceTable,
  SavePricesRequest,
} from '../../prices/price-api.ts'
import { Button } from '../controls.tsx'
import { useRequest, useDesk } from '../desk-context.tsx'
import { PageHead } from '../PageHead.tsx'
import { KeptEdits } from '../record-page/Conflicts.tsx'
import { messageOf, request } from '../request.ts'
import { pluralize } from '../../../../domain/text/text.ts'
import { PriceRowView } from './PriceRowView.tsx'

/** Prices that were typed and that the desk has not yet, by their rows. */
type Unsent = Readonly<Record<string, { was: string; text: string }>>

const REST_MS = 100

/** All prices as one table, which takes rows and columns from a spreadsheet. */
export function PricesPage() {
  const { showNotice, forgetSaved, runAction, setUnsent } = useDesk()
  const { answer, error } = useRequest<PriceTable>('/prices')
  const [newest, setNewest] = useState<PriceTable>()
  const unsent = useRef<Unsent>({})
  const [shownUnsent, setShownUnsent] = useState<Unsent>({})
  /** The texts of changes of more than half that are meant, by their rows. */
  const [ticked, setTicked] = useState<Readonly<Record<string, string>>>({})
  const [unusable, setUnusable] = useState<PasteResult['unusable']>([])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const sending = useRef<Promise<unknown>>(Promise.resolve())
  const table = newest && answer && newest.revision > answer.revision ? newest : answer

  const keepUnsent = useCallback(
    (next: Unsent) => {
      unsent.current = next
      setShownUnsent(next)
      setUnsent(Object.keys(next).length > 0)
    },
    [setUnsent],
  )

  const send = useCallback(async (): Promise<boolean> => {
    const sent = unsent.current
    const prices = Object.entries(sent).map(([id, price]) => ({ id, ...price }))
    if (prices.length === 0) return true
    try {
      setNewest(await request<PriceTable>('/prices', 'PUT', { prices } satisfies PriceRequest))
      const isNewer = ([id, price]: [string, unknown]) => price !== sent[id]
      keepUnsent(Object.fromEntries(Object.entries(unsent.current).filter(isNewer)))
      return true
    } catch (error) {
      showNotice(messageOf(error), true)
      return false
    }
  }, [keepUnsent, showNotice])

  /** Sends what was typed; false where it did not arrive, which a message then says. */
  const flush = useCallback((): Promise<boolean> => {
    clearTimeout(timer.current)
    const done = sending.current.then(() => send())
    sending.current = done
    return done
  }, [send])

  useEffect(() => {
    // What did not arrive is sent again once the desk answers.
    if (answer && Object.keys(unsent.current).length > 0) void flush()
  }, [answer, flush])

  useEffect(() => {
    const leave = () => void flush()
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [flush])

  const type = useCallback(
    (id: string, was: string, text: string) => {
      forgetSaved()
      keepUnsent({ ...unsent.current, [id]: { was, text } })
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void flush(), REST_MS)
    },
    [flush, forgetSaved, keepUnsent],
  )
  const tick = useCallback(({ id, typed }: PriceRow, isTicked: boolean) => {
    setTicked((ticked) => ({ ...ticked, [id]: isTicked ? (typed ?? '') : '' }))
  }, [])
  const resolve = useCallback(
    async (page: string, choice: ResolveRequest) => {
      try {
        await request(`/pages/${page}/resolve`, 'POST', choice)
      } catch (error) {
        showNotice(messageOf(error), true)
      }
    },
    [showNotice],
  )
  const resolveRow = useCallback(
    (page: string, id: string, keep: ResolveRequest['keep']) => void resolve(page, { id, keep }),
    [resolve],
  )

  if (!table) return <PageHead title="Prices">{error ?? 'Loading …'}</PageHead>

  const paste = async (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text').replace(/\r?\n$/, '')
    if (!/[\t\n]/.test(pasted)) return
    event.preventDefault()
    const row =
      event.target instanceof HTMLElement ? event.target.closest('tr')?.dataset['row'] : undefined
    const from = Number(row ?? 0)
    const rows = table.rows.slice(from, from + pasted.split('\n').length)
    const sent: PasteRequest = { pasted, rows: rows.map(({ id, price }) => ({ id, was: price })) }
    if (!(await flush())) return
    try {
      const { table, count, unusable } = await request<PasteResult>('/prices/paste', 'POST', sent)
      setNewest(table)
      setUnusable(unusable)
      const rest = `, ${pluralize(unusable.length, 'row')} that cannot be used`
      showNotice(pluralize(count, 'new price') + (unusable.length > 0 ? rest : ''))
    } catch (error) {
      showNotice(messageOf(error), true)
    }
  }
  const discard = async () => {
    clearTimeout(timer.current)
    keepUnsent({})
    setTicked({})
    setUnusable([])
    try {
      setNewest(await request<PriceTable>('/prices', 'DELETE'))
    } catch (error) {
      showNotice(messageOf(error), true)
    }
  }
  const save = async () => {
    if (!(await flush())) return
    const texts = Object.entries(ticked).map(([id, text]) => ({ id, text }))
    const sent: SavePricesRequest = { ticked: texts }
    const done = await runAction(request<Done>('/prices/save', 'POST', sent), 'Not saved: ')
    if (done) setUnusable([])
  }
  const isDraft =
    Object.keys(shownUnsent).length > 0 ||
    table.kept.length > 0 ||
    table.rows.some(({ typed, left }) => typed !== null || (left?.typed ?? null) !== null)
  return (
    <div onPaste={(event) => void paste(event)}>
      <PageHead title="Prices" isDraft={isDraft}>
        <Button look="button button-primary" writes disabled={!isDraft} onClick={() => void save()}>
          Save
        </Button>
        <Button disabled={!isDraft && unusable.length === 0} onClick={() => void discard()}>
          Discard
        </Button>
      </PageHead>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 p-3 md:p-5">
        <p className="max-w-3xl text-muted">
          Type a new price, or paste from a spreadsheet: whole rows in the columns of ‘prices
          export’, or one column of prices, which fills the table downwards from the field it is
          pasted into. ‘Available’ takes yes, sold or the number of units that are left. A new price
          is kept with its project until it is saved, here or there.
        </p>
        <KeptEdits
          kept={table.kept}
          onDiscard={({ page, id }) => void resolve(page, { id, keep: 'file' })}
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
                  <th key={title} scope="col" className="cell font-semibold">
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.rows.map((row, index) => (
                <PriceRowView
                  key={row.id}
                  index={index}
                  row={row}
                  text={shownUnsent[row.id]?.text ?? row.typed ?? ''}
                  leftText={
                    row.left ? (shownUnsent[row.left.id]?.text ?? row.left.typed ?? '') : ''
                  }
                  isTicked={row.typed !== null && ticked[row.id] === row.typed}
                  onType={type}
                  onTick={tick}
                  onResolve={resolveRow}
                />
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </div>
  )
}
