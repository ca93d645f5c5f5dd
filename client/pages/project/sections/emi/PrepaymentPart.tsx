import {
  PREPAY_MONTH,
  prepaymentOf,
  readPrepayment,
  readPrepayMonth,
  type CostQuery,
} from '../../../../../domain/cost/cost-query.ts'
import { prepaymentEffect } from '../../../../../domain/cost/loan.ts'
import { cx } from '../../../../components/cx.ts'
import { Button } from '../../../../components/buttons/Button.tsx'
import { exactRupees, yearsText } from '../../cost/amounts.ts'
import { useDraft } from './EmiInputField.tsx'

type SumFieldProps = {
  name: 'prepay' | 'prepayMonth' | 'prepayYearly'
  label: string
  placeholder?: string
  read: (text: string) => number | undefined
}

const SUMS: readonly SumFieldProps[] = [
  { name: 'prepay', label: 'One sum (₹)', read: readPrepayment },
  {
    name: 'prepayMonth',
    label: 'After instalment',
    placeholder: String(PREPAY_MONTH),
    read: readPrepayMonth,
  },
  { name: 'prepayYearly', label: 'Each year (₹)', read: readPrepayment },
]

/** Sums paid besides the instalments: when the loan then ends and what it saves. */
export function PrepaymentPart({
  query,
  onChange,
}: {
  query: CostQuery
  onChange: (changes: Partial<CostQuery>) => void
}) {
  const { loan, rate, years } = query
  const prepayment = prepaymentOf(query)
  const effect = prepayment && prepaymentEffect(loan, rate, years, prepayment)
  return (
    <div
      className={cx(
        'rounded-lg border border-border bg-surface p-6 md:p-10 print:break-inside-avoid',
        !effect && 'print:hidden',
      )}
    >
      <h3 className="display-small text-xl">Paying some of it earlier</h3>
      <p className="mt-1 text-muted">
        One sum after an instalment of your choice, a sum every year, or both. The instalment stays
        the same, the loan ends sooner.
      </p>
      <div className="mt-6 grid gap-6 sm:grid-cols-3">
        {SUMS.map((field) => (
          <SumField
            key={field.name}
            {...field}
            value={query[field.name]}
            onChange={(value) => onChange({ [field.name]: value })}
          />
        ))}
      </div>
      <div className="mt-6 hidden noscript:block">
        <Button type="submit" variant="secondary">
          Work out what it saves
        </Button>
      </div>
      <p aria-live="polite" className="not-empty:mt-6">
        {effect && (
          <>
            You pay {effect.months} instalments, <strong>{monthsText(effect.monthsSaved)}</strong>{' '}
            fewer, and save{' '}
            <strong className="whitespace-nowrap tabular-nums">
              {exactRupees(effect.interestSaved)}
            </strong>{' '}
            of interest. What is left to pay as interest is{' '}
            <span className="whitespace-nowrap tabular-nums">{exactRupees(effect.interest)}</span>.
          </>
        )}
      </p>
    </div>
  )
}

function monthsText(months: number): string {
  const whole = Math.floor(months / 12)
  const inYears = whole > 0 && months % 12 === 0 ? ` (${yearsText(whole)})` : ''
  return `${months}${inYears}`
}

/** A number that may be left out; what is none counts as left out and is marked. */
function SumField({
  name,
  label,
  value,
  placeholder,
  read,
  onChange,
}: SumFieldProps & {
  value: number | undefined
  onChange: (value: number | undefined) => void
}) {
  const id = `emi-${name}`
  const { field } = useDraft(value === undefined ? '' : String(value), read, onChange)
  return (
    <div>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <input
        id={id}
        name={name}
        inputMode="numeric"
        autoComplete="off"
        placeholder={placeholder}
        {...field}
        className="mt-2 block h-12 w-full rounded-md border border-border-strong bg-surface px-4 text-right tabular-nums transition-colors hover:border-ink focus-visible:border-ink aria-invalid:border-danger"
      />
    </div>
  )
}
