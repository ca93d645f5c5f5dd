import type { EnquirySource } from '../sending/request.ts'

/** What visitors read about their enquiry (docs/product.md, 'Texts'). */
export const TEXTS = {
  sent: 'Enquiry submitted successfully!',
  next: 'We will get back to you.',
  unexpectedStatus: (status: number) => `Unexpected response status: ${status}`,
  unexpected: 'Unexpected error',
  failed: 'Failed to submit enquiry.',
  network: 'Network error. Please check your connection.',
  noResultsSent: 'Your enquiry has been submitted successfully!',
  noResultsFailed: 'There was an error submitting your enquiry. Please try again later.',
  savedLocally: 'Form data saved locally. Please contact us directly',
  sentLater: 'Your enquiry will be processed when the system is back online.',
  kept: 'We have kept your enquiry in this browser and will send it as soon as we can.',
  notSaved:
    'Unable to submit enquiry automatically. Please contact us directly, or try again later.',
  phone: 'Please enter a valid phone number.',
  phoneHint: 'We add +91 unless you give another country code.',
  phoneWarning: 'Please check: this does not look like a number.',
} as const

/** What the button of a form says where it is not 'Request a call back'. */
export const SUBMIT: Partial<Record<EnquirySource, string>> = {
  brochure: 'Get the brochure',
  'privacy-request': 'Send request',
  visit: 'Plan the visit',
}
