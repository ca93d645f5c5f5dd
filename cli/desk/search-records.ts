import { normalizeText } from '../../domain/text/text.ts'
import { isNested, toPointer } from '../../catalogue/json/pointer.ts'
import type { Found } from './api.ts'
import { schemaAt, titleOf } from './data/form-schema.ts'
import {
  indexOf,
  pageOfDeveloper,
  pageOfFile,
  pageOfProject,
  partsOf,
  schemaOf,
} from './data/pages.ts'
import type { Files } from './data/disk.ts'
import { dataFileNames } from '../../catalogue/data-files.ts'

/** Nobody reads more results than this. */
const MAX_RESULTS = 30

/** Finds the records, then the fields, with every word of a text in their title, name or value. */
export function searchRecords(files: Files, text: string): Found[] {
  const words = normalizeText(text).split(' ').filter(Boolean)
  if (words.length === 0) return []
  const containsAllWords = (...texts: readonly string[]) => {
    const searched = normalizeText(texts.join(' '))
    return words.every((word) => searched.includes(word))
  }
  const { projects, developers, pageAt } = indexOf(files)
  const subjects = [
    ...[...developers].map(([slug, title]) => ({
      page: pageOfDeveloper(slug),
      title,
      keys: slug,
    })),
    ...projects.map(({ id, ids, name }) => ({
      page: pageOfProject(id),
      title: name,
      keys: ids.join(' '),
    })),
    ...dataFileNames.map((file) => ({ page: pageOfFile(file), title: titleOf(file), keys: file })),
  ]
  const matches = subjects.flatMap(({ page, title, keys }): Found[] => {
    const [part] = partsOf(files, page)
    return part && containsAllWords(title, keys)
      ? [{ page, file: part.file, pointer: '', title, text: '' }]
      : []
  })
  for (const { page, title } of subjects) {
    if (matches.length >= MAX_RESULTS) break
    for (const part of partsOf(files, page)) {
      const schema = schemaOf(part)
      for (const [below, value] of textsIn(part.value)) {
        const field = String(schemaAt(schema, below)['title'] ?? below.at(-1))
        if (!containsAllWords(title, field, value)) continue
        // A record with its own page is found there, and not in the whole file as well.
        if (pageAt(part.file, [...(part.segments ?? []), ...below]).page !== page) continue
        const pointer = toPointer(below)
        matches.push({ page, file: part.file, pointer, title: `${field} of ${title}`, text: value })
      }
    }
  }
  return matches.slice(0, MAX_RESULTS)
}

/** The texts and numbers in a value, with the way to each of them. */
function textsIn(value: unknown, below: readonly string[] = []): [readonly string[], string][] {
  if (isNested(value))
    return Object.entries(value).flatMap(([key, entry]) => textsIn(entry, [...below, key]))
  return typeof value === 'string' || typeof value === 'number' ? [[below, String(value)]] : []
}
