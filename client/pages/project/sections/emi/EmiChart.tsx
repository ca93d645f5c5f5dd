import type { EmiResult } from '../../../../../domain/cost/emi.ts'

// Leaves room for the line's own width in a view box of 120.
const RADIUS = 50
const GAP = 1

type EmiChartProps = Pick<EmiResult, 'principalShare' | 'interestShare'>

/** How the total payment splits into principal and interest; the middle says the principal's share. */
export function EmiChart({ principalShare, interestShare }: EmiChartProps) {
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
            className="stroke-on-night"
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
          className="fill-on-night font-display tabular-nums"
        >
          {principalShare}%
        </text>
        <text x="60" y="74" textAnchor="middle" fontSize="8.5" className="fill-on-night-muted">
          Principal
        </text>
      </svg>
    </figure>
  )
}
