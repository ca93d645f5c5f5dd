import type { Detail, Finding, GapRule } from '../findings.ts'
import { describeProblem } from '../../catalogue/pictures/problems.ts'

/** A finding in words: a plain sentence, and what was probably meant. */
export type Words = { readonly message: string; readonly suggestion?: string }

const gapWords: Readonly<Record<GapRule, string>> = {
  'no-floor-plan': 'has no floor plan',
  'no-payment-plan': 'has no payment plan',
  'no-amenities': 'has no amenities',
  'no-location': 'has no location pictures and no nearby places',
  'no-price': 'has no price',
  'no-rera-number': 'has no RERA number',
}

const withSuggestion = (message: string, suggestion: string | undefined): Words =>
  suggestion === undefined ? { message } : { message, suggestion }

const contactFields = (fields: readonly string[]): string =>
  fields.length > 1 ? ` (in ${fields.map((field) => `"${field}"`).join(' and ')})` : ''

const developerWords = (developer: string, as: 'name' | 'id' | 'address'): string => {
  switch (as) {
    case 'name':
      return `"${developer}" is neither a leading developer nor a company`
    case 'id':
      return `no developer has the id "${developer}", though one has this name`
    case 'address':
      return `the card leads to "/project-details/${developer}", but no developer has that id`
  }
}

const wordsOf = (detail: Detail, file: string): Words => {
  switch (detail.rule) {
    case 'json-syntax':
      return { message: detail.message }
    case 'duplicate-key':
      return {
        message: `"${detail.key}" stands here a second time; only this later one counts, the earlier one is lost`,
      }
    case 'schema':
      return withSuggestion(detail.message, detail.suggestion)
    case 'missing-file':
      return detail.similar === undefined
        ? { message: `The data file ${file} is missing` }
        : {
            message: `The data file ${file} is missing; there is a file ${detail.similar}`,
            suggestion: file,
          }
    case 'duplicate-project-id':
      return {
        message: `the id "${detail.id}" belongs to the project "${detail.first}" already; every project needs an id of its own`,
      }
    case 'unknown-project-id':
      return withSuggestion(
        `no project has the ${detail.orSlug === true ? 'slug or id' : 'id'} "${detail.id}"`,
        detail.nearest,
      )
    case 'unknown-location-key':
      return withSuggestion(
        `"${detail.key}" is neither a project's id nor the id of a known locality`,
        detail.nearest,
      )
    case 'unknown-developer':
      return withSuggestion(developerWords(detail.developer, detail.as), detail.nearest)
    case 'developer-slug':
      return {
        message:
          detail.misplaced === undefined
            ? `the key has to be "${detail.slug}", as their developer is "${detail.developer}"`
            : `the project "${detail.misplaced}" is of "${detail.developer}", but stands under the key "${detail.key}"`,
        suggestion: detail.slug,
      }
    case 'price-text':
      return withSuggestion(
        `the price "${detail.text}" cannot be understood, so it is shown as it is and filters cannot use it`,
        detail.canonical,
      )
    case 'area-text':
      return {
        message: `the area "${detail.text}" cannot be understood, so filters cannot use it; write a size and a unit, such as 1,850 sq.ft.`,
      }
    case 'percent-sum':
      return withSuggestion(
        `the instalments add up to ${detail.sum}, not 100`,
        detail.last === undefined ? undefined : String(detail.last),
      )
    case 'unknown-amenity':
      return withSuggestion(
        `the amenity catalogue has no words for "${detail.key}"`,
        detail.nearest,
      )
    case 'missing-image':
      return withSuggestion(
        `the image "${detail.path}" ${describeProblem(detail.problem)}`,
        detail.nearest,
      )
    case 'unreadable-image':
      return { message: `the image "${detail.path}" ${describeProblem(detail.problem)}` }
    case 'placeholder-contact':
      return {
        message: `The sample phone number ${detail.number} is still there${contactFields(detail.fields)}: visitors cannot reach the agency`,
      }
    case 'stale-charges':
      return {
        message: `The charges${detail.of === undefined ? '' : ` of ${detail.of}`} were confirmed ${detail.days} days ago, on ${detail.verifiedOn}: compare them with their source and set the day anew`,
      }
    default:
      return { message: gapWords[detail.rule] }
  }
}

// Rules that name their record as the subject of the sentence itself.
const isWholeSentence = (rule: Detail['rule']): boolean =>
  rule === 'schema' ||
  rule === 'json-syntax' ||
  rule === 'missing-file' ||
  rule === 'placeholder-contact' ||
  rule === 'stale-charges'

const isPredicate = (rule: Detail['rule']): boolean => Object.hasOwn(gapWords, rule)

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** The one sentence that says what is wrong, and what was probably meant. */
export const toWords = ({ file, record, detail }: Finding): Words => {
  const words = wordsOf(detail, `${file}.json`)
  const { rule } = detail
  if (isWholeSentence(rule)) return words
  if (record === undefined) return { ...words, message: capitalised(words.message) }
  const joint = isPredicate(rule) ? ' ' : ': '
  return { ...words, message: `${record}${joint}${words.message}` }
}

/** What to do about a finding, as a sentence; undefined where the message says it all. */
export const hintFor = (
  { detail }: Finding,
  suggestion: string | undefined,
): string | undefined => {
  if (suggestion === undefined) return undefined
  switch (detail.rule) {
    case 'percent-sum':
      return `If it is a matter of rounding, make the last instalment ${suggestion}.`
    case 'price-text':
      return `Write "${suggestion}" if that is the price.`
    case 'developer-slug':
      return detail.misplaced !== undefined
        ? `Move the project under "${suggestion}", or correct its developer.`
        : `Write "${suggestion}".`
    case 'missing-file':
      return `Rename it to ${suggestion} if it is the same file.`
    default:
      return `Did you mean "${suggestion}"?`
  }
}
