import type { ReactNode } from 'react'

/** A picture with what it is, where it is no photograph, in its corner: "Artist's impression". */
export function LabelledPicture({
  label,
  children,
}: {
  label: string | undefined
  children: ReactNode
}) {
  return (
    <div className="relative">
      {children}
      {label && (
        <span className="pointer-events-none absolute top-3 left-3 rounded-sm bg-dark/80 px-2.5 py-1 text-sm text-on-dark">
          {label}
        </span>
      )}
    </div>
  )
}
