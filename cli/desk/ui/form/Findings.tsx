import { Wrench } from 'lucide-react'
import { createContext, use, useMemo, type ReactNode } from 'react'
import type { DeskFinding, PageView } from '../../api.ts'
import { shownRecord } from '../../draft/drafts.ts'
import { Button } from '../controls.tsx'
import { usePageDraft } from '../draft.ts'
import { hasField, type FormSchema } from './form-schema.ts'

type ByField = ReadonlyMap<string, readonly DeskFinding[]>

const FindingsContext = createContext<ByField>(new Map())

/** Tells the fields of a page's forms what is found of them. */
export function FindingsOfFields({ view, children }: { view: PageView; children: ReactNode }) {
  const findings = useMemo(() => findingsByField(view), [view])
  return <FindingsContext value={findings}>{children}</FindingsContext>
}

/** The findings by field, or by the nearest field around where a value has none. */
function findingsByField({ parts, findings }: PageView): ByField {
  const shown = new Map(
    parts.map(({ file, record, edits }) => [file, shownRecord(record ?? undefined, edits)]),
  )
  const byField = new Map<string, DeskFinding[]>()
  for (const finding of findings) {
    const { file, pointer } = finding
    const part = parts.find((part) => part.file === file)
    if (!part) continue
    const value = shown.get(file)
    const path = pointer.split('/').slice(1)
    const around = value === undefined ? [] : fieldAround(part.schema, path, value)
    const id = [file, ...around].join('/')
    byField.set(id, [...(byField.get(id) ?? []), finding])
  }
  return byField
}

/** The way to the nearest field of a form around a value. */
const fieldAround = (schema: FormSchema, path: string[], value: unknown): string[] =>
  path.length === 0 || hasField(schema, path, value)
    ? path
    : fieldAround(schema, path.slice(0, -1), value)

const useFindings = (id: string): readonly DeskFinding[] => use(FindingsContext).get(id) ?? []

/** Whether a field's value is wrong. */
export const useIsInvalid = (id: string): boolean =>
  useFindings(id).some(({ level }) => level === 'error')

const findingId = (id: string, index: number) => `${id}__finding-${index}`

/** The ids of all texts about a field, its findings first, for `aria-describedby`. */
export function useDescription(id: string, ...others: readonly (string | false)[]) {
  const ids = [...useFindings(id).map((_, index) => findingId(id, index)), ...others]
  return ids.filter(Boolean).join(' ') || undefined
}

/** The findings below the field that they are about, in the words of `validate`. */
export function Findings({ id }: { id: string }) {
  const { fix } = usePageDraft()
  return useFindings(id).map((finding, index) => {
    const { level, message, hint, canFix } = finding
    return (
      <div
        key={`${message} ${hint}`}
        className={`mt-1 flex items-start justify-between gap-2 border-l-3 py-1 pl-2.5 ${
          level === 'error'
            ? 'border-danger bg-danger-tint text-danger'
            : 'border-accent bg-accent-tint text-ink'
        }`}
      >
        <p id={findingId(id, index)} className="min-w-0 py-1 font-medium">
          {hint ? `${message}. ${hint}` : message}
        </p>
        {canFix && (
          <Button writes onClick={() => fix(finding)}>
            <Wrench size={14} aria-hidden="true" /> Fix
          </Button>
        )}
      </div>
    )
  })
}
