import { useEffect, useRef, useState } from 'react'

/** What the Web Speech API offers and the search calls; no browser's types name it yet. */
type Recognition = { start(): void; abort(): void }
type Maker = new () => Recognition

/** The texts of docs/product.md, 'Search'; any other code is shown as it is. */
const ERRORS: Readonly<Record<string, string>> = {
  unsupported: 'Voice search is not supported in this browser.',
  network: 'Network error! Please check your internet connection and try again.',
  'not-allowed': 'Microphone access denied! Please allow microphone permissions.',
}

/** Speech as input (docs/product.md, 'Search'): listens for one phrase, and says what went wrong last. */
export function useVoice({
  listening,
  onListening,
  onResult,
}: {
  listening: boolean
  onListening: (on: boolean) => void
  onResult: (text: string) => void
}) {
  const [code, setCode] = useState<string>()
  const current = useRef<Recognition>(undefined)

  useEffect(() => () => current.current?.abort(), [])

  return {
    error: code && (ERRORS[code] ?? `Error: ${code}`),
    forgetError: () => setCode(undefined),
    /** Starts to listen, or stops: at the press of a button, as browsers ask for the microphone only then. */
    toggle() {
      if (listening) {
        const stopped = current.current
        current.current = undefined
        stopped?.abort()
        onListening(false)
        return
      }
      // Browsers have the API under either name, or not at all.
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
          const said = results[0]?.[0]?.transcript.trim()
          if (said && isCurrent()) onResult(said)
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
