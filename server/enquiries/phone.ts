import { parsePhoneNumberFromString } from 'libphonenumber-js/max'

/**
 * The number in E.164 (`+919876543210`), read as an Indian one unless it names another country;
 * undefined when it can be no number there. New mobile series are taken before the library knows them.
 */
export function toE164(phone: string): string | undefined {
  // The international prefix dialled in India is 00; +91 is often followed by the trunk 0.
  const dialled = phone.replace(/^\s*00(?=[1-9])/, '+').replace(/^(\+\s*91[\s().-]*)0+/, '$1')
  const parsed = parsePhoneNumberFromString(dialled, 'IN')
  if (parsed === undefined) return undefined
  const indianMobile =
    parsed.countryCallingCode === '91' && /^[6-9]\d{9}$/.test(parsed.nationalNumber)
  return parsed.isValid() || indianMobile ? parsed.number : undefined
}
