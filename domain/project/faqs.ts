import { PROJECT_DEFAULTS } from './defaults.ts'
import type { Price } from '../price/price.ts'
import type { Project } from './project.ts'
import { listAnd } from '../text/text.ts'

/** A question about a project and its answer, made from the project's fields. */
export type ProjectFaq = { question: string; answer: string }

/** The thirteen topics of a project page in their order (docs/product.md, 'Questions and answers'). */
export function projectFaqs(project: Project): ProjectFaq[] {
  const { name } = project
  return [
    { question: `What is ${name}?`, answer: about(project) },
    { question: `Where is ${name} located?`, answer: location(project) },
    { question: `What configurations are available at ${name}?`, answer: configurations(project) },
    { question: `What are the unit sizes at ${name}?`, answer: sizes(project) },
    { question: `What is the price of ${name}?`, answer: price(project) },
    { question: `What is the current status of ${name}?`, answer: status(project) },
    { question: `When is possession of ${name} expected?`, answer: possession(project) },
    { question: `What type of property is ${name}?`, answer: propertyType(project) },
    { question: `Does ${name} come furnished?`, answer: furnishing(project) },
    { question: `Is ${name} RERA approved?`, answer: rera(project) },
    {
      question: `Can I get a home loan for ${name}?`,
      answer: `Yes. Our loan desk compares the offers of leading banks, checks your eligibility and follows your application for ${name} until the loan is disbursed.`,
    },
    {
      question: `How can I schedule a site visit to ${name}?`,
      answer: `Call us, write to us on WhatsApp or send the enquiry form on this page, and we will arrange a visit to ${name} at a time that suits you.`,
    },
    {
      question: `Who is the developer of ${name}?`,
      answer: `${name} is developed by ${project.developer}.`,
    },
  ]
}

const ASK = 'Contact us and we will send you the details.'

function about(project: Project): string {
  const { name, developer, kind, localities, shortDescription } = project
  const place = localities.length === 0 ? '' : ` in ${localities.join(', ')}`
  const sentence = `${name} is a ${kind} project by ${developer}${place}.`
  return shortDescription === PROJECT_DEFAULTS.description
    ? sentence
    : `${sentence} ${shortDescription}`
}

function location({ name, localities }: Project): string {
  if (localities.length === 0) return `The location of ${name} has not been announced yet. ${ASK}`
  return `${name} is located in ${localities.join(', ')}.`
}

function configurations({ name, bedrooms, category = '', kind }: Project): string {
  if (bedrooms.length > 0) return `${name} offers ${listAnd(bedrooms)} configurations.`
  if (kind === 'commercial' || /land|plot/i.test(category)) {
    return `${name} is sold by area and not by number of bedrooms. Contact us for the units now available.`
  }
  return `The configurations of ${name} have not been announced yet. ${ASK}`
}

function sizes({ name, areaText }: Project): string {
  if (areaText === PROJECT_DEFAULTS.area)
    return `The unit sizes at ${name} have not been announced yet. ${ASK}`
  return `The unit sizes at ${name} are: ${endSentence(areaText)}`
}

function price({ name, price, priceText, priceMissing }: Project): string {
  if (priceMissing)
    return `The price of ${name} has not been announced yet. Contact us for the latest price.`
  const note = price?.starred === true ? ' Conditions apply; ask us for the full cost sheet.' : ''
  return `${priceSentence(name, price, priceText.replace(/\*$/, ''))}${note}`
}

function priceSentence(name: string, price: Price | undefined, text: string): string {
  if (price?.kind === 'on-request') {
    return `The price of ${name} is available on request. Contact us for the latest price.`
  }
  if (price?.kind === 'rate') return `${name} is priced at ${endSentence(text)}`
  if (price?.kind === 'range' && price.high === undefined) {
    return `Prices at ${name} start from ${text.replace(/ onwards$/, '')}.`
  }
  if (price?.kind === 'range' && price.low === undefined) {
    return `Prices at ${name} go ${text.replace(/^Up/, 'up')}.`
  }
  return `The price of ${name} is ${endSentence(text)}`
}

function status({ name, status }: Project): string {
  if (status === PROJECT_DEFAULTS.status)
    return `The status of ${name} has not been announced yet. ${ASK}`
  return `The current status of ${name} is ${endSentence(status)}`
}

function possession({ name, possession }: Project): string {
  if (possession === undefined)
    return `The possession date of ${name} has not been announced yet. ${ASK}`
  if (/^(?:ready|immediate|now)/i.test(possession))
    return `${name} is ready, so possession is immediate.`
  return `Possession of ${name} is expected by ${endSentence(possession)}`
}

function propertyType({ name, propertyType, category, kind }: Project): string {
  const type = propertyType === PROJECT_DEFAULTS.propertyType ? kind : propertyType.toLowerCase()
  const same = category === undefined || category.toLowerCase() === type
  return `${name} is a ${type} property${same ? '' : ` (${category})`}.`
}

function furnishing({ name, furnishing }: Project): string {
  if (furnishing === undefined) return `No furnishing is specified for ${name}. ${ASK}`
  return `${name} is offered ${furnishing.toLowerCase()}.`
}

function rera({ name, reraNumber, reraExempt, registrations }: Project): string {
  if (reraNumber === undefined && reraExempt !== undefined)
    return `The law asks for no RERA registration of ${name}: ${endSentence(reraExempt)}`
  if (reraNumber === undefined)
    return `Ask us for the RERA registration number of ${name}, and check it on the website of the state's authority before you book.`
  const is = registrations.length > 1 ? 'registration numbers of' : 'registration number of'
  return `The RERA ${is} ${name} ${registrations.length > 1 ? 'are' : 'is'} ${endSentence(reraNumber)}`
}

/** The text with one full stop after it: 'sq.ft.' has its own. */
function endSentence(text: string): string {
  return text.endsWith('.') ? text : `${text}.`
}
