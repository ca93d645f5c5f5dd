import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { partsOf } from '../../../catalogue/json/parts.ts'
import { toPointer } from '../../../catalogue/json/pointer.ts'
import { readJson } from '../../../catalogue/json/read.ts'
import { filesWithImages, visitImages } from '../../../catalogue/pictures/references.ts'
import { reasonOf, systemErrorCode } from '../../../catalogue/system-errors.ts'
import { requireFolder } from '../../folders.ts'
import { describeRecord, entriesOf, recordsIn } from '../../../catalogue/checks/records.ts'
import { createCardSubjects, type CardSubject } from '../cards/subjects.ts'
import { siteImages } from './site-images.ts'
import type { ImageUse } from '../../../catalogue/data-files.ts'

/** A picture that something refers to, with the first place that does. */
export type ImageSource = {
  readonly path: string
  readonly uses: ReadonlySet<ImageUse>
  /** `floorPlan.json`, or undefined for a picture that only the site itself uses. */
  readonly file: string | undefined
  readonly pointer: string
  /** 'project "The Aravalli Summit"'. */
  readonly record: string
}

export type ImageSources = {
  /** In alphabetical order of their paths. */
  readonly sources: readonly ImageSource[]
  /** Data files that could not be read: what their records use is unknown. */
  readonly broken: readonly { readonly file: string; readonly reason: string }[]
  /** Data files that are not there: perhaps they are only being replaced. */
  readonly missing: readonly string[]
  /** The pages that get a social card. */
  readonly cards: readonly CardSubject[]
  /** What `site.json` calls the agency. */
  readonly agency: string
}

type Visit = (value: unknown, firstEntry: number) => void

// What keeps a file from being parsed a part at a time: usually that it is no JSON.
const visitWhole = (bytes: Buffer, file: string, visit: Visit): string | undefined => {
  const source = readJson(bytes, file)
  if (!source.ok) {
    const [first] = source.errors
    return `line ${first?.line ?? 1}: ${first?.message ?? 'it is not JSON'}`
  }
  visit(source.value, 0)
  return undefined
}

const missing = Symbol('missing')

/** Visits a data file a part at a time; returns why it cannot be read. */
const visitFile = (
  path: string,
  file: string,
  visit: Visit,
): string | typeof missing | undefined => {
  let bytes: Buffer
  try {
    bytes = readFileSync(path)
  } catch (error) {
    return systemErrorCode(error) === 'ENOENT' ? missing : reasonOf(error)
  }
  try {
    const parts = partsOf(bytes)
    if (parts === undefined) return visitWhole(bytes, file, visit)
    for (const { value, firstEntry } of parts) visit(value, firstEntry)
    return undefined
  } catch (error) {
    if (error instanceof SyntaxError) return visitWhole(bytes, file, visit)
    throw error
  }
}

/**
 * All pictures that the data files in `dataFolder` and the site itself refer to.
 * @throws CannotRun where the folder cannot be read
 */
export const collectSources = (dataFolder: string): ImageSources => {
  requireFolder(dataFolder, 'data folder')
  const found = new Map<string, ImageSource & { readonly uses: Set<ImageUse> }>()
  const add = (
    written: string,
    uses: readonly ImageUse[],
    where: () => Pick<ImageSource, 'file' | 'pointer' | 'record'>,
  ): void => {
    // A leading slash means the image folder; the site looks pictures up without it.
    const path = written.replace(/^\/+/u, '')
    let source = found.get(path)
    if (source === undefined) found.set(path, (source = { path, uses: new Set(), ...where() }))
    for (const use of uses) source.uses.add(use)
  }

  const broken: { file: string; reason: string }[] = []
  const missingFiles: string[] = []
  const cards = createCardSubjects()
  for (const name of filesWithImages) {
    const file = `${name}.json`
    const reason = visitFile(join(dataFolder, file), file, (value, firstEntry) => {
      for (const record of recordsIn(name, entriesOf(name, value, firstEntry))) {
        cards.visit(record)
        visitImages(record, (path, segments, uses) =>
          add(path, uses, () => ({
            file,
            pointer: toPointer(segments),
            record: describeRecord(record) ?? file,
          })),
        )
      }
    })
    if (reason === missing) missingFiles.push(file)
    else if (reason !== undefined) broken.push({ file, reason })
  }
  for (const { path, uses } of siteImages(join(dataFolder, 'images'))) {
    add(path, uses, () => ({ file: undefined, pointer: '', record: 'the site itself' }))
  }
  return {
    sources: [...found.values()].toSorted((a, b) => (a.path < b.path ? -1 : 1)),
    broken,
    missing: missingFiles,
    cards: cards.list(),
    agency: cards.agency(),
  }
}
