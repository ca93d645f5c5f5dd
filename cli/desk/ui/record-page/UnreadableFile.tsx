import { useState } from 'react'
import type { Done, PageView, Part, TextRequest } from '../../api.ts'
import { Button } from '../controls.tsx'
import { useDesk } from '../desk-context.tsx'
import { PageHead } from '../PageHead.tsx'
import { request } from '../request.ts'
import { Conflicts } from './Conflicts.tsx'

/**
 * The exact text of a file that cannot be read, with its findings. What is typed is kept in the
 * browser until it is saved.
 */
export function UnreadableFile({ view, text }: { view: PageView; text: string }) {
  const { runAction } = useDesk()
  const name = view.page.replace('files/', '')
  const storageKey = `text of ${name}`
  const [draft, setDraft] = useState(
    () => JSON.parse(localStorage.getItem(storageKey) ?? 'null') as TextRequest | null,
  )
  const keep = (draft: TextRequest | null) => {
    setDraft(draft)
    if (draft) localStorage.setItem(storageKey, JSON.stringify(draft))
    else localStorage.removeItem(storageKey)
  }
  const shown = draft ?? { base: text, text }
  const save = async () => {
    const action = request<Done>(`/files/${name}/text`, 'PUT', shown)
    if (await runAction(action, 'Not saved: ')) keep(null)
  }
  const title = `Text of ${name}.json`
  const clash = { file: name as Part['file'], pointer: '', title, mine: shown.text, theirs: text }
  return (
    <div>
      <PageHead title={view.title} isDraft={draft !== null}>
        <Button look="button button-primary" writes onClick={() => void save()}>
          Save
        </Button>
        <Button writes disabled={draft === null} onClick={() => keep(null)}>
          Discard
        </Button>
      </PageHead>
      <div className="grid gap-3 p-5">
        <Conflicts
          conflicts={shown.base === text ? [] : [clash]}
          onResolve={(choice) =>
            keep(choice.keep === 'mine' ? { base: text, text: shown.text } : null)
          }
        />
        <div
          id="unreadable"
          className="border-l-3 border-danger bg-danger-tint px-3 py-2 text-danger"
        >
          {view.findings.map(({ message, line, hint }) => (
            <p key={message}>
              {message} (line {line}){hint && `. ${hint}`}
            </p>
          ))}
        </div>
        <label htmlFor="text" className="font-semibold">
          {title}
        </label>
        <textarea
          id="text"
          aria-describedby="unreadable"
          spellCheck={false}
          rows={30}
          className="control font-mono"
          value={shown.text}
          onChange={({ target }) => keep({ base: shown.base, text: target.value })}
        />
      </div>
    </div>
  )
}
