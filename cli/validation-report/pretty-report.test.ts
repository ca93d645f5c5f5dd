import { describe, expect, it } from 'vitest'
import { excerptOf } from './pretty-report.ts'

const marked = (line: string, column: number, length: number): string => {
  const { source, underline } = excerptOf(line, column, length)
  const from = underline.indexOf('^')
  return source.slice(from, from + underline.trim().length)
}

describe('an excerpt', () => {
  it('cuts a long line around the spot', () => {
    const line = `"text": "${'x'.repeat(300)}", "price": "abc", "more": "${'y'.repeat(300)}"`
    const column = line.indexOf('"abc"') + 1
    const { source } = excerptOf(line, column, 5)
    expect(source.length).toBeLessThanOrEqual(102)
    expect(source.startsWith('…') && source.endsWith('…')).toBe(true)
    expect(marked(line, column, 5)).toBe('"abc"')
  })

  it('underlines no further than it shows, and at least one column', () => {
    const line = `"text": "${'x'.repeat(300)}"`
    expect(excerptOf(line, 9, 302).underline.trim().length).toBeLessThanOrEqual(100)
    expect(excerptOf('', 1, 0).underline).toBe('^')
  })

  it('keeps the lines below aligned where there are tabs', () => {
    expect(excerptOf('\t\t"a": 1', 3, 3)).toEqual({ source: '  "a": 1', underline: '  ^^^' })
  })
})
