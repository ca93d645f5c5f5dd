import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Done } from '../../api.ts'
import { Button, Select, TextInput } from '../controls.tsx'
import { useDesk } from '../desk-context.tsx'
import { request } from '../request.ts'
import { FormDialog } from './FormDialog.tsx'
import { ProjectFields } from './ProjectFields.tsx'

const KINDS = [
  ['residential', 'Residential'],
  ['commercial', 'Commercial'],
  ['plots', 'Plots'],
  ['sco', 'SCO'],
] as const

/** The buttons that begin a project or a developer. */
export function NewRecord() {
  const { showNotice, state } = useDesk()
  const currentPage = useLocation().pathname.slice(1)
  const navigate = useNavigate()
  const [kind, setKind] = useState<'project' | 'developer'>()
  const close = () => setKind(undefined)
  // A new project mostly belongs to the developer on the page.
  const owner = state.developers.find(
    ({ page, projects }) =>
      page === currentPage || projects.some((project) => project.page === currentPage),
  )
  const create = async (fields: Record<string, string>) => {
    const done = await request<Done>(`/${kind}s`, 'POST', fields)
    close()
    await navigate(`/${done.page ?? ''}`)
    showNotice(done.message)
  }
  return (
    <div className="grid grid-cols-2 gap-1.5">
      {(['project', 'developer'] as const).map((kind) => (
        <Button key={kind} look="button px-1" writes onClick={() => setKind(kind)}>
          New {kind}
        </Button>
      ))}
      {kind && (
        <FormDialog title={`New ${kind}`} submit="Create" onSend={create} onClose={close}>
          {kind === 'project' ? (
            <ProjectFields developer={owner?.title} />
          ) : (
            <>
              <TextInput label="Name" name="name" required />
              <Select label="Kind" name="kind">
                {KINDS.map(([value, text]) => (
                  <option key={value} value={value}>
                    {text}
                  </option>
                ))}
              </Select>
            </>
          )}
        </FormDialog>
      )}
    </div>
  )
}
