import { isDeepStrictEqual } from 'node:util'
import { assert, constantFrom, json, nat, property, tuple } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { partsOf, type Part } from './parts.ts'

/** What the parts say together, as JSON.parse would; undefined where the file is left to others. */
const together = (text: string): unknown => {
  const parts = partsOf(Buffer.from(text))
  if (parts === undefined) return undefined
  const all: Part[] = [...parts]
  if (Array.isArray(all[0]?.value)) return all.flatMap(({ value }) => value)
  return Object.fromEntries(all.flatMap(({ value }) => Object.entries(value ?? {})))
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

const attempt = (text: string): unknown => {
  try {
    return together(text)
  } catch (error) {
    expect(error).toBeInstanceOf(SyntaxError)
    return undefined
  }
}

describe('the parts of a file', () => {
  it('are the file', () => {
    assert(
      property(json(), constantFrom('', ' ', '\r\n\t'), (text, space) => {
        const value = parsed(text)
        if (typeof value !== 'object' || value === null) return
        expect(together(`${space}${text}${space}`)).toEqual(value)
      }),
    )
  })

  it('are nothing where the file is no JSON, whatever letter is lost', () => {
    assert(
      property(tuple(json(), nat(), nat()), ([text, from, to]) => {
        const at = from % (text.length + 1)
        const broken = text.slice(0, at) + text.slice(at + 1 + (to % 2))
        const value = parsed(broken)
        const found = attempt(broken)
        expect(found === undefined || isDeepStrictEqual(found, value)).toBe(true)
      }),
      { numRuns: 500 },
    )
  })

  it.each([
    '[,]',
    '[1,]',
    '[,1]',
    '[1,,2]',
    '{"a":1,}',
    '[1]]',
    '[1',
    '["a]',
    '[1}',
    '{"a":1 "b":2}',
    '',
  ])('are nothing in %s', (text) => {
    expect(attempt(text)).toBeUndefined()
  })

  it('are split in large files, and counted from the beginning', () => {
    const list = Array.from({ length: 5000 }, (_, id) => ({ id, text: '₹'.repeat(40) }))
    const parts = [...(partsOf(Buffer.from(JSON.stringify(list, undefined, 2))) ?? [])]
    expect(parts.length).toBeGreaterThan(3)
    expect(parts.flatMap(({ value }) => value)).toEqual(list)
    for (const { value, firstEntry } of parts) {
      expect((value as typeof list)[0]?.id).toBe(firstEntry)
    }
  })

  it('say where a key stands twice, and are not used where it does so at the top', () => {
    const [part] = partsOf(Buffer.from('[{"a": {"b": 1, "b": 2}}]')) ?? []
    expect(part?.hasDuplicateKeys).toBe(true)
    expect(partsOf(Buffer.from('{"a": 1, "\\u0061": 2}'))).toBeUndefined()
  })

  it('do not depend on how deep the file is', () => {
    const depth = 100_000
    const [part] = partsOf(Buffer.from(`${'['.repeat(depth)}${']'.repeat(depth)}`)) ?? []
    expect(part?.hasDuplicateKeys).toBe(false)
  })
})
