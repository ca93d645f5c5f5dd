import { useCallback, useEffect, useState, type ClipboardEvent } from 'react'
import type { Done, PricePreview, PriceRequest, PriceTable } from '../../api.ts'
import { Button } from '../controls.tsx'
import { useRequest, useDesk } from '../desk-context.tsx'
import { PageHead } from '../PageHead.tsx'
import { messageOf, request } from '../request.ts'
import { pluralize } from '../../../../domain/text/text.ts'
import { PriceRowView } from './PriceRowView.tsx'

/** The texts that were typed or pasted into the table, by row. */
type Typed = Readonly<Record<number, string>>

const REST_MS = 200

/** All prices as one table, which takes rows and columns from a spreadsheet. */
export function PricesPage() {
  const { showNotice, runAction } = useDesk()
  const { answer: table, error } = useRequest<PriceTable>('/prices')
  const [typed, setTyped] = useState<Typed>({})
  const [ticked, setTicked] = useState<readonly number[]>([])
  const [read, setRead] = useState<PricePreview & { pastedText: string }>()
  const [unusable, setUnusable] = useState<PricePreview['unusable']>([])
  const pastedColumn = table && column(table, typed)
  const { pasted, from, version } = pastedColumn ?? {}

  useEffect(() => {
    if (pasted === undefined || from === undefined || version === undefined) return undefined
    let isCurrent = true
    const timer = setTimeout(() => {
      request<PricePreview>('/prices/preview', 'POST', {
        version,
        pasted,
        from,
      } satisfies PriceRequest).then(
        (preview) => isCurrent && setRead({ ...preview, pastedText: pasted }),
        (error: unknown) => isCurrent && showNotice(messageOf(error), true),
      )
    }, REST_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [pasted, from, version, showNotice])

  const type = useCallback(
    (row: number, text: string) => setTyped((typed) => ({ ...typed, [row]: text })),
    [],
  )
  const tick = useCallback((row: number, isTicked: boolean) => {
    setTicked((ticked) => (isTicked ? [...ticked, row] : ticked.filter((one) => one !== row)))
  }, [])
  // The last answer is for an older text while that for the newest is on its way.
  const preview = read?.pastedText === pasted ? read : undefined

  if (!table) return <PageHead title="Prices">{error ?? 'Loading …'}</PageHead>

  const paste = async (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text').replace(/\r?\n$/, '')
    if (!/[\t\n]/.test(text)) return
    event.preventDefault()
    const row =
      event.target instanceof HTMLElement ? event.target.closest('tr')?.dataset['row'] : undefined
    const sent: PriceRequest = { version: table.version, pasted: text, from: Number(row ?? 0) }
    try {
      const read = await request<PricePreview>('/prices/preview', 'POST', sent)
      setTyped((typed) => ({
        ...typed,
        ...Object.fromEntries(read.changes.map((change) => [change.row, change.new])),
      }))
      setUnusable(read.unusable)
      const unusable = pluralize(read.unusable.length, 'row')
      showNotice(
        pluralize(read.changes.length, 'new price') +
          (read.unusable.length > 0 ? `, ${unusable} that cannot be used` : ''),
      )
    } catch (error) {
      showNotice(messageOf(error), true)
    }
  }
  const clear = () => {
    setTyped({})
    setTicked([])
    setUnusable([])
  }
  const save = async () => {
    if (!pastedColumn) return
    const done = await runAction(
      request<Done>('/prices/apply', 'POST', { ...pastedColumn, ticked } satisfies PriceRequest),
      'Not saved: ',
    )
    if (done) clear()
  }
  const changeOf = (index: number) => preview?.changes.find(({ row }) => row === index)
  const messageFor = (index: number) =>
    preview?.unusable.find(({ row }) => row - 1 + (from ?? 0) === index)?.message
  return (
    <div onPaste={(event) => void paste(event)}>
      <PageHead title="Prices">
        <Button
          look="button button-primary"
          writes
          disabled={!pastedColumn}
          onClick={() => void save()}
        >
          Save
        </Button>
        <Button disabled={!pastedColumn} onClick={clear}>
          Discard
        </Button>
      </PageHead>
      <div className="grid gap-4 p-5">
        <p className="max-w-3xl text-muted">
          Type a new price, or paste from a spreadsheet: whole rows in the columns of ‘prices
          export’, or one column of prices, which fills the table downwards from the field it is
          pasted into.
        </p>
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
        <div className="rounded-md border border-border bg-surface">
          <table className="w-full tabular-nums">
            <thead>
              <tr className="text-muted">
                {['Project', 'Price', 'New price', 'Change'].map((title) => (
                  <th key={title} scope="col" className="cell font-semibold">
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.rows.map((row, index) => (
                <PriceRowView
                  // oxlint-disable-next-line react/no-array-index-key -- two configurations may be alike
                  key={index}
                  index={index}
                  row={row}
                  typedPrice={typed[index]}
                  change={changeOf(index)}
                  message={messageFor(index)}
                  isTicked={ticked.includes(index)}
                  onType={type}
                  onTick={tick}
                />
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </div>
  )
}

/** The typed prices as one column, in which an empty row stays as it is. */
function column({ version }: PriceTable, typed: Typed) {
  const changed = Object.entries(typed).flatMap(([row, text]) =>
    text.trim() === '' ? [] : Number(row),
  )
  if (changed.length === 0) return undefined
  const [from, last] = [Math.min(...changed), Math.max(...changed)]
  const texts = Array.from({ length: last + 1 - from }, (_, index) => typed[from + index] ?? '')
  return { version, from, pasted: texts.join('\n') }
}
