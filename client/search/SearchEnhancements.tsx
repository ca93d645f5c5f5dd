import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { collapseSpaces } from '../../domain/text/text.ts'
import { trackOwn } from '../analytics/events.ts'
import { IconButton } from '../components/buttons/Button.tsx'
import { cx } from '../components/cx.ts'
import { useAnnounceChange, StatusMessage } from '../components/status/live-region.tsx'
import { ResultPanel } from './ResultPanel.tsx'
import { useSearchAnswer, type SearchResult } from './use-search-answer.ts'
import { useVoiceInput } from './use-voice-input.ts'

/** What of the search needs script: results while typing, voice, the button that clears. */
export function SearchEnhancements({
  field,
  text,
  open,
  within,
  onOpen,
  onWrite,
  listening,
  onListening,
}: {
  /** The form's own field, which keeps the text and the focus throughout. */
  field: RefObject<HTMLInputElement | null>
  text: string
  open: boolean
  /** Whether the results are in the form itself, not over the page. */
  within: boolean
  onOpen: (open: boolean) => void
  onWrite: (text: string) => void
  listening: boolean
  onListening: (isListening: boolean) => void
}) {
  const { result, slow } = useSearchAnswer(open ? text : '')
  const forgetMissed = useMissedSearch(text, result, open)
  const voice = useVoiceInput({
    listening,
    onListening,
    onResult(query) {
      onWrite(query)
      onOpen(true)
      field.current?.focus()
    },
  })

  useAnnounceChange(listening && 'Listening')

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return
    if (event.key === 'Escape') {
      // An empty field leaves Escape to the dialog around it.
      if (text !== '') event.preventDefault()
      if (open && !within) onOpen(false)
      else onWrite('')
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    // The arrow keys must not move the caret.
    event.preventDefault()
    onOpen(true)
  })
  const onPress = useEffectEvent(({ target }: Event) => {
    if (target instanceof Node && !field.current?.form?.contains(target)) onOpen(false)
  })
  const onType = useEffectEvent(voice.forgetError)
  const onSubmit = useEffectEvent(forgetMissed)
  // SearchBox renders the field, so its listeners are added here.
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    field.current?.addEventListener('input', () => onType(), { signal })
    field.current?.addEventListener('keydown', (event) => onKey(event), { signal })
    field.current?.form?.addEventListener('submit', () => onSubmit(), { signal })
    document.addEventListener('pointerdown', (event) => onPress(event), { signal })
    return () => stop.abort()
  }, [field])

  return (
    <>
      {text !== '' && (
        <IconButton
          label="Clear the search"
          variant="plain"
          icon="X"
          onClick={() => {
            onWrite('')
            field.current?.focus()
          }}
        />
      )}
      <IconButton
        label={listening ? 'Stop listening' : 'Search by voice'}
        variant="plain"
        icon="Mic"
        onClick={voice.toggle}
        className={cx(
          'mr-1',
          listening && 'bg-dark! text-on-dark',
          // Narrow fields have room for one of the two buttons.
          text !== '' && !listening && 'max-sm:hidden',
        )}
      />
      <ResultPanel
        field={field}
        within={within}
        isShown={open && (result !== undefined || slow)}
        result={result}
        onClose={() => onOpen(false)}
      />
      <div className={cx('order-last basis-full', voice.error && 'pt-2 pr-4 pb-2.5')}>
        <StatusMessage tone="error">{voice.error}</StatusMessage>
      </div>
    </>
  )
}

/** The queries that were reported; each is reported once a tab. */
const reported = new Set<string>()

/**
 * Reports the last text of a search that the visitor leaves with nothing found.
 * @returns a function that cancels the report, as the page of results counts by itself
 */
function useMissedSearch(
  text: string,
  result: SearchResult | undefined,
  open: boolean,
): () => void {
  const answer = result === 'failed' ? undefined : result
  const isMissed = answer?.total === 0 && answer.query === collapseSpaces(text)
  const missed = isMissed ? answer.query : undefined
  const lastMissed = useRef<string>(undefined)
  useEffect(() => {
    if (open) lastMissed.current = missed
  }, [missed, open])

  useEffect(() => {
    if (!open) return
    const report = () => {
      const query = lastMissed.current
      if (query === undefined || reported.has(query)) return
      reported.add(query)
      trackOwn('search_missed', query)
    }
    window.addEventListener('pagehide', report)
    return () => {
      window.removeEventListener('pagehide', report)
      report()
    }
  }, [open])

  return () => {
    lastMissed.current = undefined
  }
}
