import type { WidgetProps } from '@rjsf/utils'
import { useDescription, useFindings } from './findings.tsx'

/** What every control of a form has in common. */
export function useControl({ id, required, readonly, schema }: WidgetProps, ...others: string[]) {
  const description = Boolean(schema.description) && `${id}__description`
  return {
    id,
    required,
    readOnly: readonly,
    className: 'control',
    'aria-invalid': useFindings(id).some(({ level }) => level === 'error') || undefined,
    'aria-describedby': useDescription(id, ...others, description),
  }
}
