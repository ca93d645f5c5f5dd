import { describe, expect, test } from 'vitest'
import { personFinder } from './find-person.ts'

const nobody = { name: 'Ravi', phone: '98111 11111', email: null, message: null }

describe('a number', () => {
  test.each([
    ['98765 43210', '+91 (0) 98765-43210'],
    ['+919876543210', '9876543210 / 98100 00000'],
    ['98100 00000', '98765 43210 98100 00000'],
    ['98100 00000', '98765432109810000000'],
    ['98765 43210', 'Asha, 98765 43210 (after 5 pm), office 0124-4567890 ext 12'],
    ['0124 456 7890', 'Asha, 98765 43210 (after 5 pm), office 0124-4567890 ext 12'],
    ['98765 43210', '९८७६५ ४३२१०'],
    ['98765 43210', '٩٨٧٦٥٤٣٢١٠'],
    ['98765 43210', '９８７６５４３２１０'],
    ['98765 43210', '𝟗𝟖𝟕𝟔𝟓𝟒𝟑𝟐𝟏𝟎'],
    ['९८७६५४३२१०', '0091 98765.43210'],
    ['98765 43210', '\u202a+91 98765\u00ad43210\u202c'],
    ['98765 43210', '9️⃣8️⃣7️⃣6️⃣5️⃣4️⃣3️⃣2️⃣1️⃣0️⃣'],
    ['98765 43210', '9*8*7*6*5*4*3*2*1*0'],
    ['+971 50 123 4567', '00971501234567'],
    ['+65 8123 4567', '65 8123 4567'],
    ['1 23 45', '12345'],
    ['98765 43210', '98765,43210'],
    ['98765 43210', '0124/4567890, +91-98765-43210'],
    ['88260 41151', '97411 20031, 88260 41151'],
    ['88260 41151', '97411 20031 88260 41151'],
    ['98100 00000', '919876543210919810000000'],
    ['+977 980 1234567', '977 980 1234 567'],
    ['ask for Asha', ' Ask for ASHA'],
    ['98765 43210 / 98100 00000', '98765 43210 / 98100 00000'],
  ])('%s is found in %s, as phone and in a message', (phone, text) => {
    const isIn = personFinder({ phone })
    expect([isIn({ ...nobody, phone: text }), isIn({ ...nobody, message: text })]).toEqual([
      true,
      true,
    ])
  })

  test.each([
    ['98765 43210', '98765 43211'],
    ['12345', '123456'],
    ['12345', '98123 45678'],
    ['98765 43210', '98765 by 43210'],
    ['74112 00318', '97411 20031, 88260 41151'],
    ['74112 00318', '97411 20031 88260 41151'],
    ['74112 00318', '97411200318826041151'],
    ['70031 88260', '97411 70031 / 88260 41151'],
    ['70031 88260', '97411 70031\n88260 41151'],
    ['98765 43210', '198765432101'],
    ['ask for Asha', 'ask for Asha or Ravi'],
    ['', '98765 43210'],
  ])('%s is not found in %s', (phone, text) => {
    expect(personFinder({ phone })({ ...nobody, phone: text, message: text })).toBe(false)
  })
})

describe('an e-mail address', () => {
  test.each([
    ['asha@example.org', ' ASHA@Example.ORG'],
    ['ÉLODIE@example.org', 'e\u0301lodie@example.org'],
    ['ΑΘΗΝΑΣ@example.org', 'αθηνας@example.org'],
    ['ИВАН@пример.рф', 'иван@xn--e1afmkfd.xn--p1ai'],
    ['आशा@उदाहरण.भारत', 'आशा@xn--p1b6ci4b4b3a.xn--h2brj9c'],
    ['STRASSE@example.org', 'straße@example.org'],
    ['ａｓｈａ＠example.org', 'asha@example.org'],
    ['asha@example.org', 'Write to <Asha@example.org>, please.'],
    ['asha@example.org', 'Write to asha@example.org.'],
  ])('%s is found in %s, as address and in a message', (email, text) => {
    const isIn = personFinder({ email })
    expect([isIn({ ...nobody, email: text }), isIn({ ...nobody, message: text })]).toEqual([
      true,
      true,
    ])
  })

  test.each(['natasha@example.org', 'asha@example.org.in', 'asha', null])('is not %s', (email) => {
    expect(personFinder({ email: 'asha@example.org' })({ ...nobody, email })).toBe(false)
  })
})
