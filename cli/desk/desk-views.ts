import { entriesOf, asList, property, recordsIn, textIn } from '../../catalogue/checks/records.ts'
import type { ProjectAt } from '../../catalogue/checks/project-id-table.ts'
import { dataFileNames, type DataFileName } from '../../catalogue/data-files.ts'
import { resaved } from '../../catalogue/json/encoding.ts'
import { developerSlugOf } from '../../catalogue/load/developer-slugs.ts'
import { CannotRun } from '../../catalogue/system-errors.ts'
import { paths } from '../../domain/seo/paths.ts'
import { openVersion } from '../editing/diff/open-version.ts'
import type { Choices, DeskState, DeveloperRow, PageView } from './api.ts'
import { toDeskFinding } from './check/findings.ts'
import { valueIn, whyReadOnly, type Files } from './data/disk.ts'
import { described, titleOf } from './data/form-schema.ts'
import {
  filesOfPage,
  indexOf,
  isShownByProject,
  isUnreadable,
  pageOfDeveloper,
  pageOfFile,
  pageOfProject,
  partsOf,
  schemaOf,
  type Subject,
} from './data/pages.ts'
import type { Desk } from './desk.ts'
import { ofFile, startOf } from './draft/draft-files.ts'
import { unsureEdits } from './draft/unsure-edits.ts'
import { Refused } from './refused-error.ts'
import type { Writing } from './writing.ts'

/** The state of the desk with the lists of all records. */
export function stateOf(desk: Desk, writing: Writing): DeskState {
  const { drafted, drafts, revision, findings } = desk
  const counts = new Map<string, number>()
  for (const { page } of findings) counts.set(page, (counts.get(page) ?? 0) + 1)
  const rowOf = (page: string, title: string) => ({
    page,
    title,
    findings: counts.get(page) ?? 0,
    isDraft: drafts.has(page),
  })
  const { projects, developers } = indexOf(drafted)
  const pictures = developerPictures(drafted)
  const errors = findings.filter(({ level }) => level === 'error').length
  return {
    revision,
    readOnly: whyReadOnly(desk.folder),
    undo: writing.undo,
    developers: [...developers].map(([slug, name]): DeveloperRow => ({
      ...rowOf(pageOfDeveloper(slug), name),
      slug,
      picture: pictures.get(slug) ?? null,
      projects: projects
        .filter(({ developer }) => developer === slug)
        .map((project) => ({
          ...factsOf(project),
          ...rowOf(pageOfProject(project.id), project.name),
        })),
    })),
    files: dataFileNames
      .map((file) => {
        const isReadable = !isUnreadable(drafted, file)
        const page = pageOfFile(file)
        const isDraft = desk.draftOf(page).length > 0
        return { ...rowOf(page, titleOf(file)), isDraft, file, isReadable }
      })
      .filter(({ file, isReadable }) => !isReadable || !isShownByProject(file)),
    drafts: [...drafts.keys()],
    counts: { errors, warnings: findings.length - errors },
    choices: choicesIn(drafted),
  }
}

const factsOf = ({ id, record, price }: ProjectAt) => ({
  id,
  kind: record.file === 'residentialProjects' ? ('residential' as const) : ('commercial' as const),
  picture: textIn(record.value, 'image') ?? null,
  price: price ?? '',
  status: textIn(record.value, 'projectStatus') ?? '',
})

/** The first picture that a file has of a developer, by slug. */
const developerPictures = (files: Files): ReadonlyMap<string, string> =>
  new Map(
    (['leadingRealEstateDevelopers', 'companyData'] as const)
      .flatMap((file) => recordsIn(file, valueIn(files, file)))
      .flatMap(({ value }) => {
        const image = textIn(value, 'image')
        return image === undefined ? [] : [[developerSlugOf(value), image] as const]
      })
      .toReversed(),
  )

function choicesIn(files: Files): Choices {
  const choicesOfSite = (list: string, key: string) =>
    asList(property(valueIn(files, 'site'), list)).map((entry) => {
      const value = textIn(entry, key) ?? ''
      return { value, text: textIn(entry, 'name') ?? value }
    })
  return {
    amenities: entriesOf('amenityCatalogue', valueIn(files, 'amenityCatalogue')).map(
      ({ pathInFile: [key = ''], value }) => ({ value: key, text: textIn(value, 'label') ?? key }),
    ),
    authorities: choicesOfSite('reraAuthorities', 'id'),
    cities: choicesOfSite('cities', 'slug'),
  }
}

/** A page with its draft. @throws Refused where the page does not exist */
export function pageView(desk: Desk, writing: Writing, page: string): PageView {
  const { disk } = desk
  const subject = indexOf(disk.files).subject(page)
  const edits = desk.draftOf(page)
  const common = {
    page,
    revision: desk.revision,
    shownRevision: desk.shownRevision,
    isDraft: edits.length > 0,
    ...unsureEdits(disk.files, page, edits),
  }
  if (subject === undefined) {
    if (edits.length === 0) throw new Refused('There is no such page in the data.', 404)
    const title = decodeURIComponent(page.slice(page.indexOf('/') + 1))
    return { ...common, kind: 'gone', title, preview: '', parts: [], missing: [], findings: [] }
  }
  return {
    ...common,
    kind: subject.kind,
    title: subject.kind === 'file' ? titleOf(subject.file) : subject.name,
    preview: `/preview${previewOf(disk.files, subject)}`,
    parts: partsOf(disk.files, page).map((part) => {
      const schema = described(schemaOf(part), part.file)
      return {
        file: part.file,
        title: titleOf(part.file),
        description: String(schema['description'] ?? ''),
        schema,
        record: part.value ?? null,
        edits: ofFile(edits, part.file),
        start: startOf(part),
      }
    }),
    missing: filesOfPage(subject)
      .filter((file) => isUnreadable(disk.files, file))
      .map((file) => ({ page: pageOfFile(file), title: titleOf(file) })),
    findings: desk.findings.filter((finding) => finding.page === page).map(toDeskFinding),
    ...(subject.kind === 'file' && unreadableFile(desk, writing, subject.file)),
  }
}

/** The address of the site's page about a subject of the desk. */
function previewOf(files: Files, subject: Subject): string {
  if (subject.kind === 'project') return subject.project.address
  if (subject.kind === 'developer') return paths.developer(subject.slug)
  return pageShowing(files, subject.file) ?? paths.home
}

/** The page that shows most of a file; Home shows the files that are not named here. */
function pageShowing(files: Files, file: DataFileName): string | undefined {
  const [project] = indexOf(files).projects
  const [service] = entriesOf('services', valueIn(files, 'services'))
  const pages: Partial<Record<DataFileName, string | undefined>> = {
    leadingRealEstateDevelopers: paths.developersDirectory,
    companyData: project && paths.developer(project.developer),
    trendingProjects: paths.trending,
    services:
      service?.pathInFile[0] === undefined ? undefined : paths.service(service.pathInFile[0]),
    amenityCatalogue: project?.address,
    locationData: project?.address,
    charges: project?.address,
    careers: paths.career,
  }
  return pages[file]
}

/** The number of lines to show before and behind a finding. */
const LINES_AROUND = 4

/** What there is to say of a file that cannot be read: the text around the first finding, the way back. */
function unreadableFile(
  { disk, folder }: Desk,
  { undo, isUndoable }: Writing,
  name: DataFileName,
): Pick<PageView, 'unreadable'> {
  const { source, bytes, findings = [] } = disk.files.get(name) ?? {}
  if (source === undefined || source.ok || bytes === undefined) return {}
  const file = `${name}.json`
  const wrong = source.errors[0]?.line ?? 1
  const lines = resaved(bytes)
    .bytes.toString()
    .split('\n')
    .map((text, index) => ({ number: index + 1, text, isWrong: index + 1 === wrong }))
    .filter(({ number }) => Math.abs(number - wrong) <= LINES_AROUND)
  return {
    unreadable: {
      file,
      // They are known before the data is checked.
      problems: findings.flatMap(({ position, message }) =>
        position ? [{ line: position.line, column: position.column, message }] : [],
      ),
      lines,
      undo: isUndoable(file, bytes) ? undo : null,
      committed: committedText(folder, name),
    },
  }
}

/** The text of a file in the last commit; null where there is none that can be read. */
function committedText(folder: string, name: DataFileName): string | null {
  try {
    const bytes = openVersion('HEAD', folder).read(name)?.bytes
    return bytes ? resaved(bytes).bytes.toString() : null
  } catch (error) {
    if (error instanceof CannotRun) return null
    throw error
  }
}
