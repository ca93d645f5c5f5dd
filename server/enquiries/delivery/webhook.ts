import { createHmac } from 'node:crypto'
import type { Sender } from './sender.ts'

const ANSWER_MS = 10_000

export type WebhookOptions = {
  readonly url: string
  /** Signs each body; without it the webhook is unsigned. */
  readonly secret?: string
}

class WebhookRefused extends Error {
  readonly code: string

  constructor(status: number) {
    super(`the webhook answered ${status}`)
    this.name = 'WebhookRefused'
    this.code = `HTTP_${status}`
  }
}

/**
 * Posts each enquiry as JSON. The receiver may get one twice and knows it by its `id`; any answer
 * but 2xx counts as not taken, a redirect too, because it would carry the visitor's data elsewhere.
 */
export function webhookSender({ url, secret }: WebhookOptions): Sender {
  return {
    channel: 'webhook',
    async send(enquiry) {
      const body = JSON.stringify(enquiry)
      const response = await fetch(url, {
        method: 'POST',
        redirect: 'manual',
        signal: AbortSignal.timeout(ANSWER_MS),
        headers: {
          'Content-Type': 'application/json; charset=utf-8',
          'Idempotency-Key': enquiry.id,
          ...(secret !== undefined && { 'X-Signature': signature(body, secret) }),
        },
        body,
      })
      await response.body?.cancel()
      if (!response.ok) throw new WebhookRefused(response.status)
    },
  }
}

/** `sha256=<hex>` over the raw body, as the receiver computes it. */
export function signature(body: string, secret: string): string {
  return `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`
}
