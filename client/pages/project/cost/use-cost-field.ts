import { useState, type ChangeEvent, type FocusEvent, type KeyboardEvent } from 'react'
import {
  COST_LIMITS,
  mayBeAmountInWords,
  parsePlainNumber,
  type CostNumber,
} from '../../../../domain/cost/cost-query.ts'
import { EMI_DEFAULTS } from '../../../../domain/cost/emi-defaults.ts'
import { displayRupees } from '../../../../domain/price/money.ts'
import { useCost } from './cost-context.tsx'

/**
 * The props of a field of the calculator, and its error once it is left. A plain number counts
 * while it is typed; an amount in words counts when the reader of amounts has been fetched. Leaving the
 * field shows the number that counts, or a text that is no number.
 */
export function useCostField(name: CostNumber) {
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

/** The message where a text is no number within the field's limits. */
function requestFor(name: CostNumber): string {
  const { min, max, isAmount, isWhole } = COST_LIMITS[name]
  return isAmount
    ? `Write an amount from ${displayRupees(min)} to ${displayRupees(max)}, such as 50 lakh or 1.2 cr.`
    : `Write a ${isWhole ? 'whole ' : ''}number from ${min} to ${max}.`
}
