import { useState, type ChangeEvent, type KeyboardEvent } from 'react'
import {
  COST_LIMITS,
  mayBeSum,
  readPlainNumber,
  type CostNumber,
} from '../../../../domain/cost/cost-query.ts'
import { EMI_DEFAULTS } from '../../../../domain/cost/emi-defaults.ts'
import { displayRupees } from '../../../../domain/price/money.ts'
import { useCost } from './cost-context.tsx'

/**
 * The props of a field of the calculator, and its error once it is left. A plain number counts
 * while it is typed; a sum in words counts when the reader of sums has been fetched. Leaving the
 * field shows the number that counts, or a text that is no number.
 */
export function useCostField(name: CostNumber) {
  const { query, unread, change } = useCost()
  const [draft, setDraft] = useState<string>()
  const [beingRead, setBeingRead] = useState<string>()
  const text = unread[name]
  const isWrong = draft === undefined && text !== undefined && text !== beingRead

  async function take(input: HTMLInputElement): Promise<void> {
    const typed = input.value
    const value = readPlainNumber(typed, name)
    setDraft(typed)
    const isUnread = value === undefined && typed.trim() !== ''
    // Without a number a loan stays as it was, and a prepayment is removed.
    const before = Object.hasOwn(EMI_DEFAULTS, name) ? query[name] : undefined
    change({ [name]: value ?? before }, { [name]: isUnread ? typed : undefined })
    if (!mayBeSum(typed, name)) return
    setBeingRead(typed)
    const sum = await readSum(typed, name)
    setBeingRead(undefined)
    // The field may have changed meanwhile, by typing or by the slider.
    if (sum !== undefined && input.value === typed) change({ [name]: sum })
  }

  return {
    error: isWrong ? requestFor(name) : undefined,
    input: {
      name,
      value: draft ?? text ?? String(query[name] ?? ''),
      'aria-invalid': isWrong || undefined,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => void take(target),
      onBlur: () => setDraft(undefined),
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (key === 'Enter') setDraft(undefined)
      },
    },
  }
}

/** Reads a sum in words; undefined also where the reader cannot be fetched. */
const readSum = (text: string, name: CostNumber): Promise<number | undefined> =>
  import('../../../../domain/cost/read-cost-amount.ts').then(
    ({ readCostAmount: readCostSum }) => readCostSum(text, name),
    () => undefined,
  )

/** The message where a text is no number within the field's limits. */
function requestFor(name: CostNumber): string {
  const { min, max, isSum, isWhole } = COST_LIMITS[name]
  return isSum
    ? `Write an amount from ${displayRupees(min)} to ${displayRupees(max)}, such as 50 lakh or 1.2 cr.`
    : `Write a ${isWhole ? 'whole ' : ''}number from ${min} to ${max}.`
}
