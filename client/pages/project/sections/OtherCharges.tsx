import type { UnitCharges } from '../../../../domain/cost/other-charges.ts'
import { noBreakAmounts } from '../../../../domain/price/no-break-amounts.ts'
import { EnquireLink } from '../../../enquiry/dialogs/EnquireLink.tsx'
import { chargeRow, otherChargesText, type CostRow } from '../cost/cost-rows.ts'
import { projectRequest } from '../project-enquiry.tsx'
import type { ProjectProps } from '../project-view.ts'

/** A row of the cost sheet: a part of what is paid, and its sum. */
export function CostTableRow({ row: { label, note, amount } }: { row: CostRow }) {
  return (
    <tr className="sum-row border-b border-border">
      <th scope="row" className="px-5 py-4 font-semibold wrap-anywhere sm:px-6">
        <span>{label}</span>
        {note && <span className="block text-sm font-normal text-muted">{note}</span>}
      </th>
      <td className="px-5 py-4 text-right tabular-nums sm:px-6">
        {amount.startsWith('from ') && <span className="text-muted">from </span>}
        <span className="sum">{amount.replace(/^from /, '')}</span>
      </td>
    </tr>
  )
}

/** What a buyer may do without, below the total that leaves it out. */
export function OptionalCharges({ charges: { optional } }: { charges: UnitCharges }) {
  if (optional.length === 0) return null
  return <ChargeTable title="Optional, not added" rows={optional.map(chargeRow)} />
}

function ChargeTable({ title, rows }: { title: string; rows: readonly CostRow[] }) {
  return (
    <table className="w-full border-t border-border text-left">
      <caption className="px-5 pt-5 pb-1 text-left font-semibold text-muted sm:px-6">
        {title}
      </caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Part</th>
          <th scope="col">Amount</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <CostTableRow key={row.label} row={row} />
        ))}
      </tbody>
    </table>
  )
}

/** The sum of the other charges, or that they are not known, with the way to ask for them. */
export function OtherChargesNote({
  project,
  charges,
  price,
}: ProjectProps & { charges: UnitCharges | undefined; price: number }) {
  if (!charges) return <UnknownCharges project={project} />
  return (
    <p className="text-base text-ink">
      <span>The developer’s other charges come to </span>
      <strong className="font-semibold">{noBreakAmounts(otherChargesText(charges, price))}</strong>
      <span>.</span>
    </p>
  )
}

/** The charges of a project without a price, each by itself; or that they are not known. */
export function KnownCharges({ project }: ProjectProps) {
  const charges = project.cost.otherCharges
  if (!charges) return <UnknownCharges project={project} />
  const { rows, optional } = charges
  return (
    <div className="w-full max-w-text overflow-hidden rounded-lg border border-border bg-surface">
      <ChargeTable title="Other charges of the developer" rows={rows.map(chargeRow)} />
      <OptionalCharges charges={{ ...charges, optional }} />
    </div>
  )
}

function UnknownCharges({ project }: ProjectProps) {
  return (
    <p>
      <span>
        {
          'Parking, club, maintenance and other charges of the developer are not known here and come on top where they apply. '
        }
      </span>
      <EnquireLink
        className="text-link"
        request={projectRequest(project, {
          title: 'Ask for the other charges',
          message: `Please send me the parking, club, maintenance and other charges of ${project.name}.`,
        })}
      >
        Ask for the other charges
      </EnquireLink>
    </p>
  )
}
