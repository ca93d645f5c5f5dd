import { asciiDigits } from '../text/ascii-digits.ts'
import { trimText, withoutInvisibleSigns } from '../text/text.ts'

/**
 * What a visitor types and chooses, in the order of the form, with its label there. The names are those
 * that are posted, stored and exported.
 */
export const ENQUIRY_LABELS = {
  name: 'Name',
  phone: 'Phone',
  email: 'Email',
  message: 'Message',
  contactBy: 'Contact me by',
  callTime: 'Best time',
  request: 'What do you ask for?',
  visitOn: 'Day',
  visitSlot: 'Time in India',
} as const

export type EnquiryField = keyof typeof ENQUIRY_LABELS

export const ENQUIRY_FIELDS = Object.keys(ENQUIRY_LABELS) as readonly EnquiryField[]

export type EnquiryFields = Readonly<Record<EnquiryField, string>>

/** How the visitor wants to be answered, by its value in `contactBy`; none is chosen beforehand. */
export const CONTACT_WAYS = { call: 'Call', whatsapp: 'WhatsApp', email: 'Email' } as const

/** What a visitor may ask about their own details, by its value in `request`. */
export const PRIVACY_REQUESTS = {
  see: 'See what you hold about me',
  correct: 'Correct it',
  delete: 'Delete it',
  'stop-calls': 'Stop calling me',
} as const

/** The source of a privacy request, which is an enquiry that must say what is asked. */
export const PRIVACY_REQUEST = 'privacy-request'

/** The source of an enquiry that plans a site visit, which must say when. */
export const VISIT = 'visit'

/** When the visitor wants to be called, by its value in `callTime`. */
export const CALL_TIMES = {
  morning: 'Morning',
  afternoon: 'Afternoon',
  evening: 'Evening',
} as const

/**
 * Names of the fields a form posts for the spam marks: `trap` stays empty because no person sees
 * it, `elapsed` holds the milliseconds from the form's appearance to its sending.
 */
export const SPAM_FIELDS = { trap: 'website', elapsed: 'elapsedMs' } as const

const MAX_EMAIL_LENGTH = 254 // RFC 5321, section 4.5.3.1.3
const PHONE_DIGITS = { min: 7, max: 15 } // ITU-T E.164 has 15 at most; local numbers have 7 or more

/**
 * Cleans a text of several lines: control characters dropped, all line breaks `\n`, tabs a space,
 * lone surrogates replaced, trimmed.
 */
export const cleanText = (text: string): string =>
  trimText(
    text
      .replace(/\p{Surrogate}/gu, '\ufffd')
      .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
      .replace(/\t/g, ' ')
      .replace(/(?!\n)\p{Cc}/gu, ''),
  )

/** Cleans a text of one line: like `cleanText`, but line breaks are a space. */
export const cleanLine = (text: string): string => cleanText(text).replace(/\n+/g, ' ')

export function cleanEnquiry(fields: Partial<EnquiryFields>): EnquiryFields {
  const cleaned = ENQUIRY_FIELDS.map((name) => {
    const text = fields[name] ?? ''
    if (name === 'message') return [name, cleanText(text)]
    const line = cleanLine(text)
    if (name === 'phone')
      return [name, asciiDigits(withoutInvisibleSigns(line)).replaceAll('＋', '+')]
    return [name, name === 'email' ? withoutInvisibleSigns(line) : line]
  })
  return Object.fromEntries(cleaned) as EnquiryFields
}

/**
 * What is wrong with cleaned fields, in the order of the form; empty when the enquiry can be sent.
 * @param source which form was sent
 */
export function enquiryProblems(fields: EnquiryFields, source = '') {
  const { name, phone, email, contactBy, callTime, request, visitOn, visitSlot } = fields
  const isUnknown = (value: string, choices: object) =>
    value !== '' && !Object.hasOwn(choices, value)
  const isAsked = request !== '' || source === PRIVACY_REQUEST
  const isVisit = source === VISIT || visitOn !== '' || visitSlot !== ''
  const rules: readonly [isWrong: boolean, field: EnquiryField, text: string][] = [
    [name === '', 'name', 'Please enter your name.'],
    [phone === '', 'phone', 'Please enter your phone number.'],
    [email !== '' && !isEmail(email), 'email', 'Please enter a valid e-mail address.'],
    [
      email === '' && contactBy === 'email',
      'email',
      'Please enter the e-mail address to answer to.',
    ],
    [isUnknown(contactBy, CONTACT_WAYS), 'contactBy', 'Please choose a call, WhatsApp or e-mail.'],
    [isUnknown(callTime, CALL_TIMES), 'callTime', 'Please choose morning, afternoon or evening.'],
    [
      isAsked && !Object.hasOwn(PRIVACY_REQUESTS, request),
      'request',
      'Please choose what you ask for.',
    ],
    [isVisit && visitOn === '', 'visitOn', 'Please choose a day.'],
    [isVisit && visitSlot === '', 'visitSlot', 'Please choose a time.'],
  ]
  return rules.filter(([isWrong]) => isWrong).map(([, field, text]) => ({ field, text }))
}

/**
 * Whether a text reads as a phone number: digits with spaces, dashes, brackets, a +, an extension.
 * An enquiry is never refused for this: the visitor may know better, or write two numbers.
 */
export function looksLikePhone(text: string): boolean {
  if (!/^\(?\+?[\d\s().\p{Pd}/]+(?:(?:ext|x)\.?\s*\d{1,6})?$/iu.test(text)) return false
  const digits = text.replace(/(?:ext|x).*$/i, '').replace(/\D/g, '').length
  return digits >= PHONE_DIGITS.min && digits <= PHONE_DIGITS.max
}

/**
 * Whether a text is one address with a dotted domain, in any script; no display name, no quotes, no
 * comments.
 */
export function isEmail(text: string): boolean {
  return text.length <= MAX_EMAIL_LENGTH && EMAIL.test(text)
}

const EMAIL =
  /^[^\s@<>()[\]\\,;:"\p{C}]+@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+\p{L}[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}]$/u
