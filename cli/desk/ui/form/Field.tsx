import { escapeSegment } from '../../../../catalogue/json/pointer.ts'
import type { FormChange } from '../../draft/typing.ts'
import type { Coordinates } from '../../../../domain/place/directions.ts'
import { isObject } from '../../draft/drafts.ts'
import { useReadOnly } from '../desk-context.tsx'
import { Control } from './controls.tsx'
import { Entries } from './Entries.tsx'
import { Findings, useDescription } from './Findings.tsx'
import { isContainer, keyedEntries, kindOf } from './form-schema.ts'
import type { ControlProps } from './use-control.ts'

type LeafProps = Omit<ControlProps, 'required' | 'readOnly'> & {
  /** Whether the value must be there, so that an emptied text stays as an empty one. */
  isRequired: boolean
  /** Whether the field is all of its form, an entry of a list, or an entry by key. */
  place?: 'form' | 'list' | 'keys'
  /** Whether the description was shown before, in another entry of a list. */
  isRepeated?: boolean
}

export type FieldProps = LeafProps & {
  /**
   * Takes changes to the value or below it, to be applied one after the other. Their pointers are ids
   * of fields: the file, and the JSON Pointer to the value in the record.
   */
  change: (...changes: readonly FormChange[]) => void
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
  // A form has its own heading, and an entry its number or key.
  if (place === 'list' || place === 'keys') return content
  if (isForm && kind === 'group') {
    return (
      <>
        <div className="mb-4 empty:hidden">
          <Findings id={id} />
        </div>
        {content}
      </>
    )
  }
  return (
    <fieldset
      {...(!isForm && { id, tabIndex: -1 })}
      aria-labelledby={`${id}__title`}
      aria-describedby={described}
      className={isForm ? undefined : 'group-box col-span-full'}
    >
      <p id={`${id}__title`} className="font-semibold">
        {label}
      </p>
      {description && (
        <p id={description} className="leading-snug text-muted">
          {schema.description}
        </p>
      )}
      <Findings id={id} />
      <div className="mt-2">{content}</div>
    </fieldset>
  )
}

const saysSomething = (record: object): boolean =>
  Object.values(record).some((value) => value !== undefined && value !== '')

/** Reads '28.4595, 77.0266', as maps copy a place; undefined for anything else. */
function readPair(text: unknown): Coordinates | undefined {
  const pair = /^\s*\(?(-?\d+(?:\.\d+)?)\s*[,;]\s*(-?\d+(?:\.\d+)?)\)?\s*$/
  const [, lat, lng] = pair.exec(typeof text === 'string' ? text : '') ?? []
  return lat && lng ? { lat: Number(lat), lng: Number(lng) } : undefined
}

const renderField = (field: FieldProps) => <Field {...field} />

/** The fields of an object, side by side where there is room. */
function Group(props: FieldProps) {
  const { id, schema, value, isRequired, isRepeated = false, change, onChange } = props
  const isReadOnly = useReadOnly()
  const record = isObject(value) ? value : undefined
  const { properties = {}, required = [] } = schema
  const entry = keyedEntries(schema)
  const isPlace = schema.definition === 'coordinates'
  /** Nothing is needed of a group that says nothing and may be left out. */
  const isLeftOut = !isRequired && !saysSomething(record ?? {})
  const at = (name: string) => `${id}/${escapeSegment(name)}`
  const setAll = (values: Readonly<Record<string, unknown>>) => {
    const next = { ...record, ...values }
    if (!isRequired && !saysSomething(next)) onChange(undefined)
    else if (!record) onChange(next)
    else
      change(
        ...Object.entries(values)
          .filter(([name, set]) => set !== record[name])
          .map(([name, set]) =>
            set === undefined
              ? ({ pointer: at(name), remove: true } as const)
              : { pointer: at(name), set },
          ),
      )
  }
  return (
    <div
      className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))] gap-4"
      // Latitude and longitude can be pasted together into either field.
      onPasteCapture={(event) => {
        const pair = isPlace && readPair(event.clipboardData.getData('text'))
        if (!pair || isReadOnly) return
        event.preventDefault()
        setAll(pair)
      }}
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
            value={record?.[name]}
            isRequired={required.includes(name) && !isLeftOut}
            isRepeated={isRepeated}
            change={change}
            onChange={(next) => setAll((isPlace && readPair(next)) || { [name]: next })}
          />
        ))}
      {entry && <Entries {...props} entry={entry} renderField={renderField} />}
    </div>
  )
}

/** A control with its label above, and its findings and description below. */
function Leaf({ isRequired, place, isRepeated, ...control }: LeafProps) {
  const { id, label, schema, onChange } = control
  const isReadOnly = useReadOnly()
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
      <Control
        {...control}
        required={isRequired}
        readOnly={isReadOnly || schema.readOnly === true}
        onChange={(next) => onChange(next === '' && !isRequired ? undefined : next)}
      />
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
