import { useEffect, useRef, useState } from 'react'

/** What the Web Speech API offers and the search uses; no browser's types name it yet. */
export type Recognition = {
  lang: string
  continuous: boolean
  interimResults: boolean
  maxAlternatives: number
  onresult: ((event: { results: SpeechRecognitionResultList }) => void) | null
  onerror: ((event: { error: string }) => void) | null
  onend: (() => void) | null
  start(): void
  abort(): void
}

type RecognitionMaker = new () => Recognition

/** The texts of docs/product.md, 'Search'; any other code is shown as it is. */
const ERRORS: Readonly<Record<string, string>> = {
  unsupported: 'Voice search is not supported in this browser.',
  network: 'Network error! Please check your internet connection and try again.',
  'not-allowed': 'Microphone access denied! Please allow microphone permissions.',
}

const errorText = (code: string): string => ERRORS[code] ?? `Error: ${code}`

type VoiceEvents = {
  /** What was said. */
  onResult: (text: string) => void
  /** The sentence to show. */
  onError: (message: string) => void
  /** It stopped listening, with or without a result; called once. */
  onEnd: () => void
}

/**
 * Listens for one phrase of English (docs/product.md, 'Search'). Call it from the
 * press of a button: browsers ask for the microphone only then.
 * @returns stops listening; no event follows
 */
export function listen(
  Maker: RecognitionMaker | undefined,
  { onResult, onError, onEnd }: VoiceEvents,
): () => void {
  let over = false
  const end = (then?: () => void) => {
    if (over) return
    over = true
    then?.()
    onEnd()
  }
  if (!Maker) {
    end(() => onError(errorText('unsupported')))
    return () => undefined
  }
  const recognition = Object.assign(new Maker(), {
    lang: 'en-US',
    continuous: false,
    interimResults: false,
    maxAlternatives: 1,
    onresult: ({ results }: { results: SpeechRecognitionResultList }) => {
      const said = results[0]?.[0]?.transcript.trim() ?? ''
      if (said !== '') end(() => onResult(said))
    },
    onerror: ({ error }: { error: string }) => end(() => onError(errorText(error))),
    onend: () => end(),
  })
  try {
    recognition.start()
  } catch (error) {
    end(() => onError(errorText(error instanceof Error ? error.name : 'unknown')))
  }
  return () => {
    over = true
    recognition.abort()
  }
}

/** The browser's speech recognition is under either of its names, where it has one. */
type Names = { SpeechRecognition?: RecognitionMaker; webkitSpeechRecognition?: RecognitionMaker }

/** Speech as input: idle or listening, and what went wrong last. */
export function useVoice(onResult: (text: string) => void, onListening: (on: boolean) => void) {
  const [listening, setListening] = useState(false)
  const [error, setError] = useState<string>()
  const stop = useRef<() => void>(undefined)

  useEffect(() => () => stop.current?.(), [])

  const mark = (on: boolean) => {
    setListening(on)
    onListening(on)
  }

  return {
    listening,
    error,
    forgetError: () => setError(undefined),
    /** Starts to listen, or stops. */
    toggle: () => {
      if (listening) {
        stop.current?.()
        mark(false)
        return
      }
      setError(undefined)
      mark(true)
      const { SpeechRecognition, webkitSpeechRecognition } = globalThis as Names
      stop.current = listen(SpeechRecognition ?? webkitSpeechRecognition, {
        onResult,
        onError: setError,
        onEnd: () => mark(false),
      })
    },
  }
}
