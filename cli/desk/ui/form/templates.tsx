import {
  ADDITIONAL_PROPERTY_FLAG,
  type ArrayFieldItemTemplateProps,
  type ArrayFieldTemplateProps,
  type FieldTemplateProps,
  type ObjectFieldTemplateProps,
} from '@rjsf/utils'
import { use, useRef, type ReactNode } from 'react'
import { Findings, useDescription } from './Findings.tsx'
import { AddButton, MoveButtons, RemoveButton } from './list-buttons.tsx'
import { EmptyGroup } from './use-control.ts'

const isContainer = (schema: { type?: unknown }) =>
  schema.type === 'object' || schema.type === 'array'

const isRepeated = (path: readonly (string | number)[]) =>
  path.some((part) => typeof part === 'number' && part > 0)

/** A field with its label above, and its description and findings below. */
export function FieldTemplate(props: FieldTemplateProps) {
  const { id, label, rawDescription, children, hidden, required, schema, fieldPathId, formData } =
    props
  const { path } = fieldPathId
  const index = path.at(-1)
  const isNeeded = required && !use(EmptyGroup)
  if (hidden || (schema.readOnly && formData === undefined)) return null
  if (isContainer(schema)) return <Keyed {...props}>{children}</Keyed>
  const isEntry = typeof index === 'number'
  const title = schema.title ?? label
  return (
    <Keyed {...props}>
      <label htmlFor={id} className={isEntry ? 'sr-only' : 'mb-1 block font-semibold'}>
        {isEntry ? `${title} ${index + 1}` : title}
        {isNeeded && !isEntry && <span className="font-normal text-muted"> (needed)</span>}
      </label>
      {children}
      <Findings id={id} />
      {rawDescription && (
        <p
          id={`${id}__description`}
          // In a list the description is shown once.
          className={isEntry || isRepeated(path) ? 'sr-only' : 'mt-1 leading-snug text-muted'}
        >
          {rawDescription}
        </p>
      )}
    </Keyed>
  )
}

/** An entry of a list by key: the key is a field, and the entry can be removed. */
function Keyed({
  id,
  label,
  schema,
  readonly,
  onKeyRenameBlur,
  onRemoveProperty,
  children,
}: Omit<FieldTemplateProps, 'children'> & { children: ReactNode }) {
  if (!(ADDITIONAL_PROPERTY_FLAG in schema)) {
    return (
      <div className={isContainer(schema) ? 'col-span-full' : 'has-[.wide]:col-span-full'}>
        {children}
      </div>
    )
  }
  const entry = schema.title ?? 'entry'
  return (
    <div className="col-span-full grid gap-3 border-t border-border pt-3">
      <div className="flex items-end gap-2">
        <label className="block max-w-80 flex-1 font-semibold">
          {(schema['keyTitle'] as string | undefined) ?? 'Key'}
          <input
            className="control mt-1 font-normal"
            defaultValue={label}
            readOnly={readonly}
            onBlur={onKeyRenameBlur}
            key={label}
            id={`${id}__key`}
            data-key
          />
        </label>
        <RemoveButton entry={entry} onClick={onRemoveProperty} />
      </div>
      {children}
    </div>
  )
}

/** A group of fields under a title, with the findings about all of it. */
function Group({
  id,
  title,
  description,
  isRoot,
  children,
}: {
  id: string
  title: string
  description: string | undefined
  /** Whether the value is the whole section, which has the id already. */
  isRoot: boolean
  children: ReactNode
}) {
  const described = useDescription(id, Boolean(description) && !isRoot && `${id}__description`)
  return (
    <fieldset
      {...(!isRoot && { id, tabIndex: -1 })}
      aria-labelledby={`${id}__title`}
      aria-describedby={described}
      className={isRoot ? undefined : 'group-box'}
    >
      <p id={`${id}__title`} className="font-semibold">
        {title}
      </p>
      {description && !isRoot && (
        <p id={`${id}__description`} className="leading-snug text-muted">
          {description}
        </p>
      )}
      <Findings id={id} />
      <div className="mt-2">{children}</div>
    </fieldset>
  )
}

/** The fields of a record, side by side where there is room. */
export function ObjectFieldTemplate(props: ObjectFieldTemplateProps) {
  const { fieldPathId, title, properties, schema, onAddProperty, required, formData } = props
  const { $id: id, path } = fieldPathId
  const { additionalProperties: entry } = schema
  const entries = useRef<HTMLDivElement>(null)
  const add = () => {
    onAddProperty()
    setTimeout(() =>
      [...(entries.current?.querySelectorAll<HTMLInputElement>('[data-key]') ?? [])]
        .at(-1)
        ?.select(),
    )
  }
  const fields = (
    <div
      ref={entries}
      className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))] gap-4"
    >
      <EmptyGroup value={path.length > 0 && !required && !saysSomething(formData)}>
        {properties.map(({ content }) => content)}
      </EmptyGroup>
      {entry && <AddButton entry={entryName(entry)} onClick={add} />}
    </div>
  )
  // A section has its own heading, and an entry of a list its number or key.
  if (path.length > 0 && typeof path.at(-1) === 'string' && !(ADDITIONAL_PROPERTY_FLAG in schema)) {
    return (
      <Group id={id} title={title} description={schema.description} isRoot={false}>
        {fields}
      </Group>
    )
  }
  return (
    <>
      <div className="mb-4 empty:hidden">
        <Findings id={id} />
      </div>
      {fields}
    </>
  )
}

const saysSomething = (record: unknown): boolean =>
  Object.values(Object(record)).some((value) => value !== undefined && value !== '')

const entryName = (schema: unknown): string =>
  typeof schema === 'object' && schema !== null && 'title' in schema
    ? String(schema.title)
    : 'entry'

/** A list: its entries, and a button that adds one. */
export function ArrayFieldTemplate(props: ArrayFieldTemplateProps) {
  const { fieldPathId, title, schema, items, canAdd, onAddClick } = props
  const { $id: id, path } = fieldPathId
  const list = useRef<HTMLDivElement>(null)
  const add = () => {
    onAddClick()
    setTimeout(() => {
      const added = list.current?.lastElementChild
      added?.querySelector<HTMLElement>('input, select, textarea')?.focus()
    })
  }
  return (
    <Group id={id} title={title} description={schema.description} isRoot={path.length === 0}>
      <div ref={list} className="grid gap-2 empty:hidden">
        {items}
      </div>
      {canAdd && <AddButton entry={entryName(schema.items)} onClick={add} />}
    </Group>
  )
}

/** An entry of a list, with buttons to move and remove it. */
export function ArrayFieldItemTemplate(props: ArrayFieldItemTemplateProps) {
  const { children, buttonsProps, schema, index, totalItems } = props
  const entry = entryName(schema)
  const buttons = (
    <div className="flex shrink-0 items-center">
      <MoveButtons
        index={index}
        total={totalItems}
        // The event is left out, as its button would lose the focus.
        onMoveUp={() => buttonsProps.onMoveUpItem()}
        onMoveDown={() => buttonsProps.onMoveDownItem()}
      />
      <RemoveButton
        entry={entry}
        onClick={({ currentTarget }) => {
          const list = currentTarget.closest('[data-entry]')?.parentElement
          buttonsProps.onRemoveItem()
          list?.parentElement?.querySelector<HTMLElement>(':scope > button')?.focus()
        }}
      />
    </div>
  )
  if (!isContainer(schema)) {
    return (
      <div data-entry className="flex items-start gap-1">
        <div className="min-w-0 flex-1">{children}</div>
        {buttons}
      </div>
    )
  }
  const name = `${entry} ${index + 1}`
  return (
    <fieldset data-entry aria-label={name} className="rounded-sm border border-border p-3">
      <div className="mb-2 flex items-center justify-between gap-2">
        <span className="font-semibold text-muted">{name}</span>
        {buttons}
      </div>
      {children}
    </fieldset>
  )
}
