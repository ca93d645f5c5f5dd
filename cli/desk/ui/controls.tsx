import type { ComponentProps } from 'react'
import { useReadOnly } from './desk-context.tsx'

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
  children,
  ...select
}: ComponentProps<'select'> & { label: string }) => (
  <label className="block font-semibold">
    {label}
    <select {...select} className="control mt-1 font-normal">
      {children}
    </select>
  </label>
)

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
