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
  notSaved:
    'Unable to submit enquiry automatically. Please contact us directly, or try again later.',
  phone: 'Please enter a valid phone number.',
  phoneHint: 'We add +91 unless you give another country code.',
  phoneWarning: 'Please check: this does not look like a number.',
} as const

/** How one family of forms words its button and its results. */
export type FormTexts = {
  submit: string
  /** @param answer what the server said */
  sent: (answer: string | undefined) => string
  /** @param reason why it was not sent: the network's or the server's words */
  failed: (reason: string) => string
  /** Replaces that where the enquiry was stored in this browser. */
  queued?: string
  /** Replaces it where the browser could not keep it either. */
  lost?: string
  /** Shown below it where it was stored. */
  storedNote: string
}

/** Footer, dialog, service and locality forms. */
export const STANDARD: FormTexts = {
  submit: 'Request a call back',
  sent: () => TEXTS.sent,
  failed: (reason) => reason,
  storedNote: 'We have kept your enquiry in this browser and will send it as soon as we can.',
}

/** The popup repeats the server's own words. */
export const POPUP: FormTexts = { ...STANDARD, sent: (answer) => answer ?? TEXTS.sent }

/** What a visitor asks about their own details. */
export const PRIVACY: FormTexts = { ...STANDARD, submit: 'Send request' }

/** Who asks for a brochure. */
export const BROCHURE: FormTexts = { ...STANDARD, submit: 'Get the brochure' }

/** Who plans a site visit; the server says when it is. */
export const VISIT_TEXTS: FormTexts = {
  ...STANDARD,
  submit: 'Plan the visit',
  sent: (answer) => answer ?? TEXTS.sent,
}

export const NO_RESULTS: FormTexts = {
  ...STANDARD,
  sent: () => TEXTS.noResultsSent,
  failed: () => TEXTS.noResultsFailed,
}

export const CONTACT: FormTexts = {
  ...STANDARD,
  submit: 'Send message',
  queued: TEXTS.savedLocally,
  lost: TEXTS.notSaved,
  storedNote: 'Your enquiry will be processed when the system is back online.',
}
