import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Done, PageView } from '../../api.ts'
import { Button, Select, TextInput } from '../controls.tsx'
import { showNotice, useDeskState } from '../desk.ts'
import { request } from '../request.ts'
import { FormDialog } from './Dialog.tsx'

type Action = 'New project' | 'New developer' | 'Copy' | 'Rename' | 'Remove'

/** What the button that sends a dialog says, where it is not the dialog's own name. */
const SUBMIT: Partial<Record<Action, string>> = {
  'New project': 'Create',
  'New developer': 'Create',
  Copy: 'Create',
}

/** Buttons that change the list of records, each with its dialog; each change is written at once. */
export function RecordActions({
  actions,
  look,
  view,
  saveDraft,
}: {
  actions: readonly Action[]
  look: string
  /** The project or developer that is copied, renamed or removed. */
  view?: PageView
  saveDraft?: () => Promise<unknown>
}) {
  const navigate = useNavigate()
  const [action, setAction] = useState<Action>()
  const { page = '', title = '', kind } = view ?? {}
  const path = {
    'New project': '/projects',
    'New developer': '/developers',
    Copy: `/pages/${page}/copy`,
    Rename: `/pages/${page}/rename`,
    Remove: `/pages/${page}/remove`,
  }
  const close = () => setAction(undefined)
  const send = async (action: Action, fields: Record<string, string>) => {
    await saveDraft?.()
    const done = await request<Done>(path[action], 'POST', fields)
    close()
    const next = action === 'Remove' ? '' : (done.page ?? page)
    if (next !== page) await navigate(`/${next}`)
    showNotice(done.message)
  }
  return (
    <>
      {actions.map((action) => (
        <Button key={action} look={look} writes onClick={() => setAction(action)}>
          {action}
        </Button>
      ))}
      {action && (
        <FormDialog
          title={view ? `${action} ${title}${action === 'Remove' ? '?' : ''}` : action}
          submit={SUBMIT[action] ?? action}
          onSend={(fields) => send(action, fields)}
          onClose={close}
        >
          {action === 'New project' && <ProjectFields isCopy={false} />}
          {action === 'New developer' && (
            <>
              {NAME}
              <Select label="Kind" name="kind" options={KINDS} />
            </>
          )}
          {action === 'Copy' && (kind === 'project' ? <ProjectFields isCopy /> : NAME)}
          {action === 'Rename' && (
            <>
              <TextInput label="New name" name="name" required defaultValue={title} />
              <p>Its address changes with it; the old one leads to the new one.</p>
            </>
          )}
          {action === 'Remove' && (
            <p>It is taken out of all files at once. ‘Undo’ brings it back.</p>
          )}
        </FormDialog>
      )}
    </>
  )
}

const NAME = <TextInput label="Name" name="name" required />

/** The kinds of developers, of which the first two are those of projects. */
const KINDS = [
  ['residential', 'Residential'],
  ['commercial', 'Commercial'],
  ['plots', 'Plots'],
  ['sco', 'SCO'],
] as const

/** The fields of a new project, which mostly belongs to the developer on the page. */
function ProjectFields({ isCopy }: { isCopy: boolean }) {
  const { developers } = useDeskState()
  const page = useLocation().pathname.slice(1)
  const owner = developers.find(
    (developer) =>
      developer.page === page || developer.projects.some((project) => project.page === page),
  )
  const own = owner?.projects.find((project) => project.page === page)
  return (
    <>
      {NAME}
      <Select
        label="Developer"
        name="developer"
        defaultValue={owner?.title}
        options={developers.map(({ title }) => [title, title])}
      />
      <Select
        label="Kind"
        name="kind"
        defaultValue={isCopy ? own?.kind : undefined}
        options={KINDS.slice(0, 2)}
      />
      <div className="grid grid-cols-2 gap-3">
        <TextInput label="Id" name="id" placeholder="from the name" />
        <TextInput label="Slug" name="slug" placeholder="from the name" />
      </div>
    </>
  )
}
