import type { EmiResult as Result } from '../../../../../domain/cost/emi.ts'
import { exactRupees } from '../../cost/amounts.ts'

/** The instalment, large, and how the total splits. */
export function EmiResult({ loan, result }: { loan: number; result: Result }) {
  return (
    <div className="dark p-6 md:p-10">
      <p className="text-on-dark-muted">Monthly instalment (EMI)</p>
      <output data-prints="" className="mt-1 block display text-4xl text-gold-bright tabular-nums">
        {exactRupees(result.emi)}
      </output>
      <div className="mt-8 flex flex-wrap items-center gap-8">
        <EmiChart {...result} />
        <dl className="min-w-0 flex-1 basis-52 space-y-4">
          <Figure tone="bg-on-dark" label="Principal amount" value={exactRupees(loan)} />
          <Figure tone="bg-gold" label="Total interest" value={exactRupees(result.totalInterest)} />
          <Figure label="Total payment" value={exactRupees(result.totalPayment)} />
        </dl>
      </div>
      <p className="mt-8 text-sm text-on-dark-muted">
        An estimate: your bank’s own charges and terms decide.
      </p>
    </div>
  )
}

function Figure({ tone, label, value }: { tone?: string; label: string; value: string }) {
  return (
    <div className="border-b border-dark-border pb-3 last:border-0">
      <dt className="flex items-center gap-2.5 text-sm text-on-dark-muted">
        {tone && <span aria-hidden="true" className={`size-3 rounded-full ${tone}`} />}
        {label}
      </dt>
      <dd className="mt-0.5 text-lg font-semibold tabular-nums">{value}</dd>
    </div>
  )
}

// Leaves room for the line's own width in a view box of 120.
const RADIUS = 50
const GAP = 1

/** How the total payment splits into principal and interest; the middle says the principal's share. */
function EmiChart({ principalShare, interestShare }: Result) {
  const both = principalShare > 0 && interestShare > 0
  const arc = (share: number) => `${Math.max(share - (both ? GAP : 0), 0)} 100`
  return (
    <figure>
      <figcaption className="sr-only">
        Principal {principalShare}%, interest {interestShare}% of the total payment
      </figcaption>
      <svg viewBox="0 0 120 120" aria-hidden="true" className="mx-auto block size-56">
        <g fill="none" strokeWidth="14" transform="rotate(-90 60 60)">
          <circle
            cx="60"
            cy="60"
            r={RADIUS}
            pathLength="100"
            strokeDasharray={arc(principalShare)}
            className="stroke-on-dark"
          />
          <circle
            cx="60"
            cy="60"
            r={RADIUS}
            pathLength="100"
            strokeDasharray={arc(interestShare)}
            strokeDashoffset={-principalShare}
            className="stroke-gold"
          />
        </g>
        <text
          x="60"
          y="59"
          textAnchor="middle"
          fontSize="18"
          className="fill-on-dark font-display tabular-nums"
        >
          {principalShare}%
        </text>
        <text x="60" y="74" textAnchor="middle" fontSize="8.5" className="fill-on-dark-muted">
          Principal
        </text>
      </svg>
    </figure>
  )
}
