import type { ReactNode } from 'react'
import { ScrollFrame } from '../../../../components/ScrollFrame.tsx'
import { exactRupees } from '../../cost/amounts.ts'

/** A table of a loan's amounts, which scrolls sideways on phones. */
export function LoanTable({
  labelledBy,
  columns,
  rows,
}: {
  labelledBy: string
  columns: readonly string[]
  rows: readonly { key: number; head: ReactNode; amounts: readonly number[]; bold?: boolean }[]
}) {
  return (
    <ScrollFrame
      labelledBy={labelledBy}
      hintUntil="md"
      className="rounded-lg border border-border bg-surface"
    >
      <table aria-labelledby={labelledBy} className="loan-table">
        <thead>
          <tr>
            {columns.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, head, amounts, bold }) => (
            <tr key={key} className={bold ? 'font-semibold' : undefined}>
              <th scope="row">{head}</th>
              {amounts.map((amount, index) => (
                <td key={columns[index + 1]}>{exactRupees(amount)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollFrame>
  )
}
