import type { Changes } from '../../api.ts'
import { Panel } from '../controls.tsx'
import { useRequest } from '../desk-context.tsx'
import { PageHead } from '../PageHead.tsx'

/** The differences that visitors will see from the last commit. */
export function ChangesPage() {
  const { answer, error } = useRequest<Changes>('/changes')
  return (
    <div>
      <PageHead title="Changes" />
      <div className="grid max-w-4xl gap-5 p-5">
        {error ?? (!answer && 'Loading …')}
        {answer && 'message' in answer && <p>{answer.message}</p>}
        {answer && 'sections' in answer && answer.sections.length === 0 && (
          <p>Visitors see what they saw at the last commit.</p>
        )}
        {answer &&
          'sections' in answer &&
          answer.sections.map(({ title, lines }) => (
            <Panel key={title} title={title}>
              <ul className="grid gap-1">
                {lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </Panel>
          ))}
      </div>
    </div>
  )
}
