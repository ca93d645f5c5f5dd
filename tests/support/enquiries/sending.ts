import { randomUUID } from 'node:crypto'

/**
 * Sends an enquiry of Asha's as a browser does; undefined where no whole answer came. `id` and `reference`
 * are empty where it was not stored.
 */
export async function sendEnquiry(url: string, submissionId: string = randomUUID()) {
  try {
    const response = await fetch(`${url}/api/enquiry`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Asha', phone: '9876543210', submissionId }),
    })
    const { status, headers } = response
    const text = await response.text()
    const stored = (status === 201 ? JSON.parse(text) : {}) as { id?: string; reference?: string }
    const { id = '', reference = '' } = stored
    return { status, retryAfter: Number(headers.get('retry-after')), text, id, reference }
  } catch {
    return undefined
  }
}

/** What became of acknowledged enquiries: submissions by id that are not stored, and rows stored twice. */
export function lostAndTwice(
  acknowledged: ReadonlyMap<string, string>,
  stored: readonly { submissionId: string; id: string }[],
) {
  const bySubmission = new Map(stored.map(({ submissionId, id }) => [submissionId, id]))
  const lost = [...acknowledged].filter(([submission, id]) => bySubmission.get(submission) !== id)
  return { lost: lost.map(([submission]) => submission), twice: stored.length - bySubmission.size }
}
