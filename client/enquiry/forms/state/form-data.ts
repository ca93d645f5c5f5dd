import {
  cleanEnquiry,
  enquiryProblems,
  type EnquiryField,
  type EnquiryFields,
} from '../../../../domain/enquiry/enquiry.ts'
import type { Submission } from '../../sending/send.ts'

/** Field name -> what is wrong with it. */
export type FormErrors = Readonly<Record<string, string>>

const TYPED = ['name', 'phone', 'email', 'message'] as const satisfies EnquiryField[]

/** What the visitor typed, as typed; empty where a field is absent. */
export function fieldsOf(data: FormData): EnquiryFields {
  const text = (name: EnquiryField): string => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  }
  return {
    name: text('name'),
    phone: text('phone'),
    email: text('email'),
    message: text('message'),
  }
}

/** Everything else the form holds: hidden fields, consent, the trap. */
export function contextOf(data: FormData): Submission['context'] {
  const typed: readonly string[] = TYPED
  const entries = [...data].filter(([name, value]) => !typed.includes(name) && value !== '')
  return Object.fromEntries(
    entries.map(([name, value]) => [name, name === 'marketing' ? true : String(value)]),
  )
}

/** What the visitor is asked to correct. */
export function errorsOf(data: FormData): FormErrors {
  const problems = enquiryProblems(cleanEnquiry(fieldsOf(data)))
  return Object.fromEntries(problems.map(({ field, text }) => [field, text]))
}
