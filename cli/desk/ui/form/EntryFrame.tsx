import type { ReactNode } from 'react'
import { useReadOnly } from '../desk-context.tsx'
import { Findings, useDescription } from './Findings.tsx'

/** An entry of a list with its buttons; one of several fields, or with a key, has a frame. */
export function EntryFrame({
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
export function KeyInput({
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
    <label className="block max-w-80 min-w-0 flex-1 font-semibold">
      {title}
      <input
        // The field begins anew with another key.
        key={value}
        className="control mt-1 font-normal"
        defaultValue={value}
        readOnly={isReadOnly}
        onBlur={({ target }) => change(target)}
      />
    </label>
  )
}
