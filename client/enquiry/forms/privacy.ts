/**
 * The notice beside every form. Whoever changes its words changes its version: the version is
 * stored with each enquiry and says what the visitor had read.
 */
export const PRIVACY = {
  version: '2026-11',
  text: 'We use your details only to answer this enquiry, and delete them when you ask us to.',
} as const
