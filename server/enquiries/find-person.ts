import { domainToASCII } from 'node:url'
import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { asciiDigits } from '../../domain/text/ascii-digits.ts'
import type { Connection } from './database/connection.ts'
import { listEnquiries } from './database/enquiry-queries.ts'
import { toE164 } from './ingest/e164.ts'
import type { ListedEnquiry, StoredEnquiry } from './enquiry-fields.ts'

/** The person whose enquiries are wanted: a number or an e-mail address, however it was typed. */
export type Person = { phone?: string | undefined; email?: string | undefined }

/** A shorter number may stand in a text by chance, so it has to match whole groups of digits. */
const UNMISTAKABLE_DIGITS = 9

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
  const digits = (e164 ?? asciiDigits(phone.normalize('NFKC')))
    .replace(/\D/g, '')
    .replace(/^0+(?=\d)/, '')
  if (digits === '') return (text) => folded(text) === folded(phone)
  const national = e164 && parsePhoneNumberFromString(e164)?.nationalNumber
  const keys = national === undefined ? [digits] : [digits, String(national)]
  return (text) =>
    numberRuns(text).some((groups) =>
      keys.some((key) =>
        key.length < UNMISTAKABLE_DIGITS ? isJoined(groups, key) : groups.join('').includes(key),
      ),
    )
}

/**
 * The runs of digits between letters, each in its groups: '98765 43210/11 or 0124-4567' has two
 * runs.
 */
function numberRuns(text: string): string[][] {
  if (!/\p{N}/u.test(text)) return []
  return asciiDigits(text.normalize('NFKC'))
    .split(/\p{L}+/u)
    .map((run) => run.match(/\d+/g) ?? [])
}

/** Whether neighbouring groups make the number. */
function isJoined(groups: readonly string[], key: string): boolean {
  return groups.some((_group, start) => {
    let joined = ''
    for (const group of groups.slice(start)) {
      joined += group
      if (joined.replace(/^0+(?=\d)/, '') === key) return true
      if (joined.length > key.length + 2) return false
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
