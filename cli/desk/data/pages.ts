import { namesOfProject, type ProjectAt } from '../../../catalogue/checks/project-id-table.ts'
import { entriesOfFile } from '../../../catalogue/checks/rule-context.ts'
import { isProjectFile, recordsIn, textIn, type RecordAt } from '../../../catalogue/checks/records.ts'
import { dataFileNames, type DataFileName } from '../../../catalogue/data-files.ts'
import { isNested, valueAt } from '../../../catalogue/json/pointer.ts'
import { developerSlugOf } from '../../../catalogue/load/developer-slugs.ts'
import { memoizeByObject } from '../../../domain/text/memoize.ts'
import { toSlug } from '../../../domain/text/slug.ts'
import { knownDevelopers } from '../../editing/find-developer.ts'
import { projectsIn } from '../../editing/find-project.ts'
import { valueIn, type Files } from './disk.ts'
import { fileSchema, recordSchema } from './form-schema.ts'

/** The subject of a page of the desk. */
export type Subject =
  | { kind: 'project'; project: ProjectAt; name: string }
  | { kind: 'developer'; slug: string; name: string }
  | { kind: 'file'; file: DataFileName }

/** The files besides its own record that describe a project, in the order of the site's page. */
const filesOfProjectPage = [
  'constructionUpdates',
  'floorPlan',
  'paymentPlan',
  'projectAmenities',
  'amenitiesImages',
  'projectSpecifications',
  'locationData',
  'sitePlanData',
  'trendingProjects',
] as const satisfies readonly DataFileName[]

const filesOfDeveloperPage = ['leadingRealEstateDevelopers', 'companyData'] as const

/** Whether pages of projects show the records of a file, which then needs no page of its own. */
export const isShownByProject = (file: DataFileName): boolean =>
  isProjectFile(file) ||
  (filesOfProjectPage.some((one) => one === file) &&
    file !== 'trendingProjects' &&
    file !== 'locationData')

export const pageOfProject = (id: string): string => `projects/${encodeURIComponent(id)}`
export const pageOfDeveloper = (slug: string): string => `developers/${encodeURIComponent(slug)}`
export const pageOfFile = (file: DataFileName): string => `files/${file}`

/** Which pages exist, and which page shows which place of the files. */
export const indexOf = memoizeByObject((files: Files) => {
  const value = (name: DataFileName) => valueIn(files, name)
  const projects = projectsIn({ value })
  const developers = knownDevelopers({ value })
  const byPage = new Map(projects.toReversed().map((own) => [pageOfProject(own.id), own]))
  /** The page that shows a record, by file and the first steps of the way to the record. */
  const pages = new Map<string, string>()
  /**
   * The way to a record, by page and file; of several records about one subject the page shows the
   * first.
   */
  const records = new Map<string, readonly string[]>()
  const note = (page: string | undefined, { file, pathInFile }: RecordAt) => {
    if (page === undefined || records.has(`${page} ${file}`)) return
    records.set(`${page} ${file}`, pathInFile)
    pages.set([file, ...pathInFile].join('/'), page)
  }
  const pageById = new Map<string, string>()
  const pageBySlug = new Map<string, string>()
  for (const [page, { ids, slug, record }] of byPage) {
    note(page, record)
    for (const id of ids) pageById.set(id, page)
    if (slug !== undefined) pageBySlug.set(slug, page)
  }
  for (const file of filesOfProjectPage)
    for (const record of entriesIn(files, file)) {
      const names = namesOfProject(record)
      const [page] = names.flatMap(({ id }) => pageById.get(id) ?? [])
      // A card may refer to its project by slug alone.
      const bySlug = names.length === 0 ? pageBySlug.get(textIn(record.value, 'slug') ?? '') : page
      note(bySlug, record)
    }
  for (const file of filesOfDeveloperPage)
    for (const record of recordsIn(file, valueIn(files, file))) {
      const slug = developerSlugOf(record.value)
      if (developers.has(slug)) note(pageOfDeveloper(slug), record)
    }
  return {
    projects,
    developers,
    subject(page: string): Subject | undefined {
      const [kind, name = ''] = page.split('/').map(decodeURIComponent)
      const project = byPage.get(page)
      if (project) return { kind: 'project', project, name: project.name }
      const developer = kind === 'developers' ? developers.get(name) : undefined
      if (developer !== undefined) return { kind: 'developer', slug: name, name: developer }
      const file = kind === 'files' ? dataFileNames.find((one) => one === name) : undefined
      return file && { kind: 'file', file }
    },
    /** The way to a file's record about a page's subject; undefined where the file has none. */
    recordOn: (page: string, file: DataFileName) => records.get(`${page} ${file}`),
    /**
     * The page that shows a place of a file, and how many steps of the way lead to the page's part.
     */
    pageAt(file: DataFileName, segments: readonly string[]): { page: string; depth: number } {
      const depth = isProjectFile(file) ? 2 : 1
      const own = segments.slice(0, depth)
      const page = pages.get([file, ...own].join('/'))
      if (page !== undefined) return { page, depth }
      const developer = isProjectFile(file) ? toSlug(own[0] ?? '') : ''
      if (own.length === 1 && developers.has(developer))
        return { page: pageOfDeveloper(developer), depth: 1 }
      return { page: pageOfFile(file), depth: 0 }
    },
  }
})

const entriesIn = (files: Files, name: DataFileName): readonly RecordAt[] => {
  const file = files.get(name)
  return file === undefined ? [] : entriesOfFile(file)
}

/** The part of one file that is about a page's subject. */
export type PagePart = {
  file: DataFileName
  subject: Subject
  /** The way to the part in the file; undefined where the file has no such record. */
  segments: readonly string[] | undefined
  value: unknown
}

/** The files of which a page has a part, in the order of the parts. */
export function filesOfPage(subject: Subject): readonly DataFileName[] {
  if (subject.kind === 'file') return [subject.file]
  return subject.kind === 'developer'
    ? filesOfDeveloperPage
    : [subject.project.record.file, ...filesOfProjectPage]
}

/** Whether a file is there and cannot be read: it is corrected as a text. */
export const isUnreadable = (files: Files, file: DataFileName): boolean =>
  files.get(file)?.source?.ok === false

/** The parts of a page that can be edited, in their order; none where the page is unknown. */
export function partsOf(files: Files, page: string): PagePart[] {
  const { subject: subjectOf, recordOn } = indexOf(files)
  const subject = subjectOf(page)
  if (subject === undefined) return []
  return filesOfPage(subject).flatMap((file) => {
    const fileValue = valueIn(files, file)
    if (!isNested(fileValue) || isUnreadable(files, file)) return []
    const segments = subject.kind === 'file' ? [] : recordOn(page, file)
    return [{ file, subject, segments, value: segments && valueAt(fileValue, segments) }]
  })
}

/** The part of one file of a page; undefined where the page has none. */
export const partOf = (files: Files, page: string, file: DataFileName): PagePart | undefined =>
  partsOf(files, page).find((part) => part.file === file)

/** The schema of a part's form. */
export const schemaOf = ({ subject, file }: PagePart) =>
  subject.kind === 'file' ? fileSchema(file) : recordSchema(file)
