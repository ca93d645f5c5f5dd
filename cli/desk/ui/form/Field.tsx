import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { escapeSegment } from '../../../../catalogue/json/pointer.ts'
import type { FormChange } from '../../api.ts'
import type { Coordinates } from '../../../../domain/place/directions.ts'
import { useReadOnly } from '../desk-context.tsx'
import { EntryFrame, KeyInput } from './EntryFrame.tsx'
import { Findings, useDescription } from './Findings.tsx'
import { emptyValue, isContainer, keyedEntries, kindOf, type FormSchema } from './form-schema.ts'
import { Leaf, type LeafProps } from './Leaf.tsx'
import { AddButton, MoveButtons, RemoveButton } from './list-buttons.tsx'
import { useEntryKeys } from './use-entry-keys.ts'

type FieldProps = LeafProps & {
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
    kind === 'list' ? <Entries {...props} entry={schema.items ?? {}} /> : <Group {...props} />
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

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const saysSomething = (record: object): boolean =>
  Object.values(record).some((value) => value !== undefined && value !== '')

/** Reads '28.4595, 77.0266', as maps copy a place; undefined for anything else. */
function readPair(text: unknown): Coordinates | undefined {
  const pair = /^\s*\(?(-?\d+(?:\.\d+)?)\s*[,;]\s*(-?\d+(?:\.\d+)?)\)?\s*$/
  const [, lat, lng] = pair.exec(typeof text === 'string' ? text : '') ?? []
  return lat && lng ? { lat: Number(lat), lng: Number(lng) } : undefined
}

/** The fields of an object, side by side where there is room. */
function Group(props: FieldProps) {
  const { id, schema, value, isRequired, isRepeated = false, change, onChange } = props
  const isReadOnly = useReadOnly()
  const record = isRecord(value) ? value : undefined
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
      {entry && <Entries {...props} entry={entry} />}
    </div>
  )
}

/**
 * The entries of a list, or those of an object by keys that its schema does not name, and a button
 * that adds one. A new entry by key is there for the others once it has its key.
 */
function Entries({ entry, ...props }: FieldProps & { entry: FormSchema }) {
  const { id, schema, value, isRepeated = false, change, onChange } = props
  const frames = useRef<HTMLDivElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const [isAddingKey, setIsAddingKey] = useState(false)
  const title = entry.title ?? 'entry'
  const list = Array.isArray(value) ? (value as readonly unknown[]) : undefined
  const record = isRecord(value) ? value : undefined
  // Only text editors read which schema a file names.
  const isNamed = (key: string) => key === '$schema' || key in (schema.properties ?? {})
  const keysOfValue = Object.keys(list ?? record ?? {}).filter((key) => list || !isNamed(key))
  const shown = isAddingKey ? [...keysOfValue, undefined] : keysOfValue
  const { reactKeys, move, remove } = useEntryKeys(shown.length)
  const at = (key: string | number) => `${id}/${escapeSegment(String(key))}`

  const add = () => {
    const isList = kindOf(schema) === 'list'
    const insert = emptyValue(entry)
    flushSync(() => {
      if (!isList) setIsAddingKey(true)
      else if (list) change({ pointer: at(list.length), insert })
      else onChange([insert])
    })
    frames.current?.lastElementChild?.querySelector<HTMLElement>('input, select, textarea')?.focus()
  }
  const moveTo = (from: number, to: number) => {
    move(from, to)
    change({ pointer: at(from), remove: true }, { pointer: at(to), insert: list?.[from] })
  }
  const setKey = (index: number, from: string | undefined, to: string) => {
    const set = from === undefined ? emptyValue(entry) : record?.[from]
    if (from === undefined) setIsAddingKey(false)
    else move(index, keysOfValue.length - 1)
    if (!record) onChange({ [to]: set })
    else if (from === undefined) change({ pointer: at(to), set })
    else change({ pointer: at(from), remove: true }, { pointer: at(to), set })
  }
  const removeEntry = (index: number, key: string | undefined) => {
    flushSync(() => {
      remove(index)
      if (key === undefined) setIsAddingKey(false)
      else change({ pointer: at(key), remove: true })
    })
    addButton.current?.focus()
  }

  return (
    <div className="col-span-full">
      <div ref={frames} className="grid gap-2 empty:hidden">
        {shown.map((key, index) => (
          <EntryFrame
            key={reactKeys[index]}
            id={at(key ?? '')}
            label={`${title} ${list ? index + 1 : (key ?? '')}`}
            isGroup={isContainer(entry)}
            head={
              !list && (
                <KeyInput
                  title={schema.propertyNames?.title ?? 'Key'}
                  value={key}
                  isTaken={(other) => isNamed(other) || keysOfValue.includes(other)}
                  onChange={(to) => setKey(index, key, to)}
                />
              )
            }
            buttons={
              <>
                {list && (
                  <MoveButtons
                    index={index}
                    total={list.length}
                    onMove={(to) => moveTo(index, to)}
                  />
                )}
                <RemoveButton entry={title} onClick={() => removeEntry(index, key)} />
              </>
            }
          >
            {key !== undefined && (
              <Field
                id={at(key)}
                label={list ? `${title} ${index + 1}` : title}
                schema={entry}
                value={list ? list[index] : record?.[key]}
                isRequired
                place={list ? 'list' : 'keys'}
                isRepeated={isRepeated || index > 0 || (list !== undefined && !isContainer(entry))}
                change={change}
                onChange={(set) => change({ pointer: at(key), set })}
              />
            )}
          </EntryFrame>
        ))}
      </div>
      {shown.length < (schema.maxItems ?? Infinity) && (
        <AddButton ref={addButton} entry={title} onClick={add} />
      )}
    </div>
  )
}
