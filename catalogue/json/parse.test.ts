import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseJson } from './parse.ts'

const parse = (text: string) => parseJson(Buffer.from(text), 0).value

/** Long enough to be taken apart. */
const filler = '₹ x '.repeat(24_000)

test('a large file is what JSON.parse makes of it, key order included', () => {
  const records = Array.from({ length: 900 }, (_, id) => ({
    id,
    name: `n${id}`,
    text: 'é'.repeat(id),
  }))
  for (const value of [
    records,
    { b: records, a: records.slice(0, 3), 7: 'x', c: { deep: [records] }, d: [] },
    [filler, [filler, [filler, [filler]]], {}, { a: filler }],
    { [filler]: { [filler]: filler }, e: {} },
  ]) {
    for (const indent of [undefined, 2]) {
      const text = JSON.stringify(value, undefined, indent)
      expect(JSON.stringify(parse(text))).toBe(JSON.stringify(value))
    }
  }
})

test('repeated and prototype keys are as JSON.parse has them, in one batch or several', () => {
  const text = `{"__proto__": {"x": "${filler}"}, "a": 1, "b": ["${filler}"], "a": 2, "__proto__": 3}`
  const parsed = parse(text) as object
  expect(Object.entries(parsed)).toEqual(Object.entries(JSON.parse(text) as object))
  expect(Object.getPrototypeOf(parsed)).toBe(Object.prototype)
})

test('what JSON.parse refuses is refused in a large file too', () => {
  const piece = fc.constantFrom(
    '{',
    '}',
    '[',
    ']',
    ',',
    ':',
    '"a"',
    '1',
    '"b":',
    `"${filler}"`,
    `["${filler}"]`,
    `{"c": "${filler}"}`,
    `"d": ["${filler}"]`,
  )
  const around = fc.constantFrom(['[', ']'], ['{', '}'], ['', ''])
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 7 }), around, (pieces, [open, close]) => {
      const text = `${open}${pieces.join('')}${close}`
      expect(outcome(() => parse(text))).toEqual(outcome(() => JSON.parse(text) as unknown))
    }),
    { numRuns: 200 },
  )
})

test('a large file that was cut off anywhere is refused', () => {
  const record = { name: '₹ x', plans: [{ rooms: ['a'] }] }
  const whole = Buffer.from(JSON.stringify({ a: [filler, [filler]], b: [record, record] }))
  const from = whole.lastIndexOf('"b"')
  for (const length of [...Array(from).keys()].filter((at) => at % 9973 === 0)) {
    expect(outcome(() => parseJson(whole.subarray(0, length), 0))).toBe('refused')
  }
  for (let length = from; length < whole.length; length++) {
    expect(outcome(() => parseJson(whole.subarray(0, length), 0))).toBe('refused')
  }
  expect(outcome(() => parse('₹'.padStart(150_000, '[')))).toBe('refused')
})

test('depth is no matter', () => {
  const depth = 60_000
  const text = `${'['.repeat(depth)}"₹"${']'.repeat(depth)}`
  let levels = 0
  for (let at: unknown = parse(text); Array.isArray(at); [at] = at) levels += 1
  expect(levels).toBe(depth)
})

function outcome(run: () => unknown): unknown {
  try {
    return JSON.stringify(run())
  } catch (error) {
    return error instanceof SyntaxError ? 'refused' : error
  }
}
