import type { Changes } from '../../api.ts'
import { Panel } from '../controls.tsx'

/** Differences in a visitor's words, part by part, or the words for none. */
export function Differences({ changes, none }: { changes: Changes; none: string }) {
  if ('message' in changes) return <p>{changes.message}</p>
  if (changes.sections.length === 0) return <p>{none}</p>
  return changes.sections.map(({ title, lines }) => (
    <Panel key={title} title={title}>
      <ul className="grid gap-1">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Panel>
  ))
}
