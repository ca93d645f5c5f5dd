import type { FocusEvent, KeyboardEvent, ReactNode } from 'react'

/** The fields of one filter under its title. */
export function FilterGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      {/* A fieldset's own padding would separate title and fields. */}
      <fieldset className="min-w-0">
        <legend className="mb-1.5 font-semibold">{title}</legend>
        {children}
      </fieldset>
    </div>
  )
}

/** For a text field: what is typed counts once the field is left, or at Enter. */
export const onDone = (commit: (form: HTMLFormElement | null) => void) => ({
  onBlur: ({ currentTarget }: FocusEvent<HTMLInputElement>) => commit(currentTarget.form),
  onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    commit(event.currentTarget.form)
  },
})
