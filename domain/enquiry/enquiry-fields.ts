/** The source of a privacy request, which is an enquiry that must say what is asked. */
export const PRIVACY_REQUEST = 'privacy-request'

/** The source of an enquiry that plans a site visit, which must say when. */
export const VISIT = 'visit'

/** What a form is for, which decides the fields that it asks for; a chat is not posted to the server. */
export type FormKind = 'enquiry' | typeof PRIVACY_REQUEST | typeof VISIT | 'chat'

/** What the form of an enquiry is for. @param source which form it is */
export const formKindOf = (source: string): FormKind =>
  source === PRIVACY_REQUEST || source === VISIT ? source : 'enquiry'

/** How long an enquiry may be, message and all: bytes of its names and values, in UTF-8. */
export const MAX_ENQUIRY_BYTES = 32 * 1024

type FieldDefinition = {
  /** What the visitor reads beside the field. */
  label: string
  /** Its name in mails to the agency and for programs, where it is not the label. */
  title?: string
  control: 'line' | 'phone' | 'email' | 'lines' | 'choice' | 'visitDay' | 'visitTime'
  autoComplete?: string
  /** The forms that ask for it. */
  forms: readonly FormKind[]
  /** Whether these forms cannot be sent without it. */
  required?: boolean
  /** What the visitor reads where it is missing or wrong. */
  problem?: string
  /** The text of each value that can be chosen; nothing is chosen beforehand. */
  choices?: Readonly<Record<string, string>>
  /** The text of the choice of none. */
  none?: string
  /** Whether it takes half a line of the form. */
  half?: boolean
}

const EVERY_FORM = ['enquiry', PRIVACY_REQUEST, VISIT, 'chat'] as const
const WITHOUT_VISIT = ['enquiry', PRIVACY_REQUEST, 'chat'] as const

const FIELDS = {
  name: {
    label: 'Name',
    control: 'line',
    autoComplete: 'name',
    forms: EVERY_FORM,
    required: true,
    problem: 'Please enter your name.',
  },
  phone: {
    label: 'Phone',
    control: 'phone',
    autoComplete: 'tel',
    forms: EVERY_FORM,
    required: true,
    problem: 'Please enter your phone number.',
  },
  email: {
    label: 'Email',
    title: 'E-mail',
    control: 'email',
    autoComplete: 'email',
    forms: WITHOUT_VISIT,
    problem: 'Please enter a valid e-mail address.',
  },
  message: { label: 'Message', control: 'lines', forms: WITHOUT_VISIT },
  contactBy: {
    label: 'Contact me by',
    title: 'Contact by',
    control: 'choice',
    forms: ['enquiry'],
    problem: 'Please choose a call, WhatsApp or e-mail.',
    choices: { call: 'Call', whatsapp: 'WhatsApp', email: 'Email' },
    none: 'Any way',
    half: true,
  },
  callTime: {
    label: 'Best time',
    control: 'choice',
    forms: ['enquiry'],
    problem: 'Please choose morning, afternoon or evening.',
    choices: { morning: 'Morning', afternoon: 'Afternoon', evening: 'Evening' },
    none: 'Any time',
    half: true,
  },
  request: {
    label: 'What do you ask for?',
    title: 'Asks',
    control: 'choice',
    forms: [PRIVACY_REQUEST],
    required: true,
    problem: 'Please choose what you ask for.',
    choices: {
      see: 'See what you hold about me',
      correct: 'Correct it',
      delete: 'Delete it',
      'stop-calls': 'Stop calling me',
    },
    none: 'Please choose',
  },
  visitOn: {
    label: 'Day',
    control: 'visitDay',
    forms: [VISIT],
    required: true,
    problem: 'Please choose a day.',
    none: 'Please choose',
  },
  visitSlot: {
    label: 'Time in India',
    control: 'visitTime',
    forms: [VISIT],
    required: true,
    problem: 'Please choose a time.',
  },
} satisfies Record<string, FieldDefinition>

/** A field that a visitor fills in; the names are those that are posted, stored and exported. */
export type EnquiryField = keyof typeof FIELDS

/**
 * What a visitor types and chooses, in the order of the form. Forms, checks, mails, exports and the
 * description for programs follow from this.
 */
export const ENQUIRY_FIELDS: Readonly<Record<EnquiryField, FieldDefinition>> = FIELDS

export const ENQUIRY_FIELD_NAMES = Object.keys(FIELDS) as readonly EnquiryField[]

/**
 * The label of a choice; undefined where nothing was chosen, or a value that this release does not
 * know.
 */
export function choiceLabel(field: EnquiryField, choice: string | null): string | undefined {
  const { choices = {} } = ENQUIRY_FIELDS[field]
  return choice !== null && Object.hasOwn(choices, choice) ? choices[choice] : undefined
}

/**
 * Names of the fields a form posts for the spam marks: `trap` stays empty because no person sees
 * it, `elapsed` holds the milliseconds from the form's appearance to its sending.
 */
export const SPAM_FIELDS = { trap: 'website', elapsed: 'elapsedMs' } as const

/** What programs that post an enquiry read about each field, as keywords of JSON Schema. */
export const FIELD_NOTES: Readonly<Record<EnquiryField, Readonly<Record<string, unknown>>>> = {
  name: {
    description: "The visitor's name, in any script.",
    pattern: '\\S',
    examples: ['Asha Verma'],
  },
  phone: {
    description:
      'As people write it in India or with a country code: 7 to 15 digits with spaces, dashes, brackets, a leading + or 0, an extension. Stored as typed, and in E.164 when it is a number that can be called.',
    type: ['string', 'number'],
    examples: ['+91 98765 43210', '098765-43210', '0124 456 7890'],
  },
  email: {
    description:
      "One address, needed where contactBy is email; answers to the agency's mail go there.",
    examples: ['asha@example.org'],
  },
  message: { description: 'Line breaks are kept, other control characters dropped.' },
  contactBy: { description: "How the visitor wants to be answered; 'email' needs an address." },
  callTime: { description: 'When the visitor wants to be called.' },
  request: {
    description:
      "What is asked about the visitor's own details; a form whose source is privacy-request must say it.",
  },
  visitOn: {
    description:
      "A site visit: a day that site.json's visitHours offer, seen from now in India, YYYY-MM-DD. With another, or without a time: 422 with the nearest one. A form whose source is visit must say it.",
    examples: ['2026-11-28'],
  },
  visitSlot: {
    description: "The time that goes with the day, India's time.",
    examples: ['11:00'],
  },
}
