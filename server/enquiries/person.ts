import { domainToASCII } from 'node:url'
import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { asciiDigits } from '../../domain/text/digits.ts'
import type { Connection } from './database/connection.ts'
import { listEnquiries } from './database/enquiry-queries.ts'
import { toE164 } from './ingest/e164.ts'
import type { ListedEnquiry, StoredEnquiry } from './enquiry-fields.ts'

/** Whose enquiries are meant: of this number or of this e-mail address, in whatever form they were typed. */
export type Person = { phone?: string | undefined; email?: string | undefined }

/** Shorter numbers stand in texts by chance: they have to be all that stands there. */
const UNMISTAKABLE_DIGITS = 9

/**
 * All enquiries that hold the person's number or e-mail address, those where it stands in what
 * somebody wrote too. Every stored enquiry is read: releases before this one store what they store.
 */
export async function findPerson(use: Connection['use'], person: Person) {
  const isNamedIn = personFinder(person)
  const enquiries: ListedEnquiry[] = []
  for await (const one of listEnquiries(use, {})) if (isNamedIn(one)) enquiries.push(one)
  const own = enquiries.filter((one) => isNamedIn({ ...one, name: '', message: null }))
  const known = new Map<string, (enquiry: Texts) => boolean>()
  for (const { phone, phoneE164, email } of own) {
    known.set(phoneE164 ?? phone, personFinder({ phone }))
    if (email !== null) known.set(email, personFinder({ email }))
  }
  const found = new Set(enquiries.map(({ id }) => id))
  const alsoUnder = new Set<string>()
  for await (const one of own.length > 0 ? listEnquiries(use, {}) : []) {
    if (found.has(one.id)) continue
    for (const [key, isIn] of known) if (isIn(one)) alsoUnder.add(key)
  }
  return {
    enquiries,
    /** How many hold it only in a message or a name. */
    mentions: enquiries.length - own.length,
    /** Other numbers and addresses of theirs, under which there are more enquiries. */
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

/** A text without digits ('ask for Asha') is found where it is all that was typed. */
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

/** The digits between letters, in the groups in which they stand: '98765 43210/11 or 0124-4567' is two runs. */
function numberRuns(text: string): string[][] {
  if (!/\p{N}/u.test(text)) return []
  return asciiDigits(text.normalize('NFKC'))
    .split(/\p{L}+/u)
    .map((run) => run.match(/\d+/g) ?? [])
}

/** Whether groups that stand together make the number. */
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
  const wanted = comparableAddress(email)
  return (text) => {
    const found = folded(text).match(/[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+/gu) ?? []
    return [text, ...found].some(
      (address) => comparableAddress(address.replace(/[.!?'’]+$/u, '')) === wanted,
    )
  }
}

/** An address as two spellings of it are compared: letters of any script folded, its domain as DNS has it. */
function comparableAddress(text: string): string {
  const [user = '', ...rest] = folded(text).split('@')
  const host = rest.join('@')
  return `${user}@${domainToASCII(host) || host}`
}

/** Upper and lower case alike in every script: by way of capitals, as 'ß' is 'SS' and 'ς' is 'Σ'. */
const folded = (text: string): string =>
  text
    .replace(/\p{Cf}/gu, '')
    .normalize('NFKC')
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKC')
    .trim()
