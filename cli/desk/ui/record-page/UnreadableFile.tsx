import { useState } from 'react'
import type { Done, PageView, TextRequest } from '../../api.ts'
import { Button } from '../controls.tsx'
import { useDesk } from '../desk-context.tsx'
import { PageHead } from '../PageHead.tsx'
import { request } from '../request.ts'

/** The exact text of a file that cannot be read, with its findings. */
export function UnreadableFile({ view, text }: { view: PageView; text: string }) {
  const { runAction } = useDesk()
  const [typed, setTyped] = useState(text)
  const name = view.page.replace('files/', '')
  const save = () => {
    const textRequest: TextRequest = { text: typed }
    void runAction(request<Done>(`/files/${name}/text`, 'PUT', textRequest), 'Not saved: ')
  }
  return (
    <div>
      <PageHead title={view.title}>
        <Button look="button button-primary" writes onClick={save}>
          Save
        </Button>
      </PageHead>
      <div className="grid gap-3 p-5">
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
          Text of {name}.json
        </label>
        <textarea
          id="text"
          aria-describedby="unreadable"
          spellCheck={false}
          rows={30}
          className="control font-mono"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
    </div>
  )
}
