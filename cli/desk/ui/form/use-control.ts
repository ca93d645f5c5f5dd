import { useLayoutEffect, useRef, useState, type SyntheticEvent } from 'react'
import { useDescription, useFindings } from './Findings.tsx'
import type { FormSchema } from './form-schema.ts'

export type ControlProps = {
  id: string
  label: string
  schema: FormSchema
  value: unknown
  required: boolean
  readOnly: boolean
  /** Takes the value that was entered; '' where it was emptied. */
  onChange: (value: unknown) => void
}

/** The props that every control has; `others` are the ids of what else describes it. */
export function useControl({ id, required, readOnly, schema }: ControlProps, ...others: string[]) {
  const { examples = [], description } = schema
  return {
    id,
    required,
    readOnly,
    className: 'control',
    placeholder: examples.length > 0 ? `e.g. ${textOf(examples[0])}` : undefined,
    'aria-invalid': useFindings(id).some(({ level }) => level === 'error') || undefined,
    'aria-describedby': useDescription(id, ...others, Boolean(description) && `${id}__description`),
  }
}

/** A value as a control shows it; a list of words is one text. */
export function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(', ')
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '')
}

type TextElement = HTMLInputElement & HTMLTextAreaElement

/**
 * The props of a control that is typed into. What was typed stays as it is while it means the
 * field's value, such as '28.' or a list with an unfinished comma, and the caret stays in its place
 * whatever else arrives.
 * @param valueOf the value that a text means; the text itself unless given
 */
export function useTyping(
  { value, onChange }: Pick<ControlProps, 'value' | 'onChange'>,
  valueOf: (text: string) => unknown = (text) => text,
) {
  const [typed, setTyped] = useState<string>()
  const element = useRef<TextElement>(null)
  const caret = useRef<readonly [number | null, number | null]>([null, null])
  const keepCaret = ({ currentTarget }: SyntheticEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    caret.current = [currentTarget.selectionStart, currentTarget.selectionEnd]
  }
  const isMeant = typed !== undefined && textOf(valueOf(typed)) === textOf(value)
  const text = isMeant ? typed : textOf(value)
  const shown = useRef(text)
  useLayoutEffect(() => {
    // The browser moves the caret to the end of a text that a program has changed.
    if (shown.current !== text && element.current === document.activeElement)
      element.current?.setSelectionRange(...caret.current)
    shown.current = text
  })
  return {
    ref: element,
    value: text,
    onSelect: keepCaret,
    onChange: (event: SyntheticEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      keepCaret(event)
      shown.current = event.currentTarget.value
      setTyped(event.currentTarget.value)
      onChange(valueOf(event.currentTarget.value))
    },
    onBlur: () => setTyped(undefined),
  }
}
