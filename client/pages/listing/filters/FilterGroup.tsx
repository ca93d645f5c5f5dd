import { useState, type ComponentProps, type ReactNode } from 'react'
import { Field } from '../../../components/form/Field.tsx'

/** The fields of one filter under its title. */
export function FilterGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="border-b border-border py-6 first:pt-0 last:border-0 last:pb-0">
      {/* A fieldset's own padding would separate title and fields. */}
      <fieldset className="min-w-0">
        <legend className="mb-1.5 font-semibold">{title}</legend>
        {children}
      </fieldset>
    </div>
  )
}

/** A text field of the filters; its text counts once the field is left, or at Enter. */
export function FilterField({
  value,
  error,
  onDone,
  ...field
}: Omit<ComponentProps<typeof Field>, 'value'> & {
  /** The value that counts at present. */
  value: string
  onDone: (form: HTMLFormElement | null, text: string) => void
}) {
  const [draft, setDraft] = useState<string>()
  const commit = (form: HTMLFormElement | null) => {
    if (draft === undefined) return
    setDraft(undefined)
    onDone(form, draft)
  }
  return (
    <Field
      {...field}
      error={draft === undefined ? error : undefined}
      value={draft ?? value}
      onChange={({ currentTarget }) => setDraft(currentTarget.value)}
      onBlur={({ currentTarget }) => commit(currentTarget.form)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        event.preventDefault()
        commit(event.currentTarget.form)
      }}
    />
  )
}
