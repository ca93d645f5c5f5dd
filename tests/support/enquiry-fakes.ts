import { vi } from 'vitest'
import { cleanEnquiry } from '../../domain/enquiry/enquiry.ts'
import type { Submission } from '../../client/enquiry/sending/send-enquiry.ts'

export const ID = '5b0c2b7e-55b1-4a39-8d0a-0d3a1f6c9a01'

export const submission = (overrides: Partial<Submission> = {}): Submission => ({
  ...cleanEnquiry({
    name: 'Asha Rao',
    phone: '98100 12345',
    email: 'asha@example.com',
    message: 'Call me',
    contactBy: 'whatsapp',
  }),
  source: 'footer',
  submissionId: ID,
  ...overrides,
})

type Call = { path: string; init: RequestInit }

/** The network: gives the answers one after the other, the last one for ever; keeps what was posted. */
export function fakeFetch(...answers: readonly (() => Response | Promise<Response>)[]): Call[] {
  const calls: Call[] = []
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    calls.push({ path: input, init })
    const answer = answers[Math.min(calls.length, answers.length) - 1]
    if (!answer) throw new Error('no answer was given')
    return answer()
  })
  return calls
}

export const answer =
  (status: number, body: unknown, headers: Record<string, string> = {}) =>
  () =>
    Response.json(body, { status, headers })

export const taken = answer(201, { success: true, reference: 'PF-1' })

export const offline = () => Promise.reject(new TypeError('Failed to fetch'))
