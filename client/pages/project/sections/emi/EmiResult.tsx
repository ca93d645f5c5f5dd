import type { EmiResult as Result } from '../../../../../domain/cost/emi.ts'
import { exactRupees } from '../../cost/amounts.ts'
import { EmiChart } from './EmiChart.tsx'

type EmiResultProps = {
  /** The loan as shown. */
  readonly loan: string
  readonly result: Result
}

/** The instalment, large, and how the total splits. */
export function EmiResult({ loan, result }: EmiResultProps) {
  return (
    <div className="night p-6 md:p-10">
      <p className="text-on-night-muted">Monthly instalment (EMI)</p>
      <output data-prints="" className="mt-1 block display text-4xl text-gold-bright tabular-nums">
        {exactRupees(result.emi)}
      </output>
      <div className="mt-8 flex flex-wrap items-center gap-8">
        <EmiChart {...result} />
        <dl className="min-w-0 flex-1 basis-52 space-y-4">
          <Figure tone="bg-on-night" label="Principal amount" value={loan} />
          <Figure tone="bg-gold" label="Total interest" value={exactRupees(result.totalInterest)} />
          <Figure label="Total payment" value={exactRupees(result.totalPayment)} />
        </dl>
      </div>
      <p className="mt-8 text-sm text-on-night-muted">
        An estimate: your bank’s own charges and terms decide.
      </p>
    </div>
  )
}

type FigureProps = { readonly tone?: string; readonly label: string; readonly value: string }

function Figure({ tone, label, value }: FigureProps) {
  return (
    <div className="border-b border-night-line pb-3 last:border-0">
      <dt className="flex items-center gap-2.5 text-sm text-on-night-muted">
        {tone && <span aria-hidden="true" className={`size-3 rounded-full ${tone}`} />}
        {label}
      </dt>
      <dd className="mt-0.5 text-lg font-semibold tabular-nums">{value}</dd>
    </div>
  )
}
