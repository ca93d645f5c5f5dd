import type { WidgetProps } from '@rjsf/utils'
import { createContext, use } from 'react'
import { useDescription, useFindings } from './findings.tsx'

/** Whether a field belongs to a group that may be left out and has nothing in it: then none of it is needed. */
export const LeftOut = createContext(false)

/** What every control of a form has in common. */
export function useControl({ id, required, readonly, schema }: WidgetProps, ...others: string[]) {
  const description = Boolean(schema.description) && `${id}__description`
  const isLeftOut = use(LeftOut)
  return {
    id,
    required: required && !isLeftOut,
    readOnly: readonly,
    className: 'control',
    'aria-invalid': useFindings(id).some(({ level }) => level === 'error') || undefined,
    'aria-describedby': useDescription(id, ...others, description),
  }
}
