import { useEffect, useRef, useState } from 'react'

/** The part of the Web Speech API that the search uses; no browser's types have it yet. */
type Recognition = { start(): void; abort(): void }
type Maker = new () => Recognition

/** The messages of docs/product.md, 'Search', by code; any other code is shown as it is. */
const ERRORS: Readonly<Record<string, string>> = {
  unsupported: 'Voice search is not supported in this browser.',
  network: 'Network error! Please check your internet connection and try again.',
  'not-allowed': 'Microphone access denied! Please allow microphone permissions.',
}

/** Listens for one phrase (docs/product.md, 'Search'), and gives the last error. */
export function useVoiceInput({
  listening,
  onListening,
  onResult,
}: {
  listening: boolean
  onListening: (isListening: boolean) => void
  onResult: (text: string) => void
}) {
  const [code, setCode] = useState<string>()
  const current = useRef<Recognition>(undefined)

  useEffect(() => () => current.current?.abort(), [])

  return {
    error: code && (ERRORS[code] ?? `Error: ${code}`),
    forgetError: () => setCode(undefined),
    /** Starts or stops; called by a press, as browsers ask for the microphone only then. */
    toggle() {
      if (listening) {
        const stopped = current.current
        current.current = undefined
        stopped?.abort()
        onListening(false)
        return
      }
      // The API has either name, or is missing.
      const { SpeechRecognition, webkitSpeechRecognition } = globalThis as Record<string, unknown>
      const Maker = (SpeechRecognition ?? webkitSpeechRecognition) as Maker | undefined
      setCode(Maker ? undefined : 'unsupported')
      if (!Maker) return
      // Events of a recognition that was stopped are ignored.
      const isCurrent = () => current.current === recognition
      const recognition: Recognition = Object.assign(new Maker(), {
        lang: 'en-US',
        continuous: false,
        interimResults: false,
        maxAlternatives: 1,
        onresult: ({ results }: { results: SpeechRecognitionResultList }) => {
          const transcript = results[0]?.[0]?.transcript.trim()
          if (transcript && isCurrent()) onResult(transcript)
        },
        onerror: ({ error }: { error: string }) => isCurrent() && setCode(error),
        onend: () => isCurrent() && onListening(false),
      })
      current.current = recognition
      onListening(true)
      try {
        recognition.start()
      } catch (error) {
        onListening(false)
        setCode((error as Error).name)
      }
    },
  }
}
