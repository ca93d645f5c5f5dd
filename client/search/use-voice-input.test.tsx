// @vitest-environment jsdom
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { draw } from '../../tests/support/draw.ts'
import { useVoiceInput } from './use-voice-input.ts'

test('says why it cannot start to listen, and stops', async () => {
  class Refusing {
    start(): void {
      throw new DOMException('', 'InvalidStateError')
    }
    abort(): void {}
  }
  vi.stubGlobal('SpeechRecognition', Refusing)
  const onListening = vi.fn<(on: boolean) => void>()
  function Voice() {
    const { error, toggle } = useVoiceInput({
      listening: false,
      onListening,
      onResult: () => undefined,
    })
    return <button onClick={toggle}>{error}</button>
  }
  const { place } = await draw(<Voice />)
  act(() => place.querySelector('button')?.click())
  expect(place.textContent).toBe('Error: InvalidStateError')
  expect(onListening.mock.calls).toEqual([[true], [false]])
})
