import { checkData, type CheckOptions } from '../../../catalogue/checks/check-folder.ts'
import { isError, type Finding, type LocatedFinding } from '../../../catalogue/checks/finding.ts'
import { filesAboutProjects } from '../../../catalogue/checks/project-table.ts'
import { isProjectFile } from '../../../catalogue/checks/records.ts'
import { isNested, toPointer, toSegments } from '../../../catalogue/json/pointer.ts'
import type { DataFileName } from '../../../catalogue/data-files.ts'
import type { DeskFinding } from '../api.ts'
import { isObject } from '../../editing/projects.ts'
import { indexOf, partsOf } from './pages.ts'
import type { Files } from './disk.ts'

/** From so many projects on, one page is checked before the rest. */
const MANY_PROJECTS = 400

/** A finding as `validate` has it, with its place on a page. */
export type PageFinding = DeskFinding & { readonly of: LocatedFinding }

/**
 * What `validate` finds in the files, page by page.
 * @param whole the files that they are a part of
 */
export async function findingsIn(
  files: Files,
  folder: string,
  options: CheckOptions,
  whole = files,
): Promise<readonly PageFinding[]> {
  const { findings } = await checkData([...files.values()], folder, options)
  const { pageAt } = indexOf(whole)
  return findings.map((of) => {
    const segments = toSegments(of.pointer)
    const { page, depth } = pageAt(of.file, segments)
    return {
      of,
      page,
      file: of.file,
      pointer: toPointer(segments.slice(depth)),
      level: isError(of) ? 'error' : 'warning',
      rule: of.rule.name,
      message: of.message,
      hint: of.hint ?? null,
      get canFix() {
        return of.fix?.() !== undefined
      },
    }
  })
}

/** True where all of the data takes too long to check while somebody types. */
export const isLarge = (files: Files): boolean => indexOf(files).projects.length > MANY_PROJECTS

/** What is found on one page, looking only at what the page may be compared with. */
export async function findingsOn(
  page: string,
  files: Files,
  folder: string,
  options: CheckOptions,
): Promise<readonly PageFinding[]> {
  const { pageAt } = indexOf(files)
  const wanted = ({ file, pointer }: Finding) => pageAt(file, toSegments(pointer)).page === page
  return findingsIn(focused(files, page), folder, { ...options, wanted }, files)
}

/** The files without what says something of other projects, but for what tells those apart. */
function focused(files: Files, page: string): Files {
  const own = new Map(partsOf(files, page).map((part) => [part.file, part.segments]))
  return new Map(
    [...files].map(([name, file]) => {
      const isOwn = (...segments: readonly string[]) =>
        own.get(name)?.every((segment, index) => segment === segments[index]) === true
      if (page === `files/${name}` || !isAboutProjects(name) || !isNested(file.value))
        return [name, file]
      const value = mapped(file.value, (entry, key) => {
        if (!isProjectFile(name)) return isOwn(key) ? entry : undefined
        return mapped(entry, (record, index) => (isOwn(key, index) ? record : shortOf(record)))
      })
      return [name, { ...file, value }]
    }),
  )
}

const isAboutProjects = (name: DataFileName): boolean =>
  isProjectFile(name) || (filesAboutProjects.includes(name) && name !== 'trendingProjects')

/** The entries of a list or an object that are left, each in its place. */
function mapped(value: unknown, change: (entry: unknown, key: string) => unknown): unknown {
  if (!isNested(value)) return value
  const entries = Object.entries(value)
    .map(([key, entry]) => [key, change(entry, key)] as const)
    .filter(([, entry]) => entry !== undefined)
  return Object.assign(Array.isArray(value) ? [] : {}, Object.fromEntries(entries))
}

/** What is compared with other projects' records. */
const comparedFields = new Set(
  'id custom_id name slug developer localities projectStatus furnishing propertyType category bedrooms'.split(' '),
)

const shortOf = (record: unknown): unknown =>
  isObject(record)
    ? Object.fromEntries(Object.entries(record).filter(([field]) => comparedFields.has(field)))
    : record

/** The errors of one state that another has not: told apart by rule and place, whatever their words are. */
export function addedErrors(
  before: readonly PageFinding[],
  after: readonly PageFinding[],
): PageFinding[] {
  const known = new Map<string, number>()
  for (const finding of before.filter(isErrorAt))
    known.set(placeOf(finding), (known.get(placeOf(finding)) ?? 0) + 1)
  return after.filter(isErrorAt).filter((finding) => {
    const left = known.get(placeOf(finding)) ?? 0
    known.set(placeOf(finding), left - 1)
    return left <= 0
  })
}

const isErrorAt = ({ level }: PageFinding): boolean => level === 'error'

/** An entry that is put in moves those behind it. */
const placeOf = ({ page, file, pointer, rule, of }: PageFinding): string =>
  [page, file, pointer.replace(/\/\d+(?=\/|$)/g, '/*'), rule, of.missing].join(' ')

/** A finding for the browser. */
export function toDeskFinding(found: PageFinding): DeskFinding {
  const { page, file, pointer, level, rule, message, hint, canFix } = found
  return { page, file, pointer, level, rule, message, hint, canFix }
}
