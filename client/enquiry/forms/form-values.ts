import {
  cleanEnquiry,
  enquiryProblems,
  looksLikePhone,
  type EnquiryFields,
} from '../../../domain/enquiry/enquiry.ts'

/** What is wrong with each field, by its name. */
export type FormErrors = Readonly<Record<string, string>>

/** The values of a form by name; no form has files. */
export const textsIn = (data: FormData) => Object.fromEntries(data) as Record<string, string>

/** The typed and chosen values of an enquiry; empty where a field is absent. */
export const fieldsOf = (data: FormData): EnquiryFields => cleanEnquiry(textsIn(data))

/** The mistakes of an enquiry that the visitor is asked to correct, by field. */
export function errorsOf(data: FormData): FormErrors {
  const problems = enquiryProblems(fieldsOf(data), data.get('source')?.toString())
  return Object.fromEntries(problems.map(({ field, text }) => [field, text]))
}

/** Whether a phone number was typed that does not look like one. */
export function isDoubtful(data: FormData): boolean {
  const { phone } = fieldsOf(data)
  return phone !== '' && !looksLikePhone(phone)
}
