import { stringify } from 'yaml'
import { ATTRIBUTION_NAMES } from '../../domain/enquiry/attribution.ts'
import {
  ENQUIRY_FIELD_NAMES,
  ENQUIRY_FIELDS,
  FIELD_NOTES,
  MAX_ENQUIRY_BYTES,
  SPAM_FIELDS,
} from '../../domain/enquiry/enquiry-fields.ts'

/** What the page adds to the visitor's words. */
const PAGE_FIELDS = {
  submissionId: {
    title: 'Submission id',
    description:
      'A UUID minted once for each filling-in of a form and kept over retries: the same id with the same words of the visitor is stored once, with others it is a conflict (409). Without it the server mints one.',
    type: 'string',
    pattern: String.raw`^(?:[\da-fA-F]{8}(?:-[\da-fA-F]{4}){3}-[\da-fA-F]{12})?$`,
  },
  source: {
    title: 'Source',
    description: 'Which form it was.',
    type: 'string',
    examples: ['footer', 'popup', 'brochure', 'contact'],
  },
  page: {
    title: 'Page',
    description: 'Path of the page that held the form. The Referer header stands in for it.',
    type: 'string',
    examples: ['/project-details/aravalli-crest/the-aravalli-summit'],
  },
  developer: {
    title: 'Developer',
    description: 'The developer the enquiry is about.',
    type: 'string',
  },
  projectId: {
    title: 'Project id',
    description: 'The project the enquiry is about.',
    type: ['string', 'number'],
  },
  marketing: {
    title: 'Marketing consent',
    description:
      'true, on, yes or 1: the visitor ticked that they want to be told of other projects. Anything else, or none: they did not.',
    type: ['boolean', 'string', 'number'],
  },
  privacyVersion: {
    title: 'Privacy notice',
    description: 'Version of the privacy notice that stood beside the form.',
    type: 'string',
  },
  attribution: {
    title: 'Where the visit came from',
    description:
      "Optional, at most twelve texts of 200 characters, longer ones are cut: the campaign's parameters, the ids of advertisement clicks, and the host of the site before. In a form it is the same object as JSON text. What is not named here is passed over, and nothing is stored where the browser asks not to be tracked.",
    type: ['object', 'string'],
    properties: Object.fromEntries(ATTRIBUTION_NAMES.map((name) => [name, { type: 'string' }])),
    examples: [{ utm_source: 'google', gclid: 'Cj0KCQ', referrer: 'www.google.com' }],
  },
  [SPAM_FIELDS.trap]: {
    title: 'Trap',
    description:
      'No person sees this field. Filled in, the enquiry is stored and marked as suspect.',
    type: 'string',
  },
  [SPAM_FIELDS.elapsed]: {
    title: 'Time to fill in',
    description:
      "Milliseconds from the form's appearance to its sending. Under 2000 the enquiry is stored and marked as suspect.",
    type: ['string', 'number'],
  },
}

/** The JSON Schema of what a form posts. */
const schema = {
  title: 'Enquiry',
  description: `What a form posts to /api/enquiry, /contact.php or /contact: as JSON, multipart/form-data or application/x-www-form-urlencoded, ${MAX_ENQUIRY_BYTES / 1024} KiB and 30 fields at most, no files. Fields that are not named here are passed over.`,
  type: 'object',
  required: ['name', 'phone'],
  maxProperties: 30,
  properties: {
    ...Object.fromEntries(ENQUIRY_FIELD_NAMES.map((name) => [name, visitorField(name)])),
    ...PAGE_FIELDS,
  },
}

function visitorField(name) {
  const { label, title = label, choices } = ENQUIRY_FIELDS[name]
  const values = choices ? { enum: ['', ...Object.keys(choices)] } : { type: 'string' }
  return { title, ...values, ...FIELD_NOTES[name] }
}

/** `schemas/enquiry.schema.json`, which follows from the fields of an enquiry. */
export const enquirySchemaSource = () =>
  JSON.stringify({ $schema: 'https://json-schema.org/draft/2020-12/schema', ...schema })

/**
 * The description of the endpoints with the enquiry that they take, which follows from its fields too.
 * @param {string} text `docs/openapi.yaml` as it is
 */
export function openapiSource(text) {
  const described = stringify(schema, { version: '1.1' }).replaceAll(/^/gm, '      ').trimEnd()
  const comment = '      # Written by scripts/generate.mjs from the fields of an enquiry.'
  return text.replace(
    /^ {4}Enquiry:\n(?: {5,}.*\n)+/m,
    () => `    Enquiry:\n${comment}\n${described}\n`,
  )
}
