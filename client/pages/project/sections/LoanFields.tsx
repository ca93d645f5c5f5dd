import { useState, type ChangeEvent, type FocusEvent, type KeyboardEvent } from 'react'
import { EMI_FIELDS, EMI_DEFAULTS } from '../../../../domain/cost/emi-defaults.ts'
import { EMI_SLIDERS, sliderPosition, sliderValue } from '../../../../domain/cost/emi.ts'
import { PREPAY_MONTH, prepaymentEffect } from '../../../../domain/cost/loan.ts'
import { displayRupees, noBreakAmounts } from '../../../../domain/price/money.ts'
import { Button } from '../../../components/buttons/Button.tsx'
import { Field, FieldError } from '../../../components/form/Field.tsx'
import { LiveRegion } from '../../../components/status/live-region.tsx'
import { cx } from '../../../components/cx.ts'
import { exactRupees, yearsText } from '../cost/format-amounts.ts'
import { useCost } from '../cost/cost-context.tsx'
import { TranslatableTexts } from '../../../components/TranslatableTexts.tsx'
import {
  COST_LIMITS,
  mayBeAmountInWords,
  parsePlainNumber,
  type CostNumber,
} from '../../../../domain/cost/cost-query.ts'

/** Number fields, each with a slider that follows. */
export const LoanFields = () => (
  <>
    <LoanField name="loan" label="Loan amount" unit="₹" describe={displayRupees} />
    <LoanField name="rate" label="Interest rate" unit="% a year" describe={(rate) => `${rate}%`} />
    <LoanField name="years" label="Loan tenure" unit="years" describe={yearsText} />
  </>
)

function LoanField({
  name,
  label,
  unit,
  describe,
}: {
  name: 'loan' | 'rate' | 'years'
  label: string
  unit: string
  describe: (value: number) => string
}) {
  const { query, unread, change } = useCost()
  const { input, error } = useCostField(name)
  const isUnread = unread[name] !== undefined
  const id = `emi-${name}`
  const counts = describe(query[name])
  const { min, max } = EMI_FIELDS[name]
  // A field of type number could not hold a text that the address has.
  const [isText] = useState(name === 'loan' || Number.isNaN(Number(input.value)))
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-32 wrap-break-word">
          <label htmlFor={id} className="font-semibold">
            <span>{`${label} `}</span>
            <span className="font-normal text-muted">{`(${unit})`}</span>
          </label>
          <p className="text-sm text-muted tabular-nums">
            {isUnread ? `Last accepted: ${counts}` : counts}
          </p>
        </div>
        <input
          id={id}
          {...input}
          {...(isText ? { type: 'text' } : { type: 'number', ...EMI_FIELDS[name] })}
          inputMode="decimal"
          autoComplete="off"
          aria-describedby={cx(`${id}-note`, error && `${id}-error`)}
          className="control h-12 w-[10rem] max-w-full shrink-0 px-3 text-right max-[22rem]:px-1.5 tabular-nums [&::-webkit-inner-spin-button]:appearance-none"
        />
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <input
        type="range"
        aria-label={`${label}, slider`}
        aria-valuetext={counts}
        {...EMI_SLIDERS[name]}
        value={sliderPosition(query[name], name)}
        onChange={({ target }) => {
          // Some browsers leave the focus in the field, which would keep the typed text.
          document.getElementById(id)?.blur()
          change({ [name]: sliderValue(Number(target.value), name) })
        }}
        className="mt-3 block h-6 w-full cursor-pointer accent-accent-deep noscript:hidden print:hidden"
      />
      <p
        id={`${id}-note`}
        className="flex flex-wrap justify-between gap-x-4 text-sm text-muted tabular-nums noscript:mt-3 print:hidden"
      >
        <span className="sr-only">Between </span>
        <span>{noBreakAmounts(describe(min))}</span>
        <span className="sr-only"> and </span>
        <span>{noBreakAmounts(describe(max))}</span>
      </p>
    </div>
  )
}

/** Fields for amounts paid besides the instalments: when the loan then ends, and what they save. */
export function Prepayment() {
  const { query, unread } = useCost()
  // An effect of other figures than those in the fields would be taken for theirs.
  const isRead = Object.values(unread).every((text) => text === undefined)
  const effect = isRead ? prepaymentEffect(query) : undefined
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
        <PrepaymentField name="prepay" label="One sum (₹)" inputMode="decimal" />
        <PrepaymentField
          name="prepayMonth"
          label="After instalment"
          inputMode="numeric"
          placeholder={String(PREPAY_MONTH)}
        />
        <PrepaymentField name="prepayYearly" label="Each year (₹)" inputMode="decimal" />
      </div>
      <div className="mt-6 hidden noscript:block">
        <Button type="submit" variant="secondary">
          Work out what it saves
        </Button>
      </div>
      <LiveRegion className="not-empty:mt-6">
        {effect && (
          <TranslatableTexts>
            You pay {effect.months} instalments, <strong>{monthsText(effect.monthsSaved)}</strong>{' '}
            fewer, and save{' '}
            <strong className="inline-block max-w-full wrap-anywhere tabular-nums">
              {exactRupees(effect.interestSaved)}
            </strong>{' '}
            of interest. What is left to pay as interest is{' '}
            <span className="inline-block max-w-full wrap-anywhere tabular-nums">
              {exactRupees(effect.interest)}
            </span>
            .
          </TranslatableTexts>
        )}
      </LiveRegion>
    </div>
  )
}

function PrepaymentField({
  name,
  ...field
}: {
  name: 'prepay' | 'prepayMonth' | 'prepayYearly'
  label: string
  inputMode: 'decimal' | 'numeric'
  placeholder?: string
}) {
  const { input, error } = useCostField(name)
  return <Field id={`emi-${name}`} {...field} {...input} error={error} autoComplete="off" />
}

function monthsText(months: number): string {
  const years = Math.floor(months / 12)
  const inYears = years > 0 && months % 12 === 0 ? ` (${yearsText(years)})` : ''
  return `${months}${inYears}`
}

/**
 * The props of a calculator's field, and its error once it is left. A number counts while it is typed, an
 * amount in words once it has been read. Leaving the field shows the number that counts, or the text.
 */
function useCostField(name: CostNumber) {
  const { query, unread, change } = useCost()
  const [draft, setDraft] = useState<string>()
  const [beingRead, setBeingRead] = useState<string>()
  const text = unread[name]
  const isWrong = draft === undefined && text !== undefined && text !== beingRead

  async function readInput(input: HTMLInputElement): Promise<void> {
    const inputText = input.value
    const value = parsePlainNumber(inputText, name)
    setDraft(inputText)
    // Without a number a loan stays as it was, and a prepayment is removed.
    const isLoan = Object.hasOwn(EMI_DEFAULTS, name)
    const isUnread = value === undefined && (isLoan || inputText.trim() !== '')
    change(
      { [name]: value ?? (isLoan ? query[name] : undefined) },
      { [name]: isUnread ? inputText : undefined },
    )
    if (!mayBeAmountInWords(inputText, name)) return
    setBeingRead(inputText)
    const amount = await readAmountInWords(inputText, name)
    setBeingRead(undefined)
    // The field may have changed meanwhile, by typing or by the slider.
    if (amount !== undefined && input.value === inputText) change({ [name]: amount })
  }

  function leave(input: HTMLInputElement): void {
    setDraft(undefined)
    // A number field has no text both where it is empty and where what is typed is no number.
    if (text?.trim() === '' && !input.validity.badInput) change({}, { [name]: undefined })
  }

  return {
    error: isWrong ? requestFor(name) : undefined,
    input: {
      name,
      value: draft ?? text ?? String(query[name] ?? ''),
      'aria-invalid': isWrong || undefined,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => void readInput(target),
      onBlur: ({ currentTarget }: FocusEvent<HTMLInputElement>) => leave(currentTarget),
      onKeyDown: ({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) => {
        if (key === 'Enter') leave(currentTarget)
      },
    },
  }
}

/** Reads an amount in words; undefined also where the reader cannot be fetched. */
const readAmountInWords = (text: string, name: CostNumber): Promise<number | undefined> =>
  import('../../../../domain/cost/parse-cost-amount.ts').then(
    ({ parseCostAmount }) => parseCostAmount(text, name),
    () => undefined,
  )

function requestFor(name: CostNumber): string {
  const { min, max, isAmount, isWhole } = COST_LIMITS[name]
  return isAmount
    ? `Write an amount from ${displayRupees(min)} to ${displayRupees(max)}, such as 50 lakh or 1.2 cr.`
    : `Write a ${isWhole ? 'whole ' : ''}number from ${min} to ${max}.`
}
