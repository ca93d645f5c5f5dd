import { useState } from 'react'
import {
  calculateEmi,
  EMI_DEFAULTS,
  EMI_FIELDS,
  type EmiInput,
} from '../../../../../domain/cost/emi.ts'
import { displayRupees, formatInr } from '../../../../../domain/price/money.ts'
import { Button } from '../../../../components/buttons/Button.tsx'
import { EmiChart } from './EmiChart.tsx'
import { EmiInputField } from './EmiInputField.tsx'
import type { SectionProps } from '../../tabs/sections.ts'

const inrText = (rupees: number): string => `₹ ${formatInr(rupees)}`
const yearsText = (years: number): string => `${years} ${years === 1 ? 'year' : 'years'}`

/** The monthly instalment of a loan, its interest and its total (docs/product.md, 'What it costs'). */
export function EmiSection({ project }: SectionProps) {
  const [values, setValues] = useState(EMI_DEFAULTS)
  const { loan, rate, years } = values
  const result = calculateEmi(loan, rate, years)
  const price = project.priceRange?.low
  const set = (input: EmiInput) => (value: number) =>
    setValues((before) => ({ ...before, [input]: value }))

  return (
    <div className="grid overflow-hidden rounded-lg border border-line bg-surface lg:grid-cols-2">
      <div className="space-y-8 p-6 md:p-10 noscript:hidden">
        <EmiInputField
          input="loan"
          label="Loan amount"
          unit="₹"
          value={loan}
          describe={displayRupees}
          onChange={set('loan')}
        />
        <EmiInputField
          input="rate"
          label="Interest rate"
          unit="% a year"
          value={rate}
          describe={(percent) => `${percent}%`}
          onChange={set('rate')}
        />
        <EmiInputField
          input="years"
          label="Loan tenure"
          unit="years"
          value={years}
          describe={yearsText}
          onChange={set('years')}
        />
        {price !== undefined && price <= EMI_FIELDS.loan.max && (
          <Button variant="secondary" size="sm" onClick={() => set('loan')(price)}>
            Use this project’s price, {displayRupees(price)}
          </Button>
        )}
      </div>
      <div className="hidden space-y-4 p-6 md:p-10 noscript:block">
        <p>
          The calculator needs JavaScript. The example beside this text is a loan of {inrText(loan)}{' '}
          at {rate}% a year over {yearsText(years)}.
        </p>
        <p>
          For your own figures: divide the yearly rate by 1,200 to get the monthly rate r, and
          multiply the years by 12 to get the months n. Each instalment is the loan × r × (1 + r)
          <sup>n</sup> ÷ ((1 + r)<sup>n</sup> − 1).
        </p>
      </div>
      <div className="night p-6 md:p-10">
        <p className="text-on-night-muted">Monthly instalment (EMI)</p>
        <output className="mt-1 block display text-4xl text-gold-bright tabular-nums">
          {inrText(result.emi)}
        </output>
        <div className="mt-8 grid items-center gap-8 sm:grid-cols-[auto_1fr]">
          <EmiChart {...result} />
          <dl className="space-y-4">
            <Figure tone="bg-on-night" label="Principal amount" value={inrText(loan)} />
            <Figure tone="bg-gold" label="Total interest" value={inrText(result.totalInterest)} />
            <Figure label="Total payment" value={inrText(result.totalPayment)} />
          </dl>
        </div>
        <p className="mt-8 text-sm text-on-night-muted">
          An estimate: your bank’s own charges and terms decide.
        </p>
      </div>
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
