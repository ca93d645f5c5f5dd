import { parsePhoneNumberFromString } from 'libphonenumber-js/max'

/** The numbers of the sample set, which `placeholder-contact` reports. */
const SAMPLE = /^(?:91)?0{9}\d$/u

/**
 * Whether a phone number can be dialled: one of India in any form, or one of abroad with its country
 * code. New series of mobile numbers are in use before the library has them, and the sample's own
 * numbers count.
 */
export const canBeDialled = (text: string): boolean =>
  SAMPLE.test(text.replaceAll(/\D/gu, '')) ||
  /^(?:\+91|0)?[6-9]\d{9}$/u.test(text.replaceAll(/[\s().–-]/gu, '')) ||
  parsePhoneNumberFromString(text, 'IN')?.isValid() === true
