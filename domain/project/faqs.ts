import { isLand } from '../cost/gst.ts'
import { buildingStage } from './building-stage.ts'
import { PROJECT_DEFAULTS as DEFAULTS } from './project-defaults.ts'
import type { Price } from '../price/price.ts'
import type { Project } from './project.ts'
import { listAnd } from '../text/text.ts'

/**
 * The thirteen questions about a project with their answers, made from its fields, in their order
 * (docs/product.md, 'Questions and answers').
 * @param floorAreas the area of each floor plan, as written
 */
export function projectFaqs(project: Project, floorAreas: readonly string[] = []) {
  const { name, kind, developer, category, localities, furnishing } = project
  const places = localities.join(', ')
  const { propertyType } = project
  const type = propertyType === DEFAULTS.propertyType ? kind : propertyType.toLowerCase()
  const loan = kind === 'commercial' ? 'loan' : 'home loan'
  const isSame = category === undefined || category.toLowerCase() === type
  const answers = {
    [`What is ${name}?`]: about(project),
    [`Where is ${name} located?`]: places
      ? `${name} is located in ${places}.`
      : unannounced(`The location of ${name} has`),
    [`What configurations are available at ${name}?`]: configurations(project),
    [`What are the unit sizes at ${name}?`]: unitSizes(project, floorAreas),
    [`What is the price of ${name}?`]: price(project),
    [`What is the current status of ${name}?`]:
      project.status === DEFAULTS.status
        ? unannounced(`The status of ${name} has`)
        : endSentence(`The current status of ${name} is ${project.status}`),
    [`When is possession of ${name} expected?`]: possession(project),
    [`What type of property is ${name}?`]: `${name} is a ${type} property${isSame ? '' : ` (${category})`}.`,
    [`Does ${name} come furnished?`]:
      furnishing === undefined
        ? `No furnishing is specified for ${name}. ${ASK}`
        : `${name} is offered ${furnishing.toLowerCase()}.`,
    [`Is ${name} RERA approved?`]: rera(project),
    [`Can I get a ${loan} for ${name}?`]: `Contact us about a ${loan} for ${name}. The EMI calculator on this page works out what a loan costs each month and in all.`,
    [`How can I schedule a site visit to ${name}?`]: `Call us or send the enquiry form on this page, and we will arrange a visit to ${name} at a time that suits you.`,
    [`Who is the developer of ${name}?`]: `${name} is developed by ${developer}.`,
  }
  return Object.entries(answers).map(([question, answer]) => ({ question, answer }))
}

const ASK = 'Contact us and we will send you the details.'

const unannounced = (subject: string): string => `${subject} not been announced yet. ${ASK}`

function about({ name, developer, kind, localities, shortDescription }: Project): string {
  const place = localities.length === 0 ? '' : ` in ${localities.join(', ')}`
  const more = shortDescription === DEFAULTS.description ? '' : ` ${shortDescription}`
  return `${name} is a ${kind} project by ${developer}${place}.${more}`
}

function configurations({ name, bedrooms, category = '', kind }: Project): string {
  if (bedrooms.length > 0) return `${name} offers ${listAnd(bedrooms)} configurations.`
  if (kind === 'commercial' || isLand(category))
    return `${name} is sold by area and not by number of bedrooms. Contact us for the units now available.`
  return unannounced(`The configurations of ${name} have`)
}

function unitSizes({ name, areaText }: Project, floorAreas: readonly string[]): string {
  const text = areaText === DEFAULTS.area ? listAnd([...new Set(floorAreas)]) : areaText
  if (text === '') return unannounced(`The unit sizes at ${name} have`)
  return endSentence(`The unit sizes at ${name} are: ${text}`)
}

function price({ name, price, priceText, priceMissing }: Project): string {
  if (priceMissing)
    return `The price of ${name} has not been announced yet. Contact us for the latest price.`
  const note = price?.starred === true ? ' Conditions apply; ask us for the full cost sheet.' : ''
  return `${priceSentence(name, price, priceText.replace(/\*$/, ''))}${note}`
}

function priceSentence(name: string, price: Price | undefined, text: string): string {
  if (price?.kind === 'on-request')
    return `The price of ${name} is available on request. Contact us for the latest price.`
  if (price?.kind === 'rate') return endSentence(`${name} is priced at ${text}`)
  if (price && price.high === undefined)
    return `Prices at ${name} start from ${text.replace(/ onwards$/, '')}.`
  if (price && price.low === undefined) return `Prices at ${name} go ${text.replace(/^Up/, 'up')}.`
  return endSentence(`The price of ${name} is ${text}`)
}

function possession({ name, status, possession }: Project): string {
  const stage = buildingStage((possession ?? '').replace(/^now$/i, 'ready'))
  if ((buildingStage(status) ?? stage) === 'Ready To move')
    return `${name} is ready, so possession is immediate.`
  // A possession that says 'ready' against the status announces no date.
  if (possession === undefined || stage === 'Ready To move')
    return unannounced(`The possession date of ${name} has`)
  const day = possession.replace(/^(?:(?:ready|possession) )?(?:by|in|from) /i, '')
  return endSentence(`Possession of ${name} is expected by ${day}`)
}

function rera({ name, reraNumber, reraExempt, registrations }: Project): string {
  if (reraNumber === undefined && reraExempt !== undefined)
    return endSentence(`The law asks for no RERA registration of ${name}: ${reraExempt}`)
  if (reraNumber === undefined)
    return `Ask us for the RERA registration number of ${name}, and check it on the website of the state's authority before you book.`
  const [numbers, are] = registrations.length > 1 ? ['numbers', 'are'] : ['number', 'is']
  return endSentence(`The RERA registration ${numbers} of ${name} ${are} ${reraNumber}`)
}

/** Ends a sentence with one full stop, as 'sq.ft.' has a stop of its own. */
const endSentence = (text: string): string => (text.endsWith('.') ? text : `${text}.`)
