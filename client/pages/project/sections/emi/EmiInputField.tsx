import { useState, type ChangeEvent } from 'react'
import { displayRupees } from '../../../../../domain/price/money.ts'
import { yearsText } from '../../cost/amounts.ts'
import { readEmiNumber, sliderPosition } from '../../../../../domain/cost/emi.ts'
import { EMI_FIELDS, EMI_SLIDERS, type EmiInput } from '../../../../../domain/cost/emi-defaults.ts'

const WORDS: Readonly<
  Record<EmiInput, { label: string; unit: string; describe: (value: number) => string }>
> = {
  loan: { label: 'Loan amount', unit: '₹', describe: displayRupees },
  rate: { label: 'Interest rate', unit: '% a year', describe: (percent) => `${percent}%` },
  years: { label: 'Loan tenure', unit: 'years', describe: yearsText },
}

/**
 * For a number field: shows what is being typed while it differs from the value that counts, and
 * marks what is not read as a number; an empty field is one that is being typed into.
 */
export function useDraft(
  counts: string,
  read: (text: string) => number | undefined,
  onRead: (value: number | undefined) => void,
) {
  const [draft, setDraft] = useState<string>()
  return {
    drop: () => setDraft(undefined),
    field: {
      value: draft ?? counts,
      'aria-invalid': (!!draft && read(draft) === undefined) || undefined,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        setDraft(target.value)
        onRead(read(target.value))
      },
      onBlur: () => setDraft(undefined),
    },
  }
}

/**
 * A number field that holds the value, and a slider that follows to its nearest step. What is no
 * number or outside the limits is ignored; leaving the field shows the value that counts.
 */
export function EmiInputField({
  input,
  value,
  onChange,
}: {
  input: EmiInput
  value: number
  onChange: (value: number) => void
}) {
  const { label, unit, describe } = WORDS[input]
  const id = `emi-${input}`
  const { min, max, step } = EMI_FIELDS[input]
  const { field, drop } = useDraft(
    String(value),
    (text) => readEmiNumber(text, input),
    (typed) => typed !== undefined && onChange(typed),
  )

  return (
    <div>
      <div className="flex items-center justify-between gap-4">
        <div>
          <label htmlFor={id} className="font-semibold">
            {label} <span className="font-normal text-muted">({unit})</span>
          </label>
          <p className="text-sm text-muted tabular-nums">{describe(value)}</p>
        </div>
        <input
          id={id}
          name={input}
          type="number"
          inputMode="decimal"
          min={min}
          max={max}
          step={step}
          {...field}
          aria-describedby={`${id}-note`}
          className="h-12 w-36 shrink-0 rounded-md border border-border-strong bg-surface pr-3 pl-4 text-right tabular-nums transition-colors hover:border-ink focus-visible:border-ink aria-invalid:border-danger"
        />
      </div>
      <input
        type="range"
        aria-label={`${label}, slider`}
        aria-valuetext={describe(value)}
        {...EMI_SLIDERS[input]}
        value={sliderPosition(value, input)}
        onChange={({ target }) => {
          drop()
          onChange(Math.min(Number(target.value), max))
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
}
