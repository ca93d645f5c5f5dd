import { useState } from 'react'
import { momentText } from '../../../../domain/text/dates.ts'
import type { Changes, PublishView } from '../../api.ts'
import { Answered, Button, Panel } from '../controls.tsx'
import { useRequest } from '../desk.ts'
import { Dialog, FormDialog } from '../dialogs/Dialog.tsx'

type State = Extract<PublishView, { states: unknown }>['states'][number]

const timeOf = ({ publishedAt }: State): string => momentText(new Date(publishedAt))

/** The last published states: what each changed, and the way back to it. */
export function PublishedStates({
  states,
  onBack,
}: {
  states: readonly State[]
  onBack: (commit: string) => Promise<void>
}) {
  const [chosen, setChosen] = useState<{ state: State; action: 'show' | 'back' }>()
  const close = () => setChosen(undefined)
  return (
    <Panel title="Published states">
      <ol className="grid">
        {states.map((state, index) => (
          <li
            key={state.commit}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-border py-2 last:border-0"
          >
            <span className="min-w-0 flex-1 basis-52" id={`state-${state.commit}`}>
              {state.message}
              <span className="block text-muted">
                {timeOf(state)}, {state.by}
              </span>
            </span>
            <span className="flex gap-2">
              {/* The first of the list is the present state. */}
              {index > 0 && (
                <Button
                  writes
                  aria-describedby={`state-${state.commit}`}
                  onClick={() => setChosen({ state, action: 'back' })}
                >
                  Back to this state
                </Button>
              )}
              <Button
                aria-describedby={`state-${state.commit}`}
                onClick={() => setChosen({ state, action: 'show' })}
              >
                Show
              </Button>
            </span>
          </li>
        ))}
      </ol>
      {chosen?.action === 'show' && <ShowState state={chosen.state} onClose={close} />}
      {chosen?.action === 'back' && (
        <FormDialog
          title="Back to this state?"
          submit="Back to this state"
          onClose={close}
          onSend={() => {
            close()
            return onBack(chosen.state.commit)
          }}
        >
          <p>
            The data becomes what it was on {timeOf(chosen.state)} (‘{chosen.state.message}’), and
            is published. The states since then stay in this list.
          </p>
        </FormDialog>
      )}
    </Panel>
  )
}

function ShowState({ state, onClose }: { state: State; onClose: () => void }) {
  const result = useRequest<Changes>(`/published/${state.commit}`)
  return (
    <Dialog title={state.message} wide onClose={onClose}>
      <div className="grid gap-5">
        <Answered result={result}>
          {(changes) => <Differences changes={changes} none="Visitors saw no difference." />}
        </Answered>
      </div>
    </Dialog>
  )
}

/** Differences in a visitor's words, part by part, or the words for none. */
export function Differences({ changes, none }: { changes: Changes; none: string }) {
  if ('message' in changes) return <p>{changes.message}</p>
  if (changes.sections.length === 0) return <p>{none}</p>
  return changes.sections.map(({ title, lines }) => (
    <Panel key={title} title={title}>
      <ul className="grid gap-1">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Panel>
  ))
}
