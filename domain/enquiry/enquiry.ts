import { asciiDigits } from '../text/ascii-digits.ts'
import { trimText, withoutInvisibleSigns } from '../text/text.ts'
import {
  ENQUIRY_FIELD_NAMES,
  ENQUIRY_FIELDS,
  formKindOf,
  type EnquiryField,
  type FormKind,
} from './enquiry-fields.ts'

/** What a visitor typed and chose; empty where nothing was. */
export type EnquiryFields = Readonly<Record<EnquiryField, string>>

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

/** Cleans what was posted, each field by its kind. */
export function cleanEnquiry(posted: Partial<EnquiryFields>): EnquiryFields {
  const cleaned = ENQUIRY_FIELD_NAMES.map((name) => [name, cleanField(name, posted[name] ?? '')])
  return Object.fromEntries(cleaned) as EnquiryFields
}

function cleanField(name: EnquiryField, text: string): string {
  const { control } = ENQUIRY_FIELDS[name]
  if (control === 'lines') return cleanText(text)
  const line = cleanLine(text)
  if (control === 'email') return withoutInvisibleSigns(line)
  if (control === 'phone') return asciiDigits(withoutInvisibleSigns(line)).replaceAll('＋', '+')
  return line
}

/**
 * What is wrong with cleaned fields, in the order of the form; empty when the enquiry can be sent.
 * @param source which form was sent
 */
export function enquiryProblems(
  fields: EnquiryFields,
  source = '',
): { field: EnquiryField; text: string }[] {
  const isVisit = fields.visitOn !== '' || fields.visitSlot !== ''
  const forms: FormKind[] = [formKindOf(source), ...(isVisit ? (['visit'] as const) : [])]
  return ENQUIRY_FIELD_NAMES.flatMap((field) => {
    const text = problemOf(field, fields, forms)
    return text === undefined ? [] : [{ field, text }]
  })
}

function problemOf(
  field: EnquiryField,
  fields: EnquiryFields,
  sent: readonly FormKind[],
): string | undefined {
  const { control, choices, forms, required, problem } = ENQUIRY_FIELDS[field]
  const value = fields[field]
  if (value === '') {
    if (field === 'email' && fields.contactBy === 'email')
      return 'Please enter the e-mail address to answer to.'
    return required && forms.some((form) => sent.includes(form)) ? problem : undefined
  }
  const isWrong = choices ? !Object.hasOwn(choices, value) : control === 'email' && !isEmail(value)
  return isWrong ? problem : undefined
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
