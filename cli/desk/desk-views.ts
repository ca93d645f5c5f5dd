import { entriesOf, asList, property, recordsIn, textIn } from '../../catalogue/checks/records.ts'
import type { ProjectAt } from '../../catalogue/checks/project-id-table.ts'
import { dataFileNames } from '../../catalogue/data-files.ts'
import { toSegments } from '../../catalogue/json/pointer.ts'
import { developerSlugOf } from '../../catalogue/load/developer-keys.ts'
import type { Choices, DeskState, DeveloperRow, PageView } from './api.ts'
import { valueIn, whyReadOnly, type Files } from './data/disk.ts'
import { toDeskFinding } from './data/findings.ts'
import { schemaAt, titleOf } from './data/form-schema.ts'
import { described } from './data/form-words.ts'
import {
  indexOf,
  isShownByProject,
  pageOfDeveloper,
  pageOfFile,
  pageOfProject,
} from './data/pages.ts'
import type { Desk } from './desk.ts'
import { draftedParts } from './draft/drafts.ts'
import { shownText } from './file-text.ts'
import { schemaOf, startOf } from './draft/part-changes.ts'
import { previewOf } from './preview/addresses.ts'
import { Refused } from './refused-error.ts'
import type { Writing } from './writing.ts'

/** The state of the desk with the lists of all records. */
export async function stateOf(desk: Desk, writing: Writing): Promise<DeskState> {
  const { drafted, drafts, revision } = desk
  const findings = await desk.findings()
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
        const isReadable = drafted.get(file)?.source?.ok !== false
        return { ...rowOf(pageOfFile(file), titleOf(file)), file, isReadable }
      })
      .filter(({ file, isReadable }) => !isReadable || !isShownByProject(file)),
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
export async function pageView(desk: Desk, page: string): Promise<PageView> {
  const { disk, drafts } = desk
  const subject = indexOf(disk.files).subject(page)
  if (subject === undefined) throw new Refused('There is no such page in the data.', 404)
  const findings = (await desk.findings()).filter((finding) => finding.page === page)
  const parts = draftedParts(disk.files, page, drafts.get(page))
  const source = subject.kind === 'file' ? disk.files.get(subject.file) : undefined
  return {
    page,
    kind: subject.kind,
    title: subject.kind === 'file' ? titleOf(subject.file) : subject.name,
    revision: desk.revision,
    preview: `/preview${previewOf(desk.drafted, subject)}`,
    isDraft: drafts.has(page),
    parts: parts.map((part) => {
      const schema = described(schemaOf(part), part.file)
      return {
        file: part.file,
        title: titleOf(part.file),
        description: String(schema['description'] ?? ''),
        schema,
        value: part.typed ?? null,
        base: part.base ?? null,
        start: startOf(part),
      }
    }),
    findings: findings.map(toDeskFinding),
    conflicts: parts.flatMap((part) =>
      part.clashes.map(({ pointer, mine = null, theirs = null }) => {
        const { title } = schemaAt(schemaOf(part), toSegments(pointer))
        return { file: part.file, pointer, title: String(title), mine, theirs }
      }),
    ),
    ...(source?.source?.ok === false && source.bytes && { text: shownText(source.bytes) }),
  }
}
