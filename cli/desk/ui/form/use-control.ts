import type { WidgetProps } from '@rjsf/utils'
import { createContext, use } from 'react'
import { useDescription, useFindings } from './Findings.tsx'

/** Whether a field belongs to an empty optional group, so that none of its fields is required. */
export const EmptyGroup = createContext(false)

/** The props that every control of a form has. */
export function useControl({ id, required, readonly, schema }: WidgetProps, ...others: string[]) {
  const description = Boolean(schema.description) && `${id}__description`
  const isInEmptyGroup = use(EmptyGroup)
  return {
    id,
    required: required && !isInEmptyGroup,
    readOnly: readonly,
    className: 'control',
    'aria-invalid': useFindings(id).some(({ level }) => level === 'error') || undefined,
    'aria-describedby': useDescription(id, ...others, description),
  }
}
