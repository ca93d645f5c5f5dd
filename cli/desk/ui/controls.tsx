import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { useReadOnly, type Result } from './desk.ts'

/** A button; one that writes is disabled where nothing can be written. */
export function Button({
  look = 'button',
  writes = false,
  disabled = false,
  ...button
}: Omit<ComponentProps<'button'>, 'className' | 'type'> & { look?: string; writes?: boolean }) {
  const isReadOnly = useReadOnly()
  return (
    <button
      type="button"
      className={look}
      disabled={disabled || (writes && isReadOnly)}
      {...button}
    />
  )
}

export const TextInput = ({ label, ...input }: ComponentProps<'input'> & { label: string }) => (
  <label className="block font-semibold">
    {label}
    <input {...input} className="control mt-1 font-normal" autoComplete="off" />
  </label>
)

export const Select = ({
  label,
  options,
  ...select
}: ComponentProps<'select'> & {
  label: string
  options: readonly (readonly [value: string, text: string])[]
}) => (
  <label className="block font-semibold">
    {label}
    <select {...select} className="control mt-1 font-normal">
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  </label>
)

/** What the desk has answered; in its place why it did not, or that it has not yet. */
export function Answered<T>({
  result: { answer, error },
  children,
}: {
  result: Result<T>
  children: (answer: T) => ReactNode
}) {
  return error ?? (answer === undefined ? 'Loading …' : children(answer))
}

/** A part of a page under a heading. */
export const Panel = ({
  title,
  children,
}: Pick<ComponentProps<'section'>, 'children'> & { title: string }) => (
  <section aria-label={title} className="rounded-md border border-border bg-surface p-5">
    <h2 className="mb-2 text-xl">{title}</h2>
    {children}
  </section>
)

type EntryButton = Pick<ComponentProps<'button'>, 'onClick' | 'ref'> & { entry: string }

export const AddButton = ({ entry, ...button }: EntryButton) => (
  <Button look="button mt-2 justify-self-start" writes {...button}>
    <Plus size={15} aria-hidden="true" /> Add {entry}
  </Button>
)

export const RemoveButton = ({ entry, onClick }: EntryButton) => (
  <Button
    look="icon-button"
    writes
    aria-label={`Remove ${entry}`}
    title={`Remove ${entry}`}
    onClick={onClick}
  >
    <Trash2 size={16} aria-hidden="true" />
  </Button>
)

/** Moves an entry among its neighbours; the focus stays on the pressed button. */
export function MoveButtons({
  index,
  total,
  onMove,
}: {
  index: number
  total: number
  /** Takes the index that the entry should have. */
  onMove: (to: number) => void
}) {
  const button = (label: string, Icon: typeof ArrowUp, to: number) => {
    const isLast = to < 0 || to >= total
    return (
      <Button
        look="icon-button"
        writes
        aria-label={label}
        title={label}
        aria-disabled={isLast || undefined}
        onClick={() => !isLast && onMove(to)}
      >
        <Icon size={16} aria-hidden="true" />
      </Button>
    )
  }
  return (
    <>
      {button('Move up', ArrowUp, index - 1)}
      {button('Move down', ArrowDown, index + 1)}
    </>
  )
}
