/** What an enquiry was answered with; `id` and `reference` where it was stored. */
export type Answer = {
  readonly status: number
  readonly retryAfter: number
  readonly text: string
  readonly id: string
  readonly reference: string
}

/** Sends an enquiry of Asha's as a browser does; undefined where no whole answer came. */
export async function sendEnquiry(url: string, submissionId: string): Promise<Answer | undefined> {
  try {
    const response = await fetch(`${url}/api/enquiry`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Asha', phone: '9876543210', submissionId }),
    })
    const text = await response.text()
    const retryAfter = Number(response.headers.get('retry-after'))
    const stored = (response.status === 201 ? JSON.parse(text) : {}) as Partial<Answer>
    const { id = '', reference = '' } = stored
    return { status: response.status, retryAfter, text, id, reference }
  } catch {
    return undefined
  }
}

type Row = { readonly submissionId: string | null; readonly id: string }

/** What became of acknowledged enquiries: submissions by id that are not stored, and rows stored twice. */
export function lostAndTwice(acknowledged: ReadonlyMap<string, string>, stored: readonly Row[]) {
  const bySubmission = new Map(stored.map(({ submissionId, id }) => [submissionId, id]))
  const lost = [...acknowledged].filter(([submission, id]) => bySubmission.get(submission) !== id)
  return { lost: lost.map(([submission]) => submission), twice: stored.length - bySubmission.size }
}
