import { domainToASCII } from 'node:url'
import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { asciiDigits } from '../../domain/text/ascii-digits.ts'
import type { Connection } from './database/connection.ts'
import { listEnquiries } from './database/enquiry-queries.ts'
import { toE164 } from './ingest/e164.ts'
import type { ListedEnquiry, StoredEnquiry } from './stored-enquiry.ts'

/** The person whose enquiries are wanted: a number or an e-mail address, however it was typed. */
export type Person = { phone?: string | undefined; email?: string | undefined }

/**
 * All enquiries that contain the person's number or e-mail address, even in a message. Every stored
 * enquiry is read, as no column finds a number within a text.
 */
export async function findPerson(use: Connection['use'], person: Person) {
  const isNamedIn = personFinder(person)
  const enquiries: ListedEnquiry[] = []
  for await (const enquiry of listEnquiries(use, {}))
    if (isNamedIn(enquiry)) enquiries.push(enquiry)
  const ownEnquiries = enquiries.filter((one) => isNamedIn({ ...one, name: '', message: null }))
  const findersByContact = new Map<string, (enquiry: Texts) => boolean>()
  for (const { phone, phoneE164, email } of ownEnquiries) {
    findersByContact.set(phoneE164 ?? phone, personFinder({ phone }))
    if (email !== null) findersByContact.set(email, personFinder({ email }))
  }
  const foundIds = new Set(enquiries.map(({ id }) => id))
  const alsoUnder = new Set<string>()
  for await (const enquiry of ownEnquiries.length > 0 ? listEnquiries(use, {}) : []) {
    if (foundIds.has(enquiry.id)) continue
    for (const [key, isIn] of findersByContact) if (isIn(enquiry)) alsoUnder.add(key)
  }
  return {
    enquiries,
    /** How many of the enquiries have it only in a message or a name. */
    mentions: enquiries.length - ownEnquiries.length,
    /** Other numbers and addresses of the person, under which there are more enquiries. */
    alsoUnder: [...alsoUnder],
  }
}

type Texts = Pick<StoredEnquiry, 'name' | 'phone' | 'email' | 'message'>

export function personFinder({ phone, email }: Person): (enquiry: Texts) => boolean {
  const hasNumber = phone === undefined ? () => false : numberFinder(phone)
  const hasAddress = email === undefined ? () => false : addressFinder(email)
  return (enquiry) =>
    [enquiry.phone, enquiry.email, enquiry.message, enquiry.name].some(
      (text) => text !== null && (hasNumber(text) || hasAddress(text)),
    )
}

/** Finds a number in texts; one without digits ('ask for Asha') must be the whole text. */
function numberFinder(phone: string): (text: string) => boolean {
  const e164 = toE164(phone)
  const digits = digitsIn(e164 ?? phone).replace(/^0+(?=\d)/, '')
  const national = e164 && parsePhoneNumberFromString(e164)?.nationalNumber
  const keys = [digits, ...(national === undefined ? [] : [String(national)])]
  return (text) =>
    folded(text) === folded(phone) ||
    (digits !== '' && numbersIn(text).some((groups) => keys.some((key) => isJoined(groups, key))))
}

const withPlainDigits = (text: string): string => asciiDigits(text.normalize('NFKC'))
const digitsIn = (text: string): string => withPlainDigits(text).replace(/\D/g, '')

/** Fewer digits before a comma are a part of the number that goes on behind it: '98765,43210'. */
const MIN_DIGITS = 7
/** Several mobile numbers of India with nothing between them that tells where one ends. */
const MOBILE = '(?:0|91)?[6-9]\\d{9}'
const SEVERAL_MOBILES = new RegExp(`^(?:${MOBILE}){2,}$`)

/** The telephone numbers in a text, each by itself, where they are long enough to be one. */
export const phoneNumbersIn = (text: string): string[] =>
  numbersIn(text)
    .map((groups) => groups.join(''))
    .filter((number) => number.length >= MIN_DIGITS)

/**
 * The numbers in a text, each in its groups of digits: '98765 43210, 0124-4567890' has two. A half of
 * one with a half of the next is nobody's.
 */
function numbersIn(text: string): string[][] {
  if (!/\p{N}/u.test(text)) return []
  return withPlainDigits(text)
    .split(/\p{L}+/u)
    .flatMap(withoutSeparators)
    .flatMap((run) => {
      const digits = digitsIn(run)
      if (SEVERAL_MOBILES.test(digits))
        return digits.match(new RegExp(MOBILE, 'g'))?.map((one) => [one]) ?? []
      return [run.match(/\d+/g) ?? []]
    })
}

/** The parts of a text between commas and the like, unless what is before one is too short for a number. */
function withoutSeparators(text: string): string[] {
  const parts: string[] = []
  for (const part of text.split(/[,;|/&\n]/)) {
    const before = parts.at(-1)
    if (before !== undefined && digitsIn(before).length < MIN_DIGITS)
      parts[parts.length - 1] = `${before} ${part}`
    else parts.push(part)
  }
  return parts
}

/** Whether neighbouring groups make the number. */
function isJoined(groups: readonly string[], key: string): boolean {
  return groups.some((_group, start) => {
    let joined = ''
    for (const group of groups.slice(start, start + key.length + 2)) {
      joined += group
      const digits = joined.replace(/^0+(?=\d)/, '')
      if (digits === key) return true
      if (digits.length > key.length) return false
    }
    return false
  })
}

function addressFinder(email: string): (text: string) => boolean {
  const wantedAddress = comparableAddress(email)
  return (text) => {
    const found = folded(text).match(/[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+/gu) ?? []
    return [text, ...found].some(
      (address) => comparableAddress(address.replace(/[.!?'’]+$/u, '')) === wantedAddress,
    )
  }
}

/** An address in a form to compare: letters of any script folded, its domain as in DNS. */
function comparableAddress(text: string): string {
  const [user = '', ...rest] = folded(text).split('@')
  const host = rest.join('@')
  return `${user}@${domainToASCII(host) || host}`
}

/** Folds case in every script: by way of capitals, as 'ß' is 'SS' and 'ς' is 'Σ'. */
const folded = (text: string): string =>
  text
    .replace(/\p{Cf}/gu, '')
    .normalize('NFKC')
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKC')
    .trim()
