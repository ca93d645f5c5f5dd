import type { ChangeEvent, ClipboardEvent, SyntheticEvent } from 'react'
import { escapeSegment } from '../../../../catalogue/json/pointer.ts'
import { standardAreaText } from '../../../../domain/area/standard-area.ts'
import type { Coordinates } from '../../../../domain/place/directions.ts'
import { standardPriceText } from '../../../../domain/price/standard-price.ts'
import { isObject } from '../../draft/drafts.ts'
import { useDeskState, useReadOnly } from '../desk.ts'
import { usePageDraft } from '../draft.ts'
import {
  ChoiceControl,
  DayControl,
  PaperControl,
  PictureControl,
  type Option,
} from './chosen-controls.tsx'
import { Entries } from './Entries.tsx'
import { Findings, useDescription } from './Findings.tsx'
import { isContainer, keyedEntries, kindOf } from './form-schema.ts'
import {
  AmenityControl,
  AvailableControl,
  NumberControl,
  ReadControl,
  TextControl,
  textOf,
  type ControlProps,
} from './typed-controls.tsx'

export type FieldProps = ControlProps & {
  /** Whether the field is all of its form, an entry of a list, or an entry by key. */
  place?: 'form' | 'list' | 'keys'
  /** Whether the description was shown before, in another entry of a list. */
  isRepeated?: boolean
}

/** A value with its label, description and findings: a control, or a group of fields. */
export function Field(props: FieldProps) {
  const { id, label, schema, value, place } = props
  const isForm = place === 'form'
  const description = !isForm && Boolean(schema.description) && `${id}__description`
  const described = useDescription(id, description)
  if (schema.readOnly && value === undefined) return null
  const kind = kindOf(schema)
  if (!isContainer(schema)) return <Leaf {...props} />
  const content =
    kind === 'list' ? (
      <Entries {...props} entry={schema.items ?? {}} renderField={renderField} />
    ) : (
      <Group {...props} />
    )
  // A form has its own heading, with its findings, and an entry its number or key.
  if (place === 'list' || place === 'keys' || (isForm && kind === 'group')) return content
  return (
    <fieldset
      {...(!isForm && { id, tabIndex: -1 })}
      aria-labelledby={`${id}__title`}
      aria-describedby={described}
      className={
        isForm ? undefined : 'col-span-full scroll-mt-28 rounded-sm border-l-3 border-border pl-4'
      }
    >
      <p id={`${id}__title`} className="font-semibold">
        {label}
      </p>
      {description && (
        <p id={description} className="leading-snug text-muted">
          {schema.description}
        </p>
      )}
      {!isForm && <Findings id={id} />}
      <div className="mt-2">{content}</div>
    </fieldset>
  )
}

const renderField = (field: FieldProps) => <Field {...field} />

const saysSomething = (record: object): boolean =>
  Object.values(record).some((value) => value !== undefined && value !== '')

/** The fields of an object, side by side where there is room. */
function Group(props: FieldProps) {
  const { id, schema, value, isRequired, emptied, isRepeated = false } = props
  const record = isObject(value) ? value : {}
  const { properties = {}, required = [] } = schema
  const entry = keyedEntries(schema)
  /** Nothing is needed of a group that says nothing and may be left out. */
  const isLeftOut = !isRequired && !saysSomething(record)
  const at = (name: string) => `${id}/${escapeSegment(name)}`
  const fieldOf = (name: string) => {
    const isNeeded = required.includes(name) && !isLeftOut
    const isLast = !saysSomething({ ...record, [name]: undefined })
    const emptiedAlone = isNeeded ? undefined : at(name)
    return { isRequired: isNeeded, emptied: (isLast && emptied) || emptiedAlone }
  }
  const pairHandlers = usePairOf(at, schema.definition === 'coordinates')
  return (
    <div
      className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))] gap-4"
      {...pairHandlers}
    >
      {Object.entries(properties)
        // Fields that nobody can edit come last.
        .toSorted(([, one], [, other]) => Number(one.readOnly ?? 0) - Number(other.readOnly ?? 0))
        .map(([name, property]) => (
          <Field
            key={name}
            id={at(name)}
            label={property.title ?? name}
            schema={property}
            value={record[name]}
            isRepeated={isRepeated}
            {...fieldOf(name)}
          />
        ))}
      {entry && <Entries {...props} entry={entry} renderField={renderField} />}
    </div>
  )
}

/** Reads '28.4595, 77.0266', as maps copy a place; undefined for anything else. */
function readPair(text: string): Coordinates | undefined {
  const pair = /^\s*\(?(-?\d+(?:\.\d+)?)\s*[,;]\s*(-?\d+(?:\.\d+)?)\)?\s*$/
  const [, lat, lng] = pair.exec(text) ?? []
  return lat && lng ? { lat: Number(lat), lng: Number(lng) } : undefined
}

/** The handlers by which latitude and longitude can be entered together, in either field. */
function usePairOf(at: (name: string) => string, isPlace: boolean) {
  const { change } = usePageDraft()
  const isReadOnly = useReadOnly()
  if (!isPlace || isReadOnly) return {}
  const take = (event: SyntheticEvent, text: string) => {
    const pair = readPair(text)
    if (!pair) return
    event.preventDefault()
    event.stopPropagation()
    change(...Object.entries(pair).map(([name, set]) => ({ id: at(name), set })))
  }
  return {
    onPasteCapture: (event: ClipboardEvent) => take(event, event.clipboardData.getData('text')),
    onChangeCapture: (event: ChangeEvent<HTMLElement>) =>
      event.target instanceof HTMLInputElement && take(event, event.target.value),
  }
}

/** A control with its label above, and its findings and description below. */
function Leaf({ place, isRepeated, ...control }: FieldProps) {
  const { id, label, schema, isRequired } = control
  return (
    <div className="has-[.wide]:col-span-full">
      <div className={place === 'list' ? 'sr-only' : 'mb-1'}>
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {/* Screen readers say so of the field itself. */}
        {isRequired && !place && (
          <span className="text-muted" aria-hidden="true">
            {' '}
            (needed)
          </span>
        )}
      </div>
      <Control {...control} />
      <Findings id={id} />
      {schema.description && (
        <p
          id={`${id}__description`}
          className={isRepeated ? 'sr-only' : 'mt-1 leading-snug text-muted'}
        >
          {schema.description}
        </p>
      )}
    </div>
  )
}

const YES_NO = [
  { value: true, text: 'Yes' },
  { value: false, text: 'No' },
]

/** The control of a value: that of its common definition, or else that of its type. */
function Control(props: ControlProps) {
  const { schema } = props
  const { developers, choices } = useDeskState()
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
