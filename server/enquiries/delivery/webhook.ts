import { createHmac } from 'node:crypto'
import type { Notifier } from './deliverer.ts'

const ANSWER_MS = 10_000

/**
 * Posts each enquiry as JSON. The receiver may get one twice and can tell by its `id`. Any answer
 * but 2xx counts as a failure; so does a redirect, which would carry the visitor's data elsewhere.
 * @param secrets keys that each sign every body; without any the webhook is unsigned
 */
export function webhookNotifier(url: string, secrets: readonly string[] = []): Notifier {
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
          ...(secrets.length > 0 && { 'X-Signature': signature(body, secrets, new Date()) }),
        },
        body,
      })
      await response.body?.cancel()
      if (!response.ok) {
        const { status, headers } = response
        throw Object.assign(new Error(`the webhook answered ${status}`), {
          code: `HTTP_${status}`,
          ...([429, 503].includes(status) && { retryAfterMs: retryAfterMs(headers, new Date()) }),
        })
      }
      return 0
    },
  }
}

/** The wait that `Retry-After` asks for, in seconds or until a time; 0 without one. */
function retryAfterMs(headers: Headers, now: Date): number {
  const asked = headers.get('retry-after')?.trim() ?? ''
  const ms = /^\d+$/.test(asked) ? Number(asked) * 1000 : Date.parse(asked) - now.getTime()
  return Number.isNaN(ms) ? 0 : Math.max(0, ms)
}

/**
 * `t=<unix seconds>,v1=<hex>`: the HMAC-SHA256 of `<t>.<raw body>`. The time lets the receiver
 * refuse a replay; each of two secrets adds a `v1`, so that one can be replaced without a gap.
 */
export function signature(body: string, secrets: readonly string[], now: Date): string {
  const time = Math.floor(now.getTime() / 1000)
  const signed = secrets.map(
    (secret) => `v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`,
  )
  return [`t=${time}`, ...signed].join(',')
}
