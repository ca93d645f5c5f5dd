import { useLayoutEffect, useRef, useState, type SyntheticEvent } from 'react'
import { parseAvailable } from '../../../../domain/project/availability.ts'
import { cellText } from '../../prices/price-api.ts'
import { useDeskState, useReadOnly } from '../desk.ts'
import { usePageDraft } from '../draft.ts'
import { useDescription, useIsInvalid } from './Findings.tsx'
import type { FormSchema } from './form-schema.ts'

export type ControlProps = {
  /** The file, and the JSON Pointer to the value in the page's record. */
  id: string
  label: string
  schema: FormSchema
  value: unknown
  /** Whether the value must be there. */
  isRequired: boolean
  /**
   * The id of what is removed with the last letter: the value, or the group around it that would say
   * nothing then. Where it is missing, an empty text stays.
   */
  emptied?: string | undefined
}

/**
 * The props that every control has, and `put`, which takes the value that was entered: '' where it was
 * emptied.
 * @param others the ids of what else describes the control
 */
export function useControl(props: ControlProps, ...others: string[]) {
  const { id, value, schema, isRequired, emptied } = props
  const { change } = usePageDraft()
  const isReadOnly = useReadOnly()
  const { examples = [], description } = schema
  const control = {
    id,
    required: isRequired,
    readOnly: isReadOnly || schema.readOnly === true,
    className: 'control',
    placeholder: examples.length > 0 ? `e.g. ${textOf(examples[0])}` : undefined,
    'aria-invalid': useIsInvalid(id) || undefined,
    'aria-describedby': useDescription(id, ...others, Boolean(description) && `${id}__description`),
  }
  const put = (next: unknown) => {
    if (next === value) return
    change(next === '' && emptied ? { id: emptied, remove: true } : { id, set: next })
  }
  return { control, put }
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
 * @param put takes what was typed
 * @param valueOf the value that a text means; the text itself unless given
 * @param toText a value as the control shows it
 */
export function useTyping(
  value: unknown,
  put: (value: unknown) => void,
  valueOf: (text: string) => unknown = (text) => text,
  toText: (value: unknown) => string = textOf,
) {
  const [typed, setTyped] = useState<string>()
  const element = useRef<TextElement>(null)
  const caret = useRef<readonly [number | null, number | null]>([null, null])
  const keepCaret = ({ currentTarget }: SyntheticEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    caret.current = [currentTarget.selectionStart, currentTarget.selectionEnd]
  }
  const isMeant = typed !== undefined && toText(valueOf(typed)) === toText(value)
  const text = isMeant ? typed : toText(value)
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
      put(valueOf(event.currentTarget.value))
    },
    onBlur: () => setTyped(undefined),
  }
}

/** Whether a text is or may become long, so that its field grows with it. */
const isLong = (value: unknown, id: string) =>
  /\/(?:[a-z]*description|text|answer|review|about|summary)$/i.test(id) ||
  (typeof value === 'string' && (value.length > 60 || value.includes('\n')))

const wordsIn = (text: string) => {
  const words = text.split(',').map((word) => word.trim())
  return words.some(Boolean) ? words.filter(Boolean) : ''
}

/** A text that may be a list as well, without the comma of a word that nobody has begun. */
const withoutLastComma = (text: string) => text.replace(/[\s,]+$/, '')

/** A text, or a list of words as one. */
export function TextControl(props: ControlProps) {
  const { id, value, schema } = props
  // Both are decided once: while somebody types, a list stays one and a field the same element.
  const [isWide] = useState(() => isLong(value, id) && schema.type === 'string')
  const [beganAsList] = useState(() => Array.isArray(value))
  const isList = Array.isArray(value) || (beganAsList && value === undefined)
  const { control, put } = useControl(props)
  const isListToo = [schema.type].flat().includes('array')
  const typing = useTyping(value, put, isList ? wordsIn : isListToo ? withoutLastComma : undefined)
  if (isWide) {
    return (
      <textarea
        {...control}
        {...typing}
        rows={2}
        className="control wide max-h-96 field-sizing-content wrap-anywhere"
      />
    )
  }
  const examples = (schema.examples ?? []).filter((one) => typeof one === 'string')
  // An example of an address only shows how one is written, so it is not offered as a choice.
  const isAddress = examples.some((one) => /^\/|:\/\//.test(one))
  const suggestions = examples.length > 1 && !isAddress && !control.readOnly ? examples : []
  return (
    <>
      <input
        {...control}
        {...typing}
        list={suggestions.length > 0 ? `${id}__suggestions` : undefined}
      />
      {suggestions.length > 0 && (
        <datalist id={`${id}__suggestions`}>
          {suggestions.map((suggestion) => (
            <option key={suggestion}>{suggestion}</option>
          ))}
        </datalist>
      )}
    </>
  )
}

// People write a percent sign although the field does not need it.
const withoutPercent = (text: string) => text.replace(/\s*%\s*$/, '')

const numberIn = (text: string) => {
  const number = withoutPercent(text).trim()
  return /^-?(?:\d+\.?\d*|\.\d+)$/.test(number) ? Number(number) : number
}

export function NumberControl(props: ControlProps) {
  const { control, put } = useControl(props)
  const typing = useTyping(props.value, put, numberIn)
  return <input {...control} {...typing} value={withoutPercent(typing.value)} inputMode="decimal" />
}

const availableIn = (text: string) => parseAvailable(text) ?? text

/** What is left: yes, sold or a number. */
export function AvailableControl(props: ControlProps) {
  const { control, put } = useControl(props)
  const typing = useTyping(props.value ?? '', put, availableIn, cellText)
  return <input {...control} {...typing} placeholder="e.g. yes, sold or 4" />
}

/** A price or size that says, while somebody types, how the site reads it. */
export function ReadControl({
  read,
  ...props
}: ControlProps & { read: (text: string) => string | undefined }) {
  const { control, put } = useControl(props, `${props.id}__reading`)
  const typing = useTyping(props.value, put)
  const reading = typing.value.trim() === '' ? '' : read(typing.value)
  return (
    <>
      <input {...control} {...typing} />
      <p
        id={`${props.id}__reading`}
        aria-live="polite"
        className="mt-1 block leading-snug font-medium text-success empty:hidden"
      >
        {reading === undefined ? (
          <span className="text-danger">Not understood; it is shown as written.</span>
        ) : (
          reading && `Read as ${reading}`
        )}
      </p>
    </>
  )
}

/** The id of the list of all amenities, of which all fields use the same. */
export const AMENITY_LIST = 'amenity-keys'

/** A key of the amenity catalogue with its words for visitors, which may be typed instead. */
export function AmenityControl(props: ControlProps) {
  const { amenities } = useDeskState().choices
  const { control, put } = useControl(props, `${props.id}__words`)
  const { onBlur, ...typing } = useTyping(props.value, put)
  const known = amenities.find(({ value }) => value === typing.value)
  const words = typing.value.trim().toLowerCase()
  const meant = known ?? amenities.find(({ text }) => text.toLowerCase() === words)
  return (
    <div className="flex items-center gap-3">
      <input
        {...control}
        {...typing}
        list={AMENITY_LIST}
        onBlur={() => {
          onBlur()
          if (meant) put(meant.value)
        }}
      />
      <span id={`${props.id}__words`} className="w-1/2 shrink-0 text-muted">
        {known?.text}
      </span>
    </div>
  )
}
