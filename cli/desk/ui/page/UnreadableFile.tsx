import { useState } from 'react'
import type { Done, PageView, TextRequest } from '../../api.ts'
import { useDesk } from '../desk.tsx'
import { PageHead } from '../PageHead.tsx'
import { request } from '../request.ts'

/** The exact text of a file that cannot be read, and what is wrong with it. */
export function UnreadableFile({ view, text }: { view: PageView; text: string }) {
  const { state, act } = useDesk()
  const [typed, setTyped] = useState(text)
  const name = view.page.replace('files/', '')
  return (
    <div>
      <PageHead title={view.title}>
        <button
          type="button"
          className="button button-primary"
          disabled={state.readOnly !== null}
          onClick={() =>
            void act(
              request<Done>(`/files/${name}/text`, 'PUT', { text: typed } satisfies TextRequest),
              'Not saved: ',
            )
          }
        >
          Save
        </button>
      </PageHead>
      <div className="grid gap-3 p-5">
        <div
          id="unreadable"
          className="border-l-3 border-danger bg-danger-tint px-3 py-2 text-danger"
        >
          {view.findings.map(({ message, hint }) => (
            <p key={message}>
              {message} {hint}
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
