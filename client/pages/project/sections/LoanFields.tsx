import { useState, type ComponentProps } from 'react'
import { readCostNumber, type CostNumber } from '../../../../domain/cost/cost-query.ts'
import { EMI_FIELDS, EMI_SLIDERS } from '../../../../domain/cost/emi-defaults.ts'
import { sliderPosition } from '../../../../domain/cost/emi.ts'
import { PREPAY_MONTH, prepaymentEffect } from '../../../../domain/cost/loan.ts'
import { displayRupees } from '../../../../domain/price/money.ts'
import { Button } from '../../../components/buttons/Button.tsx'
import { Announced } from '../../../components/status/announcer.tsx'
import { cx } from '../../../components/cx.ts'
import { exactRupees, yearsText } from '../cost/amounts.ts'
import { useCost } from '../cost/cost.tsx'

const INPUTS = [
  { name: 'loan', label: 'Loan amount', unit: '₹', describe: displayRupees },
  {
    name: 'rate',
    label: 'Interest rate',
    unit: '% a year',
    describe: (percent: number) => `${percent}%`,
  },
  { name: 'years', label: 'Loan tenure', unit: 'years', describe: yearsText },
] as const

/** Number fields, each with a slider that follows; leaving one shows the value that counts. */
export function LoanFields() {
  const { query, change } = useCost()
  return INPUTS.map(({ name, label, unit, describe }) => {
    const id = `emi-${name}`
    const value = query[name]
    const { min, max } = EMI_FIELDS[name]
    const set = (next: number | undefined) => next !== undefined && change({ [name]: next })
    return (
      <div key={name}>
        <div className="flex items-center justify-between gap-4">
          <div>
            <label htmlFor={id} className="font-semibold">
              {label} <span className="font-normal text-muted">({unit})</span>
            </label>
            <p className="text-sm text-muted tabular-nums">{describe(value)}</p>
          </div>
          <NumberField
            id={id}
            name={name}
            type="number"
            inputMode="decimal"
            {...EMI_FIELDS[name]}
            counts={String(value)}
            onRead={set}
            aria-describedby={`${id}-note`}
            className="w-36 shrink-0 pr-3"
          />
        </div>
        <input
          type="range"
          aria-label={`${label}, slider`}
          aria-valuetext={describe(value)}
          {...EMI_SLIDERS[name]}
          value={sliderPosition(value, name)}
          onChange={({ target }) => {
            // Not every browser takes the focus, and with it what was typed, from the field.
            document.getElementById(id)?.blur()
            set(Math.min(Number(target.value), max))
          }}
          className="mt-3 block h-6 w-full cursor-pointer accent-gold-deep noscript:hidden print:hidden"
        />
        <p
          id={`${id}-note`}
          className="flex justify-between gap-4 text-sm text-muted tabular-nums noscript:mt-3 print:hidden"
        >
          <span className="sr-only">Between </span>
          <span>{describe(min)}</span>
          <span className="sr-only"> and </span>
          <span>{describe(max)}</span>
        </p>
      </div>
    )
  })
}

/** Shows what is being typed until the field is left; what is not read as a number is marked. */
function NumberField({
  name,
  counts,
  onRead,
  className,
  ...input
}: Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'onBlur'> & {
  name: CostNumber
  counts: string
  onRead: (value: number | undefined) => void
}) {
  const [draft, setDraft] = useState<string>()
  return (
    <input
      name={name}
      {...input}
      value={draft ?? counts}
      aria-invalid={(!!draft && readCostNumber(draft, name) === undefined) || undefined}
      onChange={({ target }) => {
        setDraft(target.value)
        onRead(readCostNumber(target.value, name))
      }}
      onBlur={() => setDraft(undefined)}
      className={cx('control h-12 text-right tabular-nums', className)}
    />
  )
}

// Each may be left out; what is no number counts as left out and is marked.
const PREPAYMENTS = [
  { name: 'prepay', label: 'One sum (₹)' },
  { name: 'prepayMonth', label: 'After instalment', placeholder: String(PREPAY_MONTH) },
  { name: 'prepayYearly', label: 'Each year (₹)' },
] as const

/** Sums paid besides the instalments: when the loan then ends and what it saves. */
export function Prepayment() {
  const { query, change } = useCost()
  const effect = prepaymentEffect(query)
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
        {PREPAYMENTS.map(({ name, label, ...field }) => (
          <div key={name}>
            <label htmlFor={`emi-${name}`} className="font-semibold">
              {label}
            </label>
            <NumberField
              id={`emi-${name}`}
              name={name}
              inputMode="numeric"
              autoComplete="off"
              {...field}
              counts={String(query[name] ?? '')}
              onRead={(value) => change({ [name]: value })}
              className="mt-2 block"
            />
          </div>
        ))}
      </div>
      <div className="mt-6 hidden noscript:block">
        <Button type="submit" variant="secondary">
          Work out what it saves
        </Button>
      </div>
      <Announced className="not-empty:mt-6">
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
      </Announced>
    </div>
  )
}

function monthsText(months: number): string {
  const whole = Math.floor(months / 12)
  const inYears = whole > 0 && months % 12 === 0 ? ` (${yearsText(whole)})` : ''
  return `${months}${inYears}`
}
