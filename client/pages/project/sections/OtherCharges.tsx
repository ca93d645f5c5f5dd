import type { UnitCharges } from '../../../../domain/cost/other-charges.ts'
import { noBreakAmounts } from '../../../../domain/price/no-break-amounts.ts'
import { cx } from '../../../components/cx.ts'
import { useTitleId } from '../../../components/Section.tsx'
import { EnquireLink } from '../../../enquiry/dialogs/EnquireLink.tsx'
import { chargeRow, otherChargesText, type CostRow } from '../cost/cost-rows.ts'
import { projectRequest } from '../project-enquiry.tsx'
import type { ProjectProps } from '../project-view.ts'

/** What a buyer may do without, below the total that leaves it out. */
export function OptionalCharges({ charges: { optional } }: { charges: UnitCharges }) {
  if (optional.length === 0) return null
  return <ChargeTable title="Optional, not added" rows={optional.map(chargeRow)} />
}

// A row breaks where a name and its sum do not fit beside each other.
const ROW = 'flex flex-wrap items-center gap-y-1'
const NAME = 'min-w-0 grow basis-[8rem] px-5 font-semibold sm:px-6'
const SUM = 'ml-auto max-w-full px-5 text-right tabular-nums sm:px-6'

/** Parts of what is paid with their sums, below a title, or above their total in a titled section. */
export function ChargeTable({
  title,
  rows,
  total,
}: {
  title?: string
  rows: readonly CostRow[]
  total?: Pick<CostRow, 'label' | 'amount'>
}) {
  const titleId = useTitleId()
  return (
    <table
      aria-labelledby={title ? undefined : titleId}
      className={cx('w-full text-left', title && 'border-t border-border')}
    >
      {title && (
        <caption className="px-5 pt-5 pb-1 text-left font-semibold text-muted sm:px-6">
          {title}
        </caption>
      )}
      <thead className="sr-only">
        <tr>
          <th scope="col">Part</th>
          <th scope="col">Amount</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, note, amount }) => (
          <tr key={label} className={cx(ROW, 'border-b border-border py-4')}>
            <th scope="row" className={cx(NAME, 'wrap-anywhere')}>
              <span>{label}</span>
              {note && <span className="block text-sm font-normal text-muted">{note}</span>}
            </th>
            <td className={SUM}>
              {amount.startsWith('from ') && <span className="text-muted">from </span>}
              <Sum>{amount.replace(/^from /, '')}</Sum>
            </td>
          </tr>
        ))}
      </tbody>
      {total && (
        <tfoot className="print:table-row-group">
          <tr className={cx(ROW, 'bg-surface-muted py-5')}>
            <th scope="row" className={cx(NAME, 'text-lg')}>
              {total.label}
            </th>
            <td className={cx(SUM, 'display-small text-xl sm:text-2xl')}>
              <Sum>{total.amount}</Sum>
            </td>
          </tr>
        </tfoot>
      )}
    </table>
  )
}

/** A sum stands on the next line where this one has no room for it, and breaks only where it is wider than its box. */
const Sum = ({ children }: { children: string }) => (
  <span className="inline-block max-w-full wrap-anywhere">{children}</span>
)

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
        className="inline-block py-0.5 underline underline-offset-4"
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
