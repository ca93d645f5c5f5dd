import { cleanEnquiry, type EnquiryFields } from '../../../domain/enquiry/enquiry.ts'

/** The chat's first message: project name, then what the visitor filled in, one line each. */
export function whatsappText(projectName: string, fields: Partial<EnquiryFields>): string {
  const { name, phone, email, message } = cleanEnquiry(fields)
  const lines = [
    ['Project', projectName],
    ['Name', name],
    ['Phone', phone],
    ['Email', email],
    ['Message', message],
  ]
  return lines
    .filter(([, value]) => value)
    .map(([label, value]) => `${label}: ${value}`)
    .join('\n')
}
