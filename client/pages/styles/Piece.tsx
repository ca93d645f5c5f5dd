import type { ReactNode } from 'react'

type PieceProps = { readonly name: string; readonly children: ReactNode }

/** One piece of the design system under its name. */
export function Piece({ name, children }: PieceProps) {
  return (
    <div className="mb-12">
      <h3 className="mb-4 border-b border-line pb-2 text-sm font-semibold text-muted">{name}</h3>
      {children}
    </div>
  )
}

/** Variants in a row. */
export function Row({ children }: { readonly children: ReactNode }) {
  return <div className="mb-4 flex flex-wrap items-center gap-4">{children}</div>
}
