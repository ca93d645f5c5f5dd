import { parsePhoneNumberFromString } from 'libphonenumber-js/max'

/**
 * The number in E.164 (`+919876543210`), read as an Indian one unless it names another country;
 * undefined when it cannot be a number there. Indian mobile numbers are recognised by their shape,
 * as new series are in use before the library has them.
 */
export function toE164(phone: string): string | undefined {
  // The international prefix dialled in India is 00; +91 is often followed by the trunk 0.
  const dialled = phone.replace(/^\s*00(?=[1-9])/, '+').replace(/^(\+\s*91[\s().-]*)0+/, '$1')
  const compact = dialled.replace(/[\s().\-–]/g, '')
  const mobile = /^(?:\+?91|0)?([6-9]\d{9})$/.exec(compact)?.[1]
  if (mobile !== undefined) return `+91${mobile}`
  const parsed = parsePhoneNumberFromString(dialled, 'IN')
  return parsed?.isValid() === true ? parsed.number : undefined
}

const MAX_KEY_LENGTH = 100

/**
 * The key to find one person's enquiries by: the E.164 number, else the bare digits, else the typed
 * text.
 */
export const phoneKey = (phone: string, e164 = toE164(phone)): string =>
  // PostgreSQL cannot index a text of any length.
  (e164 ?? (phone.replace(/\D/g, '') || phone)).slice(0, MAX_KEY_LENGTH)
