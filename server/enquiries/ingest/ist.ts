// India has had one time zone without summer time since 1945.
const OFFSET_MS = 5.5 * 60 * 60_000

/** `2026-02-28 17:05 IST`, for people in the office. */
export function istText(date: Date): string {
  return `${new Date(date.getTime() + OFFSET_MS).toISOString().slice(0, 16).replace('T', ' ')} IST`
}

/** The day in India, `2026-02-28`. */
export const istDay = (date: Date): string => istText(date).slice(0, 10)

/**
 * Reads `2026-02-28` (the start of that day in India) or an ISO date and time, which is Indian when
 * it names no zone. Undefined when it is neither.
 */
export function parseIst(text: string): { date: Date; wholeDay: boolean } | undefined {
  const parts =
    /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?)(Z|[+-]\d{2}:\d{2})?)?$/.exec(
      text,
    )
  if (parts === null) return undefined
  const [, day = '', time, zone = '+05:30'] = parts
  const date = new Date(`${day}T${time ?? '00:00'}${zone}`)
  const realDay = new Date(`${day}T00:00Z`)
  // 31 February would roll over into March.
  if (Number.isNaN(date.getTime()) || Number.isNaN(realDay.getTime())) return undefined
  if (realDay.toISOString().slice(0, 10) !== day) return undefined
  return { date, wholeDay: time === undefined }
}
