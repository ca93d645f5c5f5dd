import { useState } from 'react'
import { displayRupees } from '../../../../../domain/price/money.ts'
import { yearsText } from '../../cost/amounts.ts'
import { readEmiNumber, sliderPosition } from '../../../../../domain/cost/emi.ts'
import { EMI_FIELDS, EMI_SLIDERS, type EmiInput } from '../../../../../domain/cost/emi-defaults.ts'

type Words = {
  label: string
  /** Before or after the number. */
  unit: string
  /** A value in words: '₹ 50 Lakh'. */
  describe: (value: number) => string
}

const WORDS: Readonly<Record<EmiInput, Words>> = {
  loan: { label: 'Loan amount', unit: '₹', describe: displayRupees },
  rate: { label: 'Interest rate', unit: '% a year', describe: (percent) => `${percent}%` },
  years: { label: 'Loan tenure', unit: 'years', describe: yearsText },
}

type EmiInputFieldProps = {
  input: EmiInput
  /** Within the field's limits. */
  value: number
  onChange: (value: number) => void
}

/**
 * A number field that holds the value, and a slider that follows to its nearest step. What is no
 * number or outside the limits is ignored; leaving the field shows the value that counts.
 */
export function EmiInputField({ input, value, onChange }: EmiInputFieldProps) {
  const { label, unit, describe } = WORDS[input]
  const id = `emi-${input}`
  const field = EMI_FIELDS[input]
  const slider = EMI_SLIDERS[input]
  // What is being typed, while it differs from the value that counts.
  const [draft, setDraft] = useState<string>()
  // An empty field is one that is being typed into.
  const ignored = !!draft && readEmiNumber(draft, input) === undefined

  const onType = (text: string) => {
    setDraft(text)
    const typed = readEmiNumber(text, input)
    if (typed !== undefined) onChange(typed)
  }

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
          min={field.min}
          max={field.max}
          step={field.step}
          value={draft ?? String(value)}
          aria-describedby={`${id}-note`}
          aria-invalid={ignored || undefined}
          onChange={({ target }) => onType(target.value)}
          onBlur={() => setDraft(undefined)}
          className="h-12 w-36 shrink-0 rounded-md border border-border-strong bg-surface pr-3 pl-4 text-right tabular-nums transition-colors hover:border-ink focus-visible:border-ink aria-invalid:border-danger"
        />
      </div>
      <input
        type="range"
        aria-label={`${label}, slider`}
        aria-valuetext={describe(value)}
        min={slider.min}
        max={slider.max}
        step={slider.step}
        value={sliderPosition(value, input)}
        onChange={({ target }) => {
          setDraft(undefined)
          onChange(Math.min(Number(target.value), field.max))
        }}
        className="mt-3 block h-6 w-full cursor-pointer accent-gold-deep noscript:hidden print:hidden"
      />
      <p
        id={`${id}-note`}
        className="flex justify-between gap-4 text-sm text-muted tabular-nums noscript:mt-3 print:hidden"
      >
        <span className="sr-only">Between </span>
        <span>{describe(field.min)}</span>
        <span className="sr-only"> and </span>
        <span>{describe(field.max)}</span>
      </p>
    </div>
  )
}
