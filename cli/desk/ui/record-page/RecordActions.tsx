import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Done, PageView } from '../../api.ts'
import { useDesk } from '../desk-context.tsx'
import { Button, TextInput } from '../controls.tsx'
import { FormDialog } from '../dialogs/FormDialog.tsx'
import { ProjectFields } from '../dialogs/ProjectFields.tsx'
import { request } from '../request.ts'

type Action = 'Copy' | 'Rename' | 'Remove'

/** Copies, renames and removes a project or a developer; each change is written at once. */
export function RecordActions({
  view,
  saveDraft,
}: {
  view: PageView
  saveDraft: () => Promise<unknown>
}) {
  const [action, setAction] = useState<Action>()
  return (
    <>
      {(['Copy', 'Rename', 'Remove'] as const).map((action) => (
        <Button key={action} look="button button-quiet" writes onClick={() => setAction(action)}>
          {action}
        </Button>
      ))}
      {action && (
        <ActionDialog
          action={action}
          view={view}
          saveDraft={saveDraft}
          onClose={() => setAction(undefined)}
        />
      )}
    </>
  )
}

function ActionDialog({
  action,
  view,
  saveDraft,
  onClose,
}: {
  action: Action
  view: PageView
  saveDraft: () => Promise<unknown>
  onClose: () => void
}) {
  const { showNotice, state } = useDesk()
  const navigate = useNavigate()
  const send = async (fields: Record<string, string>) => {
    await saveDraft()
    const path = `/pages/${view.page}/${action.toLowerCase()}`
    const done = await request<Done>(path, 'POST', fields)
    onClose()
    if (done.page !== undefined && done.page !== view.page) await navigate(`/${done.page}`)
    else if (action === 'Remove') await navigate('/')
    showNotice(done.message)
  }
  const dialog = { onSend: send, onClose }
  if (action === 'Rename') {
    return (
      <FormDialog title={`Rename ${view.title}`} submit="Rename" {...dialog}>
        <TextInput label="New name" name="name" required defaultValue={view.title} />
        <p>Its address changes with it; the old one leads to the new one.</p>
      </FormDialog>
    )
  }
  if (action === 'Remove') {
    return (
      <FormDialog title={`Remove ${view.title}?`} submit="Remove" {...dialog}>
        <p>It is taken out of all files at once. ‘Undo’ brings it back.</p>
      </FormDialog>
    )
  }
  const owner = state.developers.find(({ projects }) =>
    projects.some(({ page }) => page === view.page),
  )
  const kind = owner?.projects.find(({ page }) => page === view.page)?.kind
  return (
    <FormDialog title={`Copy ${view.title}`} submit="Create" {...dialog}>
      {view.kind === 'project' ? (
        <ProjectFields developer={owner?.title} kind={kind} />
      ) : (
        <TextInput label="Name" name="name" required />
      )}
    </FormDialog>
  )
}
