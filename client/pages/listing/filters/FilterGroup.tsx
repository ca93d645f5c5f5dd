import type { ReactNode } from 'react'

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
