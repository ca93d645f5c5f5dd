import { Link } from 'react-router-dom'
import type { DeskFinding, FixRequest } from '../../api.ts'
import { Answered, Button } from '../controls.tsx'
import { runAction, useRequest } from '../desk.ts'
import { PageHead } from '../PageHead.tsx'

/** Every finding, with a link to its field. */
export function ProblemsPage() {
  const result = useRequest<readonly DeskFinding[]>('/problems')
  return (
    <div>
      <PageHead title="Problems" />
      <div className="p-5">
        <Answered result={result}>
          {(findings) =>
            findings.length === 0 ? (
              <p>Nothing is wrong with the data.</p>
            ) : (
              <ul className="grid gap-2">
                {findings.map((finding) => (
                  <Problem key={JSON.stringify(finding)} finding={finding} />
                ))}
              </ul>
            )
          }
        </Answered>
      </div>
    </div>
  )
}

function Problem({ finding }: { finding: DeskFinding }) {
  const { page, file, pointer, level, rule, message, hint, place, canFix } = finding
  const fix = () => {
    const fixRequest: FixRequest = { page, file, pointer, rule, message }
    void runAction('/problems/fix', fixRequest, 'Not fixed: ')
  }
  return (
    <li
      className={`flex items-start gap-3 rounded-sm border border-l-3 border-border bg-surface px-3 py-2 ${
        level === 'error' ? 'border-l-danger' : 'border-l-accent'
      }`}
    >
      <span className="min-w-0 flex-1">
        <Link
          to={`/${page}#${encodeURI(file + pointer)}`}
          className="font-semibold hover:underline"
        >
          {message}
        </Link>
        <span className="block text-muted">
          {level === 'error' ? 'Error' : 'Warning'} in {place}
          {hint && `. ${hint}`}
        </span>
      </span>
      {canFix && (
        <Button writes onClick={fix}>
          Fix
        </Button>
      )}
    </li>
  )
}
