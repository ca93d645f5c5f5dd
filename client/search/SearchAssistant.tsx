import { Mic, X } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { cx } from '../components/cx.ts'
import { IconButton } from '../components/buttons/IconButton.tsx'
import { StatusMessage } from '../components/status/StatusMessage.tsx'
import { ResultPanel } from './ResultPanel.tsx'
import { collapseSpaces } from '../../domain/text/text.ts'
import { useAnswer } from './use-answer.ts'
import { useFieldEvents } from './use-field-events.ts'
import { useMissed } from './use-missed.ts'
import { useVoice } from './use-voice.ts'

export type AssistantProps = {
  /** The form's own field, which keeps the text and the focus throughout. */
  field: HTMLInputElement
  text: string
  /** The results stand in the form itself, not over the page. */
  within: boolean
  /** Puts another text into the field. */
  onWrite: (text: string) => void
  onListening: (on: boolean) => void
}

/** What script adds to the search form: results while typing, voice, a way to clear the field. */
export function SearchAssistant({ field, text, within, onWrite, onListening }: AssistantProps) {
  const { key } = useLocation()
  // Whoever was typing while this was on its way sees results at once.
  const [wanted, setWanted] = useState(() => text !== '' && field === document.activeElement)
  const [page, setPage] = useState(key)
  if (page !== key) {
    setPage(key)
    setWanted(false)
  }
  const open = wanted && text.trim() !== ''
  const { found, slow } = useAnswer(open ? text : '')
  const isMissed =
    found?.answer.total === 0 && !found.failed && found.answer.query === collapseSpaces(text)
  const forgetMissed = useMissed(isMissed ? found.answer.query : undefined, open)

  const say = (words: string) => {
    onWrite(words)
    setWanted(true)
    field.focus()
  }
  const voice = useVoice(say, onListening)
  useFieldEvents(field, {
    onWanted: () => {
      setWanted(true)
      voice.forgetError()
    },
    onEscape() {
      if (open && !within) setWanted(false)
      else onWrite('')
      return text !== ''
    },
    onLeave: () => setWanted(false),
    onSubmit: forgetMissed,
  })

  return (
    <>
      {text !== '' && (
        <IconButton
          label="Clear the search"
          variant="plain"
          icon={<X size={20} aria-hidden="true" />}
          onClick={() => {
            onWrite('')
            field.focus()
          }}
        />
      )}
      <IconButton
        label={voice.listening ? 'Stop listening' : 'Search by voice'}
        variant="plain"
        icon={<Mic size={20} aria-hidden="true" />}
        onClick={voice.toggle}
        className={cx(
          'mr-1',
          voice.listening && 'bg-night! text-on-night',
          // Narrow fields have room for one of the two.
          text !== '' && !voice.listening && 'max-sm:hidden',
        )}
      />
      <ResultPanel
        field={field}
        within={within}
        open={open}
        found={found}
        slow={slow}
        onClose={() => setWanted(false)}
      />
      <div className={cx('order-last basis-full', voice.error && 'pt-2 pr-4 pb-2.5')}>
        <StatusMessage tone="error">{voice.error}</StatusMessage>
      </div>
      <output className="sr-only">{voice.listening && 'Listening'}</output>
    </>
  )
}
