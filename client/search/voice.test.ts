import { expect, test, vi } from 'vitest'
import { listen, type Recognition } from './voice.ts'

/** A browser's recognition that does what the test says. */
function browser(start: (recognition: Recognition) => void = () => undefined) {
  const made: FakeRecognition[] = []
  class FakeRecognition implements Recognition {
    lang = ''
    continuous = true
    interimResults = true
    maxAlternatives = 5
    onresult: Recognition['onresult'] = null
    onerror: Recognition['onerror'] = null
    onend: Recognition['onend'] = null
    aborted = false
    constructor() {
      made.push(this)
    }
    start() {
      start(this)
    }
    abort() {
      this.aborted = true
      this.onerror?.({ error: 'aborted' })
      this.onend?.()
    }
  }
  return { made, Maker: FakeRecognition }
}

const events = () => ({
  onResult: vi.fn<(text: string) => void>(),
  onError: vi.fn<(message: string) => void>(),
  onEnd: vi.fn<() => void>(),
})

const results = (...said: string[]) =>
  ({ results: [said.map((transcript) => ({ transcript }))] }) as unknown as {
    results: SpeechRecognitionResultList
  }

test('one phrase of American English, without guesses in between', () => {
  const { made, Maker } = browser()
  listen(Maker, events())
  expect(made[0]).toMatchObject({
    lang: 'en-US',
    continuous: false,
    interimResults: false,
    maxAlternatives: 1,
  })
})

test('what was said is reported once, trimmed', () => {
  const { made, Maker } = browser()
  const handlers = events()
  listen(Maker, handlers)
  made[0]?.onresult?.(results(' sector 65 '))
  made[0]?.onend?.()
  expect(handlers.onResult.mock.calls).toEqual([['sector 65']])
  expect(handlers.onError).not.toHaveBeenCalled()
  expect(handlers.onEnd).toHaveBeenCalledTimes(1)
})

test.each([
  ['network', 'Network error! Please check your internet connection and try again.'],
  ['not-allowed', 'Microphone access denied! Please allow microphone permissions.'],
  ['no-speech', 'Error: no-speech'],
  ['service-not-allowed', 'Error: service-not-allowed'],
])('%s says %j', (code, message) => {
  const { made, Maker } = browser()
  const handlers = events()
  listen(Maker, handlers)
  made[0]?.onerror?.({ error: code })
  made[0]?.onend?.()
  expect(handlers.onError.mock.calls).toEqual([[message]])
  expect(handlers.onEnd).toHaveBeenCalledTimes(1)
})

test('a browser without speech recognition says so', () => {
  const handlers = events()
  listen(undefined, handlers)
  expect(handlers.onError.mock.calls).toEqual([['Voice search is not supported in this browser.']])
  expect(handlers.onEnd).toHaveBeenCalledTimes(1)
})

test('a recognition that does not start says why', () => {
  const { Maker } = browser(() => {
    throw new DOMException('started already', 'InvalidStateError')
  })
  const handlers = events()
  listen(Maker, handlers)
  expect(handlers.onError.mock.calls).toEqual([['Error: InvalidStateError']])
  expect(handlers.onEnd).toHaveBeenCalledTimes(1)
})

test('stopping is silent', () => {
  const { made, Maker } = browser()
  const handlers = events()
  listen(Maker, handlers)()
  expect(made[0]?.aborted).toBe(true)
  expect(handlers.onError).not.toHaveBeenCalled()
  expect(handlers.onEnd).not.toHaveBeenCalled()
})
