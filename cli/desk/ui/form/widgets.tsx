import type { RegistryWidgetsType, WidgetProps } from '@rjsf/utils'
import { useMemo, useState } from 'react'
import { standardAreaText } from '../../../../domain/area/area-text.ts'
import { standardPriceText } from '../../../../domain/price/standard-price.ts'
import { PictureWidget } from './PictureWidget.tsx'
import { useControl } from './use-control.ts'
import { useDesk } from '../desk-context.tsx'
import type { Choice, DeskState } from '../../api.ts'

/** The value of an emptied text: an optional one is left out of the file. */
const emptied = ({ required }: WidgetProps) => (required ? '' : undefined)

/** Whether a text is or may become long, so that its field grows with it. */
const isLong = (value: unknown, name: string) =>
  /^(?:[a-z]*description|text|answer|review|about|summary)$/i.test(name) ||
  (typeof value === 'string' && (value.length > 60 || value.includes('\n')))

function TextWidget(props: WidgetProps) {
  const { id, value, name, schema, readonly, onChange } = props
  // This is decided once, so that the field stays the same element while somebody types.
  const [wide] = useState(() => isLong(value, name) && schema.type === 'string')
  const control = useControl(props)
  const examples = (schema.examples ?? []) as readonly unknown[]
  const choices = schema['choices'] as readonly string[] | undefined
  if (choices) {
    const options = choices.map((choice) => ({ value: choice, text: choice }))
    return <ChoiceWidget {...props} choices={options} />
  }
  const text = Array.isArray(value) ? value.join(', ') : (value ?? '')
  const isNumber = schema.type === 'number' || schema.type === 'integer'
  const change = (entered: string) => {
    // People write a percent sign although the field does not need it.
    const typed = isNumber ? entered.replace(/\s*%\s*$/, '') : entered
    if (typed === '') onChange(emptied(props))
    else onChange(Array.isArray(value) ? typed.split(/,\s*/) : typed)
  }
  if (wide) {
    return (
      <textarea
        {...control}
        rows={2}
        className="control wide max-h-96 field-sizing-content wrap-anywhere"
        value={text}
        onChange={({ target }) => change(target.value)}
      />
    )
  }
  // An example of an address only shows how one is written, so it is not offered as a choice.
  const isAddress = examples.some((one) => /^\/|:\/\//.test(String(one)))
  const suggestions =
    examples.length > 1 && !isNumber && !isAddress && !readonly
      ? examples.filter((one) => typeof one === 'string')
      : []
  return (
    <>
      <input
        {...control}
        inputMode={isNumber ? 'decimal' : undefined}
        list={suggestions.length > 0 ? `${id}__suggestions` : undefined}
        placeholder={examples.length > 0 ? `e.g. ${String(examples[0])}` : undefined}
        value={text}
        onChange={({ target }) => change(target.value)}
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

/** A choice; the file's value can still be chosen where it is none of the choices. */
function ChoiceWidget(props: WidgetProps & { choices: readonly Choice[] }) {
  const { value, onChange, readonly, choices } = props
  const { readOnly: _, ...control } = useControl(props)
  const isKnown = choices.some((choice) => choice.value === value)
  return (
    <select
      {...control}
      disabled={readonly}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value || emptied(props))}
    >
      <option value="">—</option>
      {!isKnown && value && <option value={value}>{value}</option>}
      {choices.map(({ value, text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  )
}

/** A price or size that shows, while somebody types, how the site reads it. */
function ReadText({
  read,
  ...props
}: WidgetProps & { read: (text: string) => string | undefined }) {
  const { id, value, onChange, schema } = props
  const control = useControl(props, `${id}__reading`)
  const reading = typeof value === 'string' && value.trim() !== '' ? read(value) : ''
  return (
    <>
      <input
        {...control}
        placeholder={`e.g. ${String((schema.examples as readonly unknown[] | undefined)?.[0] ?? '')}`}
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value || emptied(props))}
      />
      <p
        id={`${id}__reading`}
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

/** A field that refers to a record of the data, with the names of all such records. */
const referenceWidget = (choicesOf: (state: DeskState) => readonly Choice[]) =>
  function ReferenceWidget(props: WidgetProps) {
    const { state } = useDesk()
    return <ChoiceWidget {...props} choices={useMemo(() => choicesOf(state), [state])} />
  }

/** The id of the list of all amenities, of which all fields use the same. */
export const AMENITY_LIST = 'amenity-keys'

/** A key of the amenity catalogue with its words for visitors, which may be typed instead. */
function AmenityWidget(props: WidgetProps) {
  const { id, value, onChange } = props
  const { amenities } = useDesk().state.choices
  const keyOf = (label: string) =>
    amenities.find(({ text }) => text.toLowerCase() === label.trim().toLowerCase())?.value
  return (
    <div className="flex items-center gap-3">
      <input
        {...useControl(props, `${id}__words`)}
        list={AMENITY_LIST}
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value || emptied(props))}
        onBlur={({ target }) => {
          const key = amenities.some((one) => one.value === target.value)
            ? undefined
            : keyOf(target.value)
          if (key !== undefined) onChange(key)
        }}
      />
      <span id={`${id}__words`} className="w-1/2 shrink-0 text-muted">
        {amenities.find((one) => one.value === value)?.text}
      </span>
    </div>
  )
}

/** A day; a value that is no day is shown as text. */
function DayWidget(props: WidgetProps) {
  const { value, onChange } = props
  const [type] = useState(() => (/^(?:\d{4}-\d\d-\d\d)?$/.test(value ?? '') ? 'date' : 'text'))
  return (
    <input
      {...useControl(props)}
      type={type}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value || emptied(props))}
    />
  )
}

const YES_NO = [
  { value: 'true', text: 'Yes' },
  { value: 'false', text: 'No' },
]

/** Yes, no or nothing, which may mean either: a tick box would have to guess. */
function CheckboxWidget({ value, onChange, ...props }: WidgetProps) {
  return (
    <ChoiceWidget
      {...props}
      value={typeof value === 'boolean' ? String(value) : value}
      choices={YES_NO}
      onChange={(chosen?: string) => onChange(chosen ? chosen === 'true' : undefined)}
    />
  )
}

export const widgets: RegistryWidgetsType = {
  TextWidget,
  CheckboxWidget,
  picture: PictureWidget,
  price: (props) => <ReadText {...props} read={standardPriceText} />,
  area: (props) => <ReadText {...props} read={standardAreaText} />,
  day: DayWidget,
  project: referenceWidget(({ developers }) =>
    developers.flatMap(({ projects }) =>
      projects.map(({ id, title }) => ({ value: id, text: `${title} (${id})` })),
    ),
  ),
  developer: referenceWidget(({ developers }) =>
    developers.map(({ title }) => ({ value: title, text: title })),
  ),
  authority: referenceWidget(({ choices }) => choices.authorities),
  city: referenceWidget(({ choices }) => choices.cities),
  amenity: AmenityWidget,
}
