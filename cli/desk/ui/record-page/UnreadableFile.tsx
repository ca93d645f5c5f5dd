import type { PageView, UnreadableFile as File } from '../../api.ts'
import { Button } from '../controls.tsx'
import { runAction } from '../desk.ts'
import { PageHead } from '../PageHead.tsx'

/** A file that cannot be read: what is wrong and where, the text around it, and the way back. */
export function UnreadableFile({ view, file }: { view: PageView; file: File }) {
  return (
    <div>
      <PageHead title={view.title} />
      <div className="grid max-w-4xl gap-4 p-5">
        <div role="alert" className="border-l-3 border-danger bg-danger-tint px-3 py-2 text-danger">
          {file.problems.map(({ message, line, column }) => (
            <p key={`${line} ${column} ${message}`}>
              {file.file}, line {line}, column {column}: {message}
            </p>
          ))}
        </div>
        <Lines title={`Text of ${file.file} around it`}>
          {file.lines.map(({ number, text, isWrong }) => (
            <span key={number} className={`block ${isWrong ? 'bg-danger-tint text-danger' : ''}`}>
              {isWrong && <span className="sr-only">Here: </span>}
              <span className="inline-block w-12 text-muted select-none">{number}</span>
              {text}
            </span>
          ))}
        </Lines>
        <p>
          Put it right in the program that wrote it; the desk shows its form again as soon as it can
          be read. All other pages can be edited meanwhile.
        </p>
        {file.undo && (
          <p>
            The last save of the desk has written it:{' '}
            <Button onClick={() => void runAction('/undo')}>Undo</Button>
          </p>
        )}
        {file.committed !== null && (
          <details>
            <summary className="cursor-pointer font-semibold">
              The whole file in the last commit
            </summary>
            <Lines title={`Text of ${file.file} in the last commit`}>{file.committed}</Lines>
          </details>
        )}
      </div>
    </div>
  )
}

const Lines = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <section aria-label={title} className="rounded-sm border border-border bg-surface p-3">
    <pre className="font-mono text-sm whitespace-pre-wrap">{children}</pre>
  </section>
)
