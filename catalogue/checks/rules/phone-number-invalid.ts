import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import type { Rule } from '../rule.ts'

/** The numbers of the sample set, which `placeholder-contact` reports. */
const SAMPLE = /^(?:91)?0{9}\d$/u

// New series of mobile numbers are in use before the library has them.
const isNumber = (text: string): boolean =>
  /^(?:\+91|0)?[6-9]\d{9}$/u.test(text.replaceAll(/[\s().–-]/gu, '')) ||
  parsePhoneNumberFromString(text, 'IN')?.isValid() === true

export const phoneNumberInvalid: Rule = {
  name: 'phone-number',
  level: 'warning',
  guide:
    'Nobody can be called at this number: a digit is missing or too many, or the country code is. Write it as it is dialled from abroad, WhatsApp’s in digits only: 919810012345.',
  check: (data, report) => {
    const fields = ['phone', 'whatsapp', 'callsFrom/*', 'grievanceOfficer/phone']
    for (const { record, pathInRecord, value } of data.texts(['site'], ...fields)) {
      // WhatsApp's links need the country code, without a sign before it.
      const dialled = pathInRecord[0] === 'whatsapp' ? `+${value}` : value
      if (SAMPLE.test(dialled.replaceAll(/\D/gu, '')) || isNumber(dialled)) continue
      report(record, pathInRecord, {
        message: `"${value}" can be no phone number; count its digits, which are ten behind +91`,
      })
    }
  },
}
