import { createHash, subtle } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { recordReaders } from '../../domain/project/record-readers.ts'
import { buildCatalogue } from './build.ts'
import { canonicalise } from './canonicalise.ts'
import type { Catalogue } from '../catalogue.ts'
import { dataFileNames, dataFiles, type DataFileName } from '../data-files.ts'
import { withDeveloperKeys } from './developer-keys.ts'
import { draftFile, problemsOf, usableValue, withoutPlaces, type FileDraft } from './file-draft.ts'
import { projectIds, type ProjectPlace } from '../indexes/project-ids.ts'
import { toPointer } from '../json/pointer.ts'
import type { LoadProblem } from '../checks/load-problem.ts'
import { holdsProjects, withoutProjects, type LoadedFiles } from './loaded-files.ts'
import type { KeyNumbers } from '../stored/key-numbers.ts'
import { projectFilesOf, type ProjectSource } from '../stored/project-files.ts'
import { storeChecked, storeUsable } from '../stored/store-checked.ts'
import { isStored } from '../stored/stored-names.ts'

export type { LoadProblem } from '../checks/load-problem.ts'

export type LoadedCatalogue = {
  readonly catalogue: Catalogue
  readonly problems: readonly LoadProblem[]
}

/**
 * Reads the data folder's files into a catalogue. Bad data never throws: a file that is missing or
 * cannot be parsed has failed, a record that breaks its schema or repeats a project's id is left
 * out, and each is a problem with its place and reason.
 */
export async function loadCatalogue(dataDir: string): Promise<LoadedCatalogue> {
  const digests: Promise<string>[] = []
  const drafts: FileDraft[] = []
  const sources: ProjectSource[] = []
  const values: [DataFileName, unknown][] = []
  const readers = recordReaders()
  const numbers: KeyNumbers = new Map()
  for await (const { name, contents } of filesIn(dataDir)) {
    digests.push(digestOf(contents))
    const asText = isStored(name) ? storeChecked(name, contents, numbers) : undefined
    if (asText !== undefined) {
      values.push([name, asText])
      continue
    }
    const draft = draftFile(name, contents)
    noteDuplicateKeys(draft)
    drafts.push(draft.notes.length > 0 || holdsProjects(name) ? draft : withoutPlaces(draft))
    if (holdsProjects(name) && draft.source)
      sources.push({ name, skipped: draft.skipped, bytes: draft.source.bytes })
  }
  skipRepeatedProjects(drafts)

  for (const draft of drafts) {
    const value = usableValue(draft)
    values.push([draft.name, isStored(draft.name) ? storeUsable(value, numbers) : value])
  }
  const written = Object.fromEntries(values) as LoadedFiles
  const canonical = Object.fromEntries(
    dataFileNames.map((name) => [
      name,
      isStored(name) ? written[name] : canonicalise(name, written[name], readers.price).value,
    ]),
  ) as LoadedFiles
  const files = withDeveloperKeys(canonical)
  const version = createHash('sha256').update((await Promise.all(digests)).join(' '))
  const catalogue = buildCatalogue(
    files,
    written,
    version.digest('hex').slice(0, 12),
    readers,
    projectFilesOf(sources, withoutProjects(canonical)),
  )
  return { catalogue, problems: drafts.flatMap(problemsOf) }
}

type FileContents = { readonly name: DataFileName; readonly contents: Uint8Array | Error }

/** The data files in their order. While one is worked on, other threads read the next. */
async function* filesIn(dataDir: string): AsyncGenerator<FileContents, void> {
  let before: Promise<FileContents> | undefined
  for (const name of dataFileNames) {
    const reading = contentsOf(dataDir, name).then((contents) => ({ name, contents }))
    if (before) yield await before
    before = reading
  }
  if (before) yield await before
}

const emptyList = Buffer.from('[]')

/** Taken in another thread, of a copy. */
async function digestOf(contents: Uint8Array | Error): Promise<string> {
  if (contents instanceof Error) return 'failed'
  return Buffer.from(await subtle.digest('SHA-256', contents)).toString('hex')
}

async function contentsOf(dataDir: string, name: DataFileName): Promise<Uint8Array | Error> {
  try {
    return await readFile(join(dataDir, `${name}.json`))
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (code === 'ENOENT' && dataFiles[name].isOptional) return emptyList
    return new Error(
      code === 'ENOENT' ? 'The file is missing' : `The file could not be read (${code})`,
    )
  }
}

/** JSON.parse lets the last of repeated keys win: what the others held is not shown. */
function noteDuplicateKeys({ source, notes }: FileDraft): void {
  for (const { pointer } of source?.duplicateKeys() ?? []) {
    const reason = 'This key stands here twice: only the last one counts'
    notes.push({ pointer, at: 'key', reason, kind: 'skipped' })
  }
}

/** Of projects with the same id, in both files together, the first one counts. */
function skipRepeatedProjects(drafts: readonly FileDraft[]): void {
  const seen = new Map<string, { readonly name: DataFileName; readonly place: ProjectPlace }>()
  for (const { name, value, skipped, notes } of drafts) {
    if (!holdsProjects(name)) continue
    for (const { place, id } of projectIds(value)) {
      if (skipped.size > 0 && skipped.has(toPointer(place))) continue
      const first = seen.get(id)
      if (first === undefined) {
        seen.set(id, { name, place })
        continue
      }
      const pointer = toPointer(place)
      skipped.add(pointer)
      const reason = `the project id "${id}" is used already, at ${first.name}.json${toPointer(first.place)}`
      notes.push({ pointer, at: 'value', reason, kind: 'skipped' })
    }
  }
}
