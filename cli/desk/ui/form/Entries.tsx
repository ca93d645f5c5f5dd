import { useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { escapeSegment } from '../../../../catalogue/json/pointer.ts'
import { isObject } from '../../draft/drafts.ts'
import { AddButton, MoveButtons, RemoveButton, TextInput } from '../controls.tsx'
import { useReadOnly } from '../desk.ts'
import { usePageDraft } from '../draft.ts'
import type { FieldProps } from './Field.tsx'
import { Findings, useDescription } from './Findings.tsx'
import { emptyValue, isContainer, kindOf, type FormSchema } from './form-schema.ts'

/**
 * The entries of a list, or those of an object by keys that its schema does not name, and a button
 * that adds one. A new entry by key is there for the others once it has its key.
 */
export function Entries({
  entry,
  renderField,
  ...props
}: FieldProps & { entry: FormSchema; renderField: (field: FieldProps) => ReactNode }) {
  const { id, schema, value, isRepeated = false } = props
  const { change } = usePageDraft()
  const frames = useRef<HTMLDivElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const [isAddingKey, setIsAddingKey] = useState(false)
  const title = entry.title ?? 'entry'
  const list = Array.isArray(value) ? (value as readonly unknown[]) : undefined
  const record = isObject(value) ? value : undefined
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
      else change(list ? { id: at(list.length), insert } : { id, set: [insert] })
    })
    frames.current?.lastElementChild?.querySelector<HTMLElement>('input, select, textarea')?.focus()
  }
  const moveTo = (from: number, to: number) => {
    move(from, to)
    change({ id: at(from), remove: true }, { id: at(to), insert: list?.[from] })
  }
  const setKey = (index: number, from: string | undefined, to: string) => {
    if (from === undefined) {
      setIsAddingKey(false)
      change({ id: at(to), set: emptyValue(entry) })
    } else {
      move(index, keysOfValue.length - 1)
      change({ id: at(from), remove: true }, { id: at(to), set: record?.[from] })
    }
  }
  const removeEntry = (index: number, key: string | undefined) => {
    flushSync(() => {
      remove(index)
      if (key === undefined) setIsAddingKey(false)
      else change({ id: at(key), remove: true })
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
            {key !== undefined &&
              renderField({
                id: at(key),
                label: list ? `${title} ${index + 1}` : title,
                schema: entry,
                value: list ? list[index] : record?.[key],
                isRequired: true,
                place: list ? 'list' : 'keys',
                isRepeated: isRepeated || index > 0 || (list !== undefined && !isContainer(entry)),
              })}
          </EntryFrame>
        ))}
      </div>
      {shown.length < (schema.maxItems ?? Infinity) && (
        <AddButton ref={addButton} entry={title} onClick={add} />
      )}
    </div>
  )
}

/**
 * React's key for each entry of a list. It goes along where the form moves an entry, so that the
 * focus does, and what else belongs to its fields.
 */
function useEntryKeys(length: number) {
  const [keys, setKeys] = useState<readonly number[]>([])
  const reactKeys = keys.slice(0, length)
  while (reactKeys.length < length) reactKeys.push(Math.max(0, ...reactKeys) + 1)
  if (keys.length !== length) setKeys(reactKeys)
  return {
    reactKeys,
    remove: (index: number) => setKeys(reactKeys.toSpliced(index, 1)),
    move: (from: number, to: number) =>
      setKeys(reactKeys.toSpliced(from, 1).toSpliced(to, 0, reactKeys[from] ?? 0)),
  }
}

/** An entry of a list with its buttons; one of several fields, or with a key, has a frame. */
function EntryFrame({
  id,
  label,
  isGroup,
  head,
  buttons,
  children,
}: {
  id: string
  /** 'Floor 1'. */
  label: string
  /** Whether the entry has fields below it, so that its findings stand here. */
  isGroup: boolean
  /** What stands in place of the label. */
  head: ReactNode
  buttons: ReactNode
  children: ReactNode
}) {
  const described = useDescription(id)
  const row = <div className="flex shrink-0 items-center">{buttons}</div>
  if (!isGroup && !head) {
    return (
      <div className="flex items-start gap-1">
        <div className="min-w-0 flex-1">{children}</div>
        {row}
      </div>
    )
  }
  return (
    <fieldset
      {...(isGroup && { id, tabIndex: -1, 'aria-describedby': described })}
      aria-label={label}
      className="scroll-mt-28 rounded-sm border border-border p-3"
    >
      <div className="mb-2 flex items-end justify-between gap-2">
        {head || <span className="self-center font-semibold text-muted">{label}</span>}
        {row}
      </div>
      {isGroup && (
        <div className="mb-4 empty:hidden">
          <Findings id={id} />
        </div>
      )}
      {children}
    </fieldset>
  )
}

/** The key of an entry, which is changed when the field is left. */
function KeyInput({
  title,
  value,
  isTaken,
  onChange,
}: {
  title: string
  /** Undefined while a new entry has none. */
  value: string | undefined
  isTaken: (key: string) => boolean
  onChange: (key: string) => void
}) {
  const isReadOnly = useReadOnly()
  const change = (input: HTMLInputElement) => {
    const key = input.value.trim()
    const isOther = key !== '' && key !== value
    input.setCustomValidity(isOther && isTaken(key) ? `There is “${key}” already.` : '')
    if (input.reportValidity() && isOther) onChange(key)
  }
  return (
    <div className="max-w-80 min-w-0 flex-1">
      <TextInput
        // The field begins anew with another key.
        key={value}
        label={title}
        defaultValue={value}
        readOnly={isReadOnly}
        onBlur={({ target }) => change(target)}
      />
    </div>
  )
}
