import { describe, expect, test, vi } from 'vitest'
import type { SearchAnswer } from '../../domain/search/search.ts'
import { createAnswers } from './answers.ts'

const answerTo = (query: string): SearchAnswer => ({ query, total: 0, groups: [] })

const server = () =>
  vi.fn<typeof fetch>(async (input) => {
    const query = new URL(String(input), 'http://site').searchParams.get('q') ?? ''
    return Response.json(answerTo(query))
  })

const signal = new AbortController().signal

describe('asking', () => {
  test('the server is asked for the words as typed', async () => {
    const fetch = server()
    const found = await createAnswers(fetch).ask('Harbour & Vale', signal)
    expect(fetch.mock.calls[0]?.[0]).toBe('/api/search?q=Harbour%20%26%20Vale')
    expect(found).toEqual({ answer: answerTo('Harbour & Vale'), failed: false })
  })

  test.each([
    ['the network fails', async () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the server fails', async () => new Response('', { status: 503 })],
    ['the answer is cut off', async () => new Response('{"query":')],
  ])('the static pages are found where %s', async (_, fetch) => {
    const { answer, failed } = await createAnswers(fetch).ask('contact', signal)
    expect(failed).toBe(true)
    expect(answer.groups).toEqual([
      {
        label: 'Page',
        items: [expect.objectContaining({ title: 'Contact Us', url: '/contact-us' })],
      },
    ])
  })

  test('an abandoned question is no failure', async () => {
    const stop = new AbortController()
    const asked = createAnswers(async (_, init) => {
      stop.abort()
      init?.signal?.throwIfAborted()
      return Response.json(answerTo('x'))
    }).ask('x', stop.signal)
    await expect(asked).rejects.toThrow('aborted')
  })
})

describe('keeping', () => {
  test('an answer is known again, whatever the case and the spaces', async () => {
    const answers = createAnswers(server())
    expect(answers.known('sector 65')).toBeUndefined()
    const found = await answers.ask('Sector  65', signal)
    expect(answers.known(' sector 65')).toBe(found)
  })

  test('what was found without the server is asked again', async () => {
    const answers = createAnswers(async () => new Response('', { status: 500 }))
    await answers.ask('about', signal)
    expect(answers.known('about')).toBeUndefined()
  })

  test('the answer that was not used for longest goes first', async () => {
    const answers = createAnswers(server(), 2)
    await answers.ask('a', signal)
    await answers.ask('b', signal)
    answers.known('a')
    await answers.ask('c', signal)
    expect(answers.known('b')).toBeUndefined()
    expect(answers.known('a')).toBeDefined()
    expect(answers.known('c')).toBeDefined()
  })
})
