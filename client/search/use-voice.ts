import { useEffect, useRef, useState } from 'react'
import { browserRecognition, listen } from './voice.ts'

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
    /** Begins to listen, or stops. */
    toggle: () => {
      if (listening) {
        stop.current?.()
        mark(false)
        return
      }
      setError(undefined)
      mark(true)
      stop.current = listen(browserRecognition(), {
        onResult,
        onError: setError,
        onEnd: () => mark(false),
      })
    },
  }
}
