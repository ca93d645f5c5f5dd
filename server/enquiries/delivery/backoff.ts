const FIRST_MS = 5000
const MAX_MS = 60 * 60_000
const GIVE_UP_MS = 24 * 60 * 60_000

/**
 * When a delivery is tried again: 5 s after its first failure, then twice as long each time up to
 * an hour, each up to a fifth later so that many do not come back at once. The last try is 24 h
 * after the enquiry was queued; undefined when that one has failed too.
 * @param attempts failed ones so far, 1 or more
 * @param random 0 up to 1
 */
export function nextAttempt(
  { queuedAt, attempts }: { queuedAt: Date; attempts: number },
  now: Date,
  random: number,
): Date | undefined {
  const end = queuedAt.getTime() + GIVE_UP_MS
  if (now.getTime() >= end) return undefined
  const wait = Math.min(FIRST_MS * 2 ** (attempts - 1), MAX_MS) * (1 + random / 5)
  return new Date(Math.min(now.getTime() + Math.round(wait), end))
}
