import { useState } from 'react'
import { standardAreaText } from '../../../../domain/area/standard-area.ts'
import { standardPriceText } from '../../../../domain/price/standard-price.ts'
import { availableCell, parseAvailable } from '../../../../domain/project/availability.ts'
import { useDesk } from '../desk-context.tsx'
import { kindOf } from './form-schema.ts'
import { PaperControl, PictureControl } from './FileControls.tsx'
import { textOf, useControl, useTyping, type ControlProps } from './use-control.ts'

type Option = { value: unknown; text: string }

const YES_NO = [
  { value: true, text: 'Yes' },
  { value: false, text: 'No' },
]

/** The control of a value: that of its common definition, or else that of its type. */
export function Control(props: ControlProps) {
  const { schema } = props
  const { developers, choices } = useDesk().state
  const choose = (options: readonly Option[]) => <ChoiceControl {...props} options={options} />
  switch (schema.definition) {
    case 'price':
      return <ReadControl {...props} read={standardPriceText} />
    case 'area':
      return <ReadControl {...props} read={standardAreaText} />
    case 'available':
      return <AvailableControl {...props} />
    case 'day':
      return <DayControl {...props} />
    case 'image':
    case 'optionalImage':
      return <PictureControl {...props} />
    case 'documentFile':
      return <PaperControl {...props} />
    case 'amenityKey':
      return <AmenityControl {...props} />
    case 'projectId':
      return choose(
        developers
          .flatMap(({ projects }) => projects)
          .map(({ id, title }) => ({ value: id, text: `${title} (${id})` })),
      )
    case 'developerName':
      return choose(developers.map(({ title }) => ({ value: title, text: title })))
    case 'authorityId':
      return choose(choices.authorities)
    case 'citySlug':
      return choose(choices.cities)
  }
  if (schema.enum) return choose(schema.enum.map((value) => ({ value, text: textOf(value) })))
  // Yes, no or nothing, which may mean either: a tick box would have to guess.
  if (kindOf(schema) === 'boolean') return choose(YES_NO)
  return kindOf(schema) === 'number' ? <NumberControl {...props} /> : <TextControl {...props} />
}

/** Whether a text is or may become long, so that its field grows with it. */
const isLong = (value: unknown, id: string) =>
  /\/(?:[a-z]*description|text|answer|review|about|summary)$/i.test(id) ||
  (typeof value === 'string' && (value.length > 60 || value.includes('\n')))

const wordsIn = (text: string) => {
  const words = text.split(',').map((word) => word.trim())
  return words.some(Boolean) ? words.filter(Boolean) : ''
}

/** A text, or a list of words as one. */
function TextControl(props: ControlProps) {
  const { id, value, schema, readOnly } = props
  // Both are decided once: while somebody types, a list stays one and a field the same element.
  const [isWide] = useState(() => isLong(value, id) && schema.type === 'string')
  const [beganAsList] = useState(() => Array.isArray(value))
  const isList = Array.isArray(value) || (beganAsList && value === undefined)
  const control = useControl(props)
  const typing = useTyping(props, isList ? wordsIn : undefined)
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
  const suggestions = examples.length > 1 && !isAddress && !readOnly ? examples : []
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

function NumberControl(props: ControlProps) {
  const control = useControl(props)
  const typing = useTyping(props, numberIn)
  return <input {...control} {...typing} value={withoutPercent(typing.value)} inputMode="decimal" />
}

const availableIn = (text: string): string => {
  const available = parseAvailable(text)
  return available === undefined ? text : availableCell({ available })
}

/** What is left: yes, sold or a number. */
function AvailableControl(props: ControlProps) {
  const { value, onChange } = props
  const isRead = typeof value === 'boolean' || typeof value === 'number'
  const control = useControl(props)
  const typing = useTyping(
    {
      value: isRead ? availableCell({ available: value }) : value,
      onChange: (text) => onChange(parseAvailable(String(text)) ?? text),
    },
    availableIn,
  )
  return <input {...control} {...typing} placeholder="e.g. yes, sold or 4" />
}

/** A choice; the file's value can still be chosen where it is none of the options. */
function ChoiceControl({ options, ...props }: ControlProps & { options: readonly Option[] }) {
  const { readOnly, placeholder: _, ...control } = useControl(props)
  const own = { value: props.value, text: textOf(props.value) }
  const isOffered = own.text === '' || options.some(({ value }) => textOf(value) === own.text)
  const all = isOffered ? options : [own, ...options]
  const chosen = (text: string) => all.find(({ value }) => textOf(value) === text)?.value ?? ''
  return (
    <select
      {...control}
      disabled={readOnly}
      value={own.text}
      onChange={({ target }) => props.onChange(chosen(target.value))}
    >
      <option value="">—</option>
      {all.map(({ value, text }) => (
        <option key={textOf(value)} value={textOf(value)}>
          {text}
        </option>
      ))}
    </select>
  )
}

/** A price or size that says, while somebody types, how the site reads it. */
function ReadControl({
  read,
  ...props
}: ControlProps & { read: (text: string) => string | undefined }) {
  const control = useControl(props, `${props.id}__reading`)
  const typing = useTyping(props)
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
function AmenityControl(props: ControlProps) {
  const { amenities } = useDesk().state.choices
  const control = useControl(props, `${props.id}__words`)
  const { onBlur, ...typing } = useTyping(props)
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
          if (meant && meant !== known) props.onChange(meant.value)
        }}
      />
      <span id={`${props.id}__words`} className="w-1/2 shrink-0 text-muted">
        {known?.text}
      </span>
    </div>
  )
}

/** A day; a value that is no day is shown as text. */
function DayControl(props: ControlProps) {
  const day = textOf(props.value)
  const control = useControl(props)
  const [type] = useState(() => (/^(?:\d{4}-\d\d-\d\d)?$/.test(day) ? 'date' : 'text'))
  const onChange = ({ target }: { target: HTMLInputElement }) => props.onChange(target.value)
  return <input {...control} type={type} value={day} onChange={onChange} />
}
