import type { EnquiryFields } from '../../../domain/enquiry/enquiry.ts'
import {
  choiceLabel,
  ENQUIRY_FIELD_NAMES,
  ENQUIRY_FIELDS,
} from '../../../domain/enquiry/enquiry-fields.ts'
import type { EnquirySource } from '../sending/enquiry-request.ts'

/** What visitors read about their enquiry (docs/product.md, 'Texts'). */
export const TEXTS = {
  sent: 'Enquiry submitted successfully!',
  next: 'We will get back to you.',
  crowded: 'Very many enquiries are coming in just now. If it is urgent, please call',
  unexpectedStatus: (status: number) => `Unexpected response status: ${status}`,
  unexpected: 'Unexpected error',
  failed: 'Failed to submit enquiry.',
  network: 'Network error. Please check your connection.',
  noResultsSent: 'Your enquiry has been submitted successfully!',
  noResultsFailed: 'There was an error submitting your enquiry. Please try again later.',
  savedLocally: 'Form data saved locally. Please contact us directly',
  sentLater: 'Your enquiry will be processed when the system is back online.',
  kept: 'We have kept your enquiry in this browser and will send it as soon as we can.',
  notKept:
    'This browser could not keep it: please try again before you leave this page, or contact us directly.',
  sentMeanwhile: 'This enquiry has been sent.',
  refused: 'An enquiry of yours could not be taken, and will not be sent again:',
  copy: 'Your words, to copy',
  formFailed: 'This form could not be shown. Please call us or write to us.',
  notSaved:
    'Unable to submit enquiry automatically. Please contact us directly, or try again later.',
  phone: 'Please enter a valid phone number.',
  phoneHint: 'We add +91 unless you give another country code.',
  phoneWarning: 'Please check: this does not look like a number.',
} as const

/** The words of a form's button, where they are not 'Request a call back'. */
export const SUBMIT: Partial<Record<EnquirySource, string>> = {
  brochure: 'Get the brochure',
  'privacy-request': 'Send request',
  visit: 'Plan the visit',
}

/** The words of an enquiry with the name of each field, for sending them by hand. */
export function enquiryText(fields: Partial<EnquiryFields>, project?: string): string {
  const typed = ENQUIRY_FIELD_NAMES.flatMap((name) => {
    const { [name]: value } = fields
    return value ? [`${ENQUIRY_FIELDS[name].label}: ${choiceLabel(name, value) ?? value}`] : []
  })
  return [...(project ? [`Project: ${project}`] : []), ...typed].join('\n')
}
