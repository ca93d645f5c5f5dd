import { Button } from '../controls.tsx'
import type { Conflict, ResolveRequest } from '../../api.ts'

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
    <section
      aria-labelledby="conflicts"
      className="sticky top-2 z-10 max-h-[45dvh] overflow-y-auto rounded-md border border-danger bg-danger-tint p-5 shadow-float"
    >
      <h2 id="conflicts" className="text-xl">
        Changed on disk meanwhile
      </h2>
      <p>Somebody else has changed these fields too. Choose which value counts, then save.</p>
      {conflicts.map(({ file, pointer, title, mine, theirs }) => (
        <fieldset key={file + pointer} aria-label={title} className="mt-4">
          <h3 className="font-semibold">{title}</h3>
          <div className="mt-2 grid grid-cols-2 gap-4">
            <Version
              heading="Yours"
              value={mine}
              action="Keep mine"
              onChoose={() => onResolve({ file, pointer, keep: 'mine' })}
            />
            <Version
              heading="The file’s"
              value={theirs}
              action="Take the file's"
              onChoose={() => onResolve({ file, pointer, keep: 'file' })}
            />
          </div>
        </fieldset>
      ))}
    </section>
  )
}

function Version({
  heading,
  value,
  action,
  onChoose,
}: {
  heading: string
  value: unknown
  action: string
  onChoose: () => void
}) {
  const text = typeof value === 'string' ? value : JSON.stringify(value, null, 2)
  return (
    <div className="flex flex-col items-start gap-2 rounded-sm bg-surface p-3">
      <p className="text-muted">{heading}</p>
      <p className="max-h-48 flex-1 overflow-auto whitespace-pre-wrap">
        {value === null ? 'Nothing' : text}
      </p>
      <Button onClick={onChoose}>{action}</Button>
    </div>
  )
}
