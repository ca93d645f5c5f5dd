import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readJson, type ReadableJson, type ReadJson } from './read-json.ts'

const bytesOf = (text: string) => Buffer.from(text)

function readable(text: string): ReadableJson {
  const source = readJson(bytesOf(text))
  if (!source.ok) throw new Error(JSON.stringify(source.errors))
  return source
}

function errorsOf(contents: string | Buffer): Extract<ReadJson, { ok: false }>['errors'] {
  const bytes = typeof contents === 'string' ? bytesOf(contents) : contents
  const source = readJson(bytes)
  return source.ok ? [] : source.errors
}

describe('contents', () => {
  test('a byte order mark and CR LF are read over and count for no column', () => {
    const source = readable('\ufeff{\r\n  "a": 1\r\n}\r\n')
    expect(source.value).toEqual({ a: 1 })
    expect(source.locate('/a')).toEqual({ line: 2, column: 8, length: 1 })
    expect(source.locate('')).toEqual({ line: 1, column: 1, length: 1 })
  })

  test('bytes that are not UTF-8 are found at their place', () => {
    const bytes = Buffer.concat([bytesOf('{\r\n"ä😀": "'), Buffer.from([0xe4]), bytesOf('x"}')])
    expect(errorsOf(bytes)).toMatchObject([{ line: 2, column: 9 }])
    const late = Buffer.concat([bytesOf(`["${'ä'.repeat(70_000)}",\n "`), Buffer.from([0x80])])
    expect(errorsOf(late)).toMatchObject([{ line: 2, column: 3 }])
    expect(errorsOf(Buffer.from([0xf0, 0x9f, 0x98]))).toMatchObject([{ line: 1, column: 1 }])
  })

  test.each([
    [String.raw`{"a\ud83d": "b\uDE00\uD83D\ude00"}`, { 'a\ufffd': 'b\ufffd😀' }],
    [String.raw`{"a": "\\ud83d\\\ud83d"}`, { a: '\\ud83d\\\ufffd' }],
    [String.raw`{"a": "\ud83d\u0041\n"}`, { a: '\ufffdA\n' }],
  ])('half a character in %s becomes the sign for a lost one', (text, value) => {
    const source = readable(text)
    expect(source.value).toEqual(value)
    const [key = ''] = Object.keys(value)
    expect(source.locate(`/${key}`, 'key')).toMatchObject({ line: 1, column: 2 })
  })

  test('UTF-16 is named', () => {
    const [error] = errorsOf(Buffer.from('\ufeff{}', 'utf16le'))
    expect(error?.message).toContain('UTF-16')
  })
})

describe('syntax errors', () => {
  test.each([
    ['{"a": 1,}', 1, 9, 'comma before the closing }'],
    ['{\n  "a": [1,\n  ]\n}', 3, 3, 'comma before the closing ]'],
    ['{"a" 1}', 1, 6, 'colon'],
    ['{"a": 1\n"b": 2}', 2, 1, 'comma is missing'],
    ['[1, 2', 1, 6, 'closing ] is missing'],
    ['{"a": [1, 2}', 1, 12, 'does not match'],
    ['{"a": 1}}', 1, 9, 'one closing bracket too many'],
    ['[1,,2]', 1, 4, 'two commas'],
    ['{\n  "a": [],,\n  "b": 2\n}', 2, 11, 'two commas'],
    ['[\n  {} ,\n  ,\n  {}\n]', 3, 3, 'two commas'],
    ['{"a": "x\ny"}', 1, 7, 'not closed'],
    ['{"a": 01}', 1, 8, 'start with 0'],
    ['{“a”: 1}', 1, 2, 'straight double quotes'],
    ['{"a": True}', 1, 7, 'small letters'],
    ['{"a": NaN}', 1, 7, 'NaN is not allowed here'],
    ['{"a": .5}', 1, 7, 'not a number'],
    ['{"a": 1.}', 1, 7, 'not complete'],
    ['{"a": "\\x"}', 1, 7, 'backslash'],
    ['{"a": "\\u12"}', 1, 7, 'four digits'],
    ['{"a": "\t"}', 1, 7, 'tab'],
    ['{"a": 1\u00a0}', 1, 8, 'invisible'],
    ['{}\x1a', 1, 3, 'invisible'],
    ['{}\0\0\0', 1, 3, 'null characters'],
    ['{"name: "The Summit", "a": 1}', 1, 10, 'lacks its closing quote'],
    ['{\n  "name: "The Summit",\n  "a": 1\n}', 2, 11, 'lacks its closing quote'],
    ['[\n  "Note: "new" flats"\n]', 2, 10, 'inside a text'],
    ['{} // done', 1, 4, 'Comments'],
    ['[\n  {"a": 1},\n  foo\n  {"a": 2}\n]', 3, 3, '"foo" stands outside of every record'],
    ['[\n  {"a": 1}\n  foo,\n  {"a": 2}\n]', 3, 3, 'foo is not allowed here'],
    ['[\n  {"a": 1},\n  {"a": 2}\nfoo\n]', 4, 1, 'foo is not allowed here'],
    ['{\n  "a": {},\n  foo\n  "b": {}\n}', 3, 3, 'foo is not allowed here'],
    ['[{"a": 1}]\nfoo', 2, 1, 'foo is not allowed here'],
    ['[\n  {"a": 1},\n=======\n  {"a": 2}\n]', 3, 1, 'a mark of git, left over'],
    ['[\n  {"a": 1},\n>>>>>>> ravi\n  {"a": 2}\n]', 3, 1, 'a mark of git, left over'],
    ['{\n<<<<<<< HEAD\n  "a": 1\n}', 2, 1, 'a mark of git, left over'],
    ['{\n  "a": 1\n}\n>>>>>>> ravi\n', 4, 1, 'a mark of git, left over'],
    [
      '{\n<<<<<<< HEAD\n  "a": 1\n=======\n  "a": 2\n>>>>>>> ravi\n}',
      2,
      1,
      'could not merge two versions here',
    ],
    ['{"a":', 1, 6, 'value is missing'],
    ['{"a" = 1}', 1, 6, 'Write a colon (:) here, not ='],
    ['{"a"：1}', 1, 5, 'Write a colon (:) here'],
    ['{\n  "a": "x";\n  "b": 1\n}', 2, 11, 'Write a comma (,) here, not ;'],
    ['{\n  "a": "x".\n  "b": 1\n}', 2, 11, 'Write a comma (,) here, not .'],
    ['{\n  # by Ravi\n  "a": 1\n}', 2, 3, 'Comments'],
    ['{\n  "a": 1,\n  ...\n}', 3, 3, 'remove it'],
    ['{\n+ "a": 1\n}', 2, 1, '+ is not allowed here: remove it'],
    ['{\n  "x": [\n    1\n  "y": [2]\n}', 3, 6, 'A closing ] is missing'],
    ['{\n  "x": [\n    {"a": [1]\n    {"a": [2]}\n  ]\n}', 4, 5, 'A closing } is missing above'],
    ['', 1, 1, 'empty'],
    ['{"😀": x}', 1, 8, 'x is not allowed here'],
  ])('%j is explained', (text, line, column, words) => {
    expect(errorsOf(text)).toEqual([
      { line, column, length: expect.any(Number), message: expect.stringContaining(words) },
    ])
  })

  test('records around a mark of git that is left over are read', () => {
    const source = readJson(bytesOf('[\n  {"a": 1},\n=======\n  {"a": 2}\n]'))
    expect(!source.ok && source.recovered).toEqual([{ a: 1 }, { a: 2 }])
    expect(source.locate('/1/a')).toMatchObject({ line: 4, column: 9 })
  })

  test('several mistakes are all found, one a line', () => {
    const text = '{\n  "a": tru,\n  "b" 2,\n  "c": [1 2],\n  "d": 1\n}\n'
    expect(errorsOf(text).map((error) => error.line)).toEqual([2, 3, 4])
  })

  test('two commas between entries are found beside other mistakes', () => {
    const text = '{\n  "a": 1,,\n  "b" 2,\n  "c": [3]\n}\n'
    expect(errorsOf(text).map(({ line, column }) => [line, column])).toEqual([
      [2, 10],
      [3, 7],
    ])
  })

  test('whatever JSON.parse refuses is an error, and nothing else', () => {
    const pieces = fc.constantFrom('{', '}', '[', ']', ',', ':', '"a"', '1', 'null', ' ', '\n', '"')
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
        const text = parts.join('')
        const isJson = (() => {
          try {
            JSON.parse(text)
            return true
          } catch {
            return false
          }
        })()
        expect(errorsOf(text).length === 0).toBe(isJson)
      }),
    )
  })
})

describe('positions', () => {
  const source = readable('{\n  "a/b": [1, {"x😀~": "y"}],\n  "é": "z", "k": {\n}}')

  test('values and keys', () => {
    expect(source.locate('/a~1b')).toEqual({ line: 2, column: 10, length: 1 })
    expect(source.locate('/a~1b/1/x😀~0')).toEqual({ line: 2, column: 23, length: 3 })
    expect(source.locate('/a~1b/1/x😀~0', 'key')).toEqual({ line: 2, column: 15, length: 6 })
    expect(source.locate('/é')).toEqual({ line: 3, column: 8, length: 3 })
    expect(source.locate('/k', 'key')).toEqual({ line: 3, column: 13, length: 3 })
  })

  test('a pointer that leads nowhere is at its nearest ancestor', () => {
    expect(source.locate('/k/missing/deeper')).toEqual(source.locate('/k'))
    expect(source.locate('/nothing')).toEqual({ line: 1, column: 1, length: 1 })
  })

  test('of repeated keys the last one is meant, as JSON.parse has it', () => {
    expect(readable('{"a": 1,\n"a": 2}').locate('/a')).toMatchObject({ line: 2, column: 6 })
  })
})

describe('duplicate keys', () => {
  test('none in a clean file, whatever its strings hold', () => {
    expect(readable('{"a": "b: \\": {", "c": [{"a": 1}, {"a": 1}]}').duplicateKeys()).toEqual([])
  })

  test('are found at any depth, at each later occurrence', () => {
    const text = '{"a": [0, {"q": 1, "r": 2,\n"q": 3, "\\u0071": 4}],\n"a": 5}'
    expect(readable(text).duplicateKeys()).toEqual([
      { pointer: '/a/1/q', line: 2, column: 1, length: 3 },
      { pointer: '/a/1/q', line: 2, column: 9, length: 8 },
      { pointer: '/a', line: 3, column: 1, length: 3 },
    ])
  })

  test.each([
    ['a space before the colon', '{"a" : 1, "a"\n: 2}'],
    ['texts that begin with a colon', '{"a": ":", "b": ": x", "a": 2}'],
    ['keys that end with a backslash', '{"a\\\\": 1, "b": "\\":", "a\\\\": 2}'],
  ])('are found beside %s', (_, text) => {
    expect(readable(text).duplicateKeys()).toHaveLength(1)
  })

  test('__proto__ is a key like any other', () => {
    const source = readable('{"__proto__": {"x": 1}, "__proto__": {"x": 2}}')
    expect(source.duplicateKeys()).toMatchObject([{ pointer: '/__proto__', column: 25 }])
    expect(Object.keys(source.value as object)).toEqual(['__proto__'])
    expect(source.locate('/__proto__/x')).toMatchObject({ column: 44 })
  })
})
