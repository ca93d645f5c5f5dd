import {
  cleanEnquiry,
  ENQUIRY_FIELDS,
  enquiryProblems,
  type EnquiryFields,
} from '../../../../domain/enquiry/enquiry.ts'
import type { Submission } from '../../sending/send.ts'

/** Field name -> what is wrong with it. */
export type FormErrors = Readonly<Record<string, string>>

/** The form's values; empty where a field is absent. */
export function fieldsOf(data: FormData): EnquiryFields {
  const entries = ENQUIRY_FIELDS.map((name) => [name, data.get(name)?.toString() ?? ''])
  return Object.fromEntries(entries) as EnquiryFields
}

/** Everything else the form holds: hidden fields, consent, the trap. */
export function contextOf(data: FormData): Submission['context'] {
  const typed: readonly string[] = ENQUIRY_FIELDS
  const entries = [...data].filter(([name, value]) => !typed.includes(name) && value !== '')
  return Object.fromEntries(
    entries.map(([name, value]) => [name, name === 'marketing' ? true : String(value)]),
  )
}

/** What the visitor is asked to correct. */
export function errorsOf(data: FormData): FormErrors {
  const problems = enquiryProblems(cleanEnquiry(fieldsOf(data)), data.get('source')?.toString())
  return Object.fromEntries(problems.map(({ field, text }) => [field, text]))
}
