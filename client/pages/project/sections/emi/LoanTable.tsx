import type { ReactNode } from 'react'
import { ScrollFrame } from '../../../../components/ScrollFrame.tsx'

type LoanTableProps = {
  /** The id of its title. */
  labelledBy: string
  columns: readonly string[]
  /** Rows whose first cell is their head. */
  children: ReactNode
}

/** A table of a loan's amounts, which scrolls sideways on phones. */
export function LoanTable({ labelledBy, columns, children }: LoanTableProps) {
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
        <tbody>{children}</tbody>
      </table>
    </ScrollFrame>
  )
}
