import { expect, it } from 'vitest'
import { dataFileNames } from '../../../catalogue/data-files.ts'
import { isNested } from '../../../catalogue/json/pointer.ts'
import { described, fileSchema, inFormWords, labelsOf, recordSchema } from './form-schema.ts'

it.each([
  ['Write "reraNumber".', 'Write "RERA number".'],
  ['"name" is missing', '"name" is missing'],
  ['the price "about a lot" cannot be understood', 'the price "about a lot" cannot be understood'],
  ['is not among "reraAuthorities" of site.json', 'is not among "reraAuthorities" of “Site”'],
  ['A blank line (\\n\\n) starts a paragraph.', 'A blank line starts a paragraph.'],
])('%s is, in the words of a form: %s', (text, expected) => {
  expect(inFormWords(text, 'residentialProjects')).toBe(expected)
})

it('the way to a field is what stands on the screen', () => {
  const labels = (below: string[]) => labelsOf(recordSchema('floorPlan'), below).map(([, one]) => one)
  expect(labels(['floors', '1', 'carpetArea'])).toEqual(['Floors', 'Floor 2', 'Carpet area'])
  expect(labels(['nobody', 'knows'])).toEqual(['nobody', 'knows'])
})

it('no description of a form names a file or has signs of JSON', () => {
  const text = JSON.stringify(
    (['residentialProjects', 'projectAmenities', 'site', 'charges', 'services'] as const).map(
      (file) => described(fileSchema(file), file),
    ),
  )
  expect(text).not.toMatch(/\w\.json\b|\(\\\\n/)
})

it('every field and every entry of a list is called what it is', () => {
  const unnamed: string[] = []
  const look = (schema: unknown, way: string): void => {
    if (!isNested(schema)) return
    const { properties, items, additionalProperties } = schema as Record<string, unknown>
    const inner = { ...(properties as object), items, additionalProperties }
    for (const [name, below] of Object.entries(inner)) {
      if (!isNested(below)) continue
      const { title } = below as { title?: string }
      const isEntry = below === items || below === additionalProperties
      const saysNothing = isEntry && /^(?:Key|Text|Label|Entry)$/.test(title ?? '')
      if (title === undefined || saysNothing) unnamed.push(`${way}/${name} ${title ?? ''}`)
      look(below, `${way}/${name}`)
    }
  }
  for (const file of dataFileNames) look(fileSchema(file), file)
  expect(unnamed).toEqual([])
})
