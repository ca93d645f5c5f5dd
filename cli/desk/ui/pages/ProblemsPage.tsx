import { Link } from 'react-router-dom'
import type { DeskFinding, Done, FixRequest } from '../../api.ts'
import { Button } from '../controls.tsx'
import { useRequest, useDesk } from '../desk-context.tsx'
import { fieldId } from '../record-page/field-address.ts'
import { PageHead } from '../PageHead.tsx'
import { request } from '../request.ts'

/** Every finding, with a link to its field. */
export function ProblemsPage() {
  const { answer, error } = useRequest<readonly DeskFinding[]>('/problems')
  return (
    <div>
      <PageHead title="Problems" />
      <div className="p-5">
        {error ?? (!answer && 'Loading …')}
        {answer?.length === 0 && <p>Nothing is wrong with the data.</p>}
        <ul className="grid gap-2">
          {answer?.map((finding) => (
            <Problem key={JSON.stringify(finding)} finding={finding} />
          ))}
        </ul>
      </div>
    </div>
  )
}

function Problem({ finding }: { finding: DeskFinding }) {
  const { runAction } = useDesk()
  const { page, file, pointer, level, rule, message, hint, place, canFix } = finding
  const fix = () => {
    const fixRequest: FixRequest = { page, file, pointer, rule, message }
    void runAction(request<Done>('/problems/fix', 'POST', fixRequest), 'Not fixed: ')
  }
  return (
    <li
      className={`flex items-start gap-3 rounded-sm border border-l-3 border-border bg-surface px-3 py-2 ${
        level === 'error' ? 'border-l-danger' : 'border-l-accent'
      }`}
    >
      <span className="min-w-0 flex-1">
        <Link
          to={`/${page}#${encodeURI(fieldId(file, pointer))}`}
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
