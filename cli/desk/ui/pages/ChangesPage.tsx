import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { pluralize } from '../../../../domain/text/text.ts'
import type { Changes, Done, OnlineView, PublishView } from '../../api.ts'
import { Answered, Button, TextInput } from '../controls.tsx'
import { showNotice, useDeskState, useRequest } from '../desk.ts'
import { PageHead } from '../PageHead.tsx'
import { messageOf, request } from '../request.ts'
import { DraftedPages } from './HomePage.tsx'
import { Differences, PublishedStates } from './PublishedStates.tsx'

/** The site takes new data within a minute or so. */
const ASK_AGAIN_MS = 10_000

/** What visitors will see differently from the last commit, and the button that publishes it. */
export function ChangesPage() {
  const changes = useRequest<Changes>('/changes')
  const publishing = useRequest<PublishView>('/publishing').answer
  const [message, setMessage] = useState('')
  const [details, setDetails] = useState('')
  const [isPublishing, setIsPublishing] = useState(false)
  const canPublish = publishing !== undefined && 'states' in publishing
  // Where there is nothing to compare with, that is said alone.
  const canCompare = changes.answer !== undefined && !('message' in changes.answer)
  const sentence = changes.answer && 'sentence' in changes.answer ? changes.answer.sentence : ''

  /** Sends what is to be published. The first line of the answer is the notice, others stand on the page. */
  const publish = async (path: string, body: object) => {
    // The button keeps the focus, so it is not disabled meanwhile.
    if (isPublishing) return
    setIsPublishing(true)
    setDetails('')
    showNotice('Publishing …')
    const tell = (text: string, isRefusal: boolean) => {
      const [first = '', ...others] = text.split('\n')
      showNotice(first, isRefusal)
      setDetails(others.join('\n'))
    }
    try {
      const done = await request<Done>(path, 'POST', body)
      tell(done.message, false)
      setMessage('')
    } catch (error) {
      tell(`Not published: ${messageOf(error)}`, true)
    }
    setIsPublishing(false)
  }

  return (
    <div>
      <PageHead title="Changes">
        {canPublish && (
          <Button
            look="button button-primary"
            writes
            aria-disabled={isPublishing}
            onClick={() => void publish('/publish', { message })}
          >
            Publish
          </Button>
        )}
      </PageHead>
      <div className="grid max-w-4xl gap-5 p-5">
        {canCompare && publishing && 'message' in publishing && <p>{publishing.message}</p>}
        {canPublish && publishing.asksSite && <OnlineState key={publishing.states[0]?.commit} />}
        {canPublish && <Hindrances unsent={publishing.unsent} />}
        {details !== '' && (
          <pre className="rounded-sm border border-border bg-surface p-3 font-mono whitespace-pre-wrap">
            {details}
          </pre>
        )}
        {canPublish && publishing.isChanged && (
          <TextInput
            label="What has changed"
            placeholder={sentence}
            value={message}
            onChange={({ target }) => setMessage(target.value)}
          />
        )}
        <Answered result={changes}>
          {(changes) => (
            <Differences changes={changes} none="Visitors see what they saw at the last commit." />
          )}
        </Answered>
        {canPublish && publishing.states.length > 0 && (
          <PublishedStates
            states={publishing.states}
            onBack={(commit) => publish('/publish/back', { commit })}
          />
        )}
      </div>
    </div>
  )
}

/** What keeps the data from being published, with the way there, and what waits to be sent. */
function Hindrances({ unsent }: { unsent: number }) {
  const { counts } = useDeskState()
  return (
    <>
      <DraftedPages>{(count) => `Save or discard what is typed on ${count} first:`}</DraftedPages>
      {counts.errors > 0 && (
        <p>
          The data has{' '}
          <Link to="/problems" className="link">
            {pluralize(counts.errors, 'error')}
          </Link>{' '}
          to put right first.
        </p>
      )}
      {unsent > 0 && (
        <p>{pluralize(unsent, 'published state')} could not be sent yet: ‘Publish’ tries again.</p>
      )}
    </>
  )
}

/** Says whether the site shows what was published, and asks again until it does. */
function OnlineState() {
  const [online, setOnline] = useState<OnlineView>()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isCurrent = true
    const ask = async () => {
      const answer = await request<OnlineView>('/online').catch(() => undefined)
      if (!isCurrent) return
      if (answer) setOnline(answer)
      if (answer?.isOnline !== true) timer = setTimeout(() => void ask(), ASK_AGAIN_MS)
    }
    void ask()
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [])
  return (
    <output aria-label="On the site" className="font-semibold">
      {online?.text}
    </output>
  )
}
