import { Wrench } from 'lucide-react'
import { createContext, use } from 'react'
import { Button } from '../controls.tsx'

/** A finding about a value, in the words of `validate`. */
export type FieldFinding = {
  readonly level: 'error' | 'warning'
  readonly message: string
  /** Corrects the value, where there is only one way. */
  readonly fix?: (() => void) | undefined
}

/** The findings of a page by the id of the field or list that they are about. */
export const FindingsContext = createContext<ReadonlyMap<string, readonly FieldFinding[]>>(
  new Map(),
)

export const useFindings = (id: string): readonly FieldFinding[] =>
  use(FindingsContext).get(id) ?? []

const findingId = (id: string, index: number) => `${id}__finding-${index}`

/** The ids of all texts about a field, its findings first, for `aria-describedby`. */
export function useDescription(id: string, ...others: readonly (string | false)[]) {
  const ids = [...useFindings(id).map((_, index) => findingId(id, index)), ...others]
  return ids.filter(Boolean).join(' ') || undefined
}

/** The findings below the field that they are about. */
export function Findings({ id }: { id: string }) {
  return useFindings(id).map(({ level, message, fix }, index) => (
    <div
      key={message}
      className={`mt-1 flex items-start justify-between gap-2 border-l-3 py-1 pl-2.5 ${
        level === 'error'
          ? 'border-danger bg-danger-tint text-danger'
          : 'border-accent bg-accent-tint text-ink'
      }`}
    >
      <p id={findingId(id, index)} className="min-w-0 py-1 font-medium">
        {message}
      </p>
      {fix && (
        <Button writes onClick={fix}>
          <Wrench size={14} aria-hidden="true" /> Fix
        </Button>
      )}
    </div>
  ))
}
