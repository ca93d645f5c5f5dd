import { Button } from '../controls.tsx'
import type { Conflict, KeptEdit, ResolveRequest } from '../../api.ts'

const BOX =
  'max-h-[45dvh] overflow-y-auto rounded-md border border-danger bg-danger-tint p-5 shadow-float'

/** Both sides of a conflict, of which somebody chooses one. */
export const SIDES = [
  { keep: 'mine', heading: 'Yours', action: 'Keep mine' },
  { keep: 'file', heading: 'The file’s', action: "Take the file's" },
] as const

const textOf = (value: unknown): string => {
  if (value === null) return 'Nothing'
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2)
}

/** The fields that were changed here and on disk, with both values to choose from. */
export function Conflicts({
  conflicts,
  onResolve,
}: {
  conflicts: readonly Conflict[]
  onResolve: (choice: ResolveRequest) => void
}) {
  if (conflicts.length === 0) return null
  return (
    <section aria-labelledby="conflicts" className={`z-10 md:sticky md:top-2 ${BOX}`}>
      <h2 id="conflicts" className="text-xl">
        Changed on disk meanwhile
      </h2>
      <p>Somebody else has changed these fields too. Choose which value counts, then save.</p>
      {conflicts.map(({ id, title, mine, theirs }) => (
        <fieldset key={id} aria-label={title} className="mt-4">
          <h3 className="font-semibold">{title}</h3>
          <div className="mt-2 grid gap-4 sm:grid-cols-2">
            {SIDES.map(({ keep, heading, action }) => (
              <div key={keep} className="flex flex-col items-start gap-2 rounded-sm bg-surface p-3">
                <p className="text-muted">{heading}</p>
                <p className="max-h-48 flex-1 overflow-auto whitespace-pre-wrap">
                  {textOf(keep === 'mine' ? mine : theirs)}
                </p>
                <Button onClick={() => onResolve({ id, keep })}>{action}</Button>
              </div>
            ))}
          </div>
        </fieldset>
      ))}
    </section>
  )
}

/** What was typed for a place that is gone, to be copied or discarded. */
export function KeptEdits<T extends KeptEdit>({
  kept,
  onDiscard,
}: {
  kept: readonly T[]
  onDiscard: (edit: T) => void
}) {
  if (kept.length === 0) return null
  return (
    <section aria-labelledby="kept" className={BOX}>
      <h2 id="kept" className="text-xl">
        Typed, and not in the files
      </h2>
      <ul className="grid gap-3">
        {kept.map((edit) => (
          <li key={edit.id}>
            <p className="font-semibold">{edit.place}</p>
            <p>{edit.why}</p>
            <div className="mt-1 flex items-start gap-3">
              <p className="max-h-48 min-w-0 flex-1 overflow-auto rounded-sm bg-surface p-2 whitespace-pre-wrap select-all">
                {edit.text}
              </p>
              <Button onClick={() => onDiscard(edit)} aria-label={`Discard ${edit.place}`}>
                Discard
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
