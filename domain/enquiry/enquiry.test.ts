import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyText } from '../../tests/support/any-text.ts'
import {
  cleanEnquiry,
  cleanLine,
  cleanText,
  enquiryProblems,
  isEmail,
  looksLikePhone,
} from './enquiry.ts'

const fieldsOf = (fields: Record<string, string>): string[] =>
  enquiryProblems(cleanEnquiry(fields)).map((problem) => problem.field)

describe('what must be corrected', () => {
  test('name and phone are required, e-mail and message are not', () => {
    expect(fieldsOf({})).toEqual(['name', 'phone'])
    expect(fieldsOf({ name: ' \u0000 ', phone: '   ' })).toEqual(['name', 'phone'])
    expect(fieldsOf({ name: '\u200b', phone: '\u200e' })).toEqual(['name', 'phone'])
    expect(fieldsOf({ name: 'आशा', phone: '9876543210' })).toEqual([])
  })

  test.each(['12345', 'phone', 'call my brother', '+', '<98765 43210>', '98765432109876543210'])(
    'takes the phone %j as it is, which looks like none',
    (phone) => {
      const fields = cleanEnquiry({ name: 'A', phone })
      expect(enquiryProblems(fields)).toEqual([])
      expect(fields.phone).toBe(phone)
      expect(looksLikePhone(phone)).toBe(false)
    },
  )

  test.each([
    '9876543210',
    '98765 43210',
    '(+91) 98765 43210',
    '+91 98765-43210',
    '(0124) 456 7890',
    '0124–4567890',
    '98765\u201143210',
    '98765—43210',
    '+971 50 123 4567',
    '00 44 20 7946 0958',
    '0124-4567890 ext 12',
    '९८७६५ ४३२१०',
    '９８７６５４３２１０',
  ])('reads %s as a phone number', (phone) => {
    expect(fieldsOf({ name: 'A', phone })).toEqual([])
    expect(looksLikePhone(cleanEnquiry({ phone }).phone)).toBe(true)
  })

  test('an answer by e-mail needs an address, and only known choices are taken', () => {
    const person = { name: 'A', phone: '9876543210' }
    expect(fieldsOf({ ...person, contactBy: 'whatsapp', callTime: 'evening' })).toEqual([])
    expect(fieldsOf({ ...person, contactBy: 'email' })).toEqual(['email'])
    expect(fieldsOf({ ...person, contactBy: 'email', email: 'a@b.co' })).toEqual([])
    expect(fieldsOf({ ...person, contactBy: 'fax', callTime: '__proto__' })).toEqual([
      'contactBy',
      'callTime',
    ])
  })

  test.each(['a@b.co', 'first.last+tag@example.co.in', "o'neil@example.com", 'आशा@उदाहरण.भारत'])(
    'takes the e-mail %s',
    (email) => expect(isEmail(email)).toBe(true),
  )

  test.each([
    'a',
    'a@',
    '@b.co',
    'a@b',
    'a@b..co',
    'a b@c.de',
    'a@b.co, c@d.ef',
    'A <a@b.co>',
    'a@-b.co',
    'a@b.co\nBcc: x@y.z',
    `${'a'.repeat(250)}@b.co`,
  ])('refuses the e-mail %j', (email) => expect(isEmail(email)).toBe(false))

  test('a line break smuggled into name or e-mail never survives', () => {
    const fields = cleanEnquiry({ name: 'A\r\nBcc: x@y.z', email: 'a@b.co\r\nBcc: x@y.z' })
    expect(fields.name).toBe('A Bcc: x@y.z')
    expect(enquiryProblems(fields).map((problem) => problem.field)).toEqual(['phone', 'email'])
  })
})

describe('cleaning', () => {
  test('takes signs that nobody sees out of addresses and numbers, and leaves those within names', () => {
    const fields = cleanEnquiry({
      name: '\u202aश्री\u200dमान\u202c',
      email: '\u202auser@\u200bexample.com\u00ad',
      phone: '\u202d+91 98765\u200b43210\u202c',
      contactBy: '\ufeffemail',
    })
    expect(fields).toMatchObject({
      name: 'श्री\u200dमान',
      email: 'user@example.com',
      phone: '+91 9876543210',
      contactBy: 'email',
    })
    expect(enquiryProblems(fields)).toEqual([])
  })

  test('keeps the message in its lines and every script as typed', () => {
    expect(cleanText(' नमस्ते 👩‍👩‍👧\r\nदो\u0000 BHK\u001b[31m\ttab ')).toBe('नमस्ते 👩‍👩‍👧\nदो BHK[31m tab')
  })

  test.each(['\r', '\r\n', '\v', '\f', '\u0085', '\u2028'])(
    '%j parts lines, and words of a name',
    (end) => {
      expect(cleanText(`one${end}two`)).toBe('one\ntwo')
      expect(cleanLine(`Asha${end}Rao`)).toBe('Asha Rao')
    },
  )

  test('leaves no control character, and cleaning twice changes nothing', () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        const line = cleanLine(text)
        expect(line).not.toMatch(/\p{Cc}|\p{Surrogate}/u)
        expect(cleanLine(line)).toBe(line)
        const lines = cleanText(text)
        expect(lines.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u)
        expect(cleanText(lines)).toBe(lines)
      }),
    )
  })

  // In time that grew faster than their length they would take minutes.
  test('checks of hostile text end', () => {
    expect(isEmail(`a@${'a-'.repeat(120)}`)).toBe(false)
    expect(looksLikePhone(`${'1 '.repeat(15_000)}x`)).toBe(false)
    expect(cleanText(`a${'\u200b'.repeat(100_000)}a`)).not.toBe('')
  })
})
