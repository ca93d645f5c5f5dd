import { SPAM_FIELDS } from '../../../domain/enquiry/enquiry.ts'
import { useShell } from '../../layout/shell.ts'
import type { EnquiryRequest } from '../sending/request.ts'

type HiddenFieldsProps = { request: EnquiryRequest; page: string }

/** What a form posts besides what is typed, and the trap that only programs fill in. */
export function HiddenFields({ request, page }: HiddenFieldsProps) {
  const { source, developer, projectId } = request
  const { privacy } = useShell()
  return (
    <div className="hidden">
      <input type="hidden" name="source" value={source} />
      <input type="hidden" name="page" value={page} />
      {developer && <input type="hidden" name="developer" value={developer} />}
      {projectId && <input type="hidden" name="projectId" value={projectId} />}
      <input type="hidden" name="privacyVersion" value={privacy.version} />
      <label>
        Leave this empty
        <input type="text" name={SPAM_FIELDS.trap} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
