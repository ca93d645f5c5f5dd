import type { PaperRecord, ProjectRecord } from '../../schemas/generated/data.generated.ts'
import { isLand } from '../cost/gst.ts'
import { presentLine, presentText } from '../text/text.ts'
import { withoutUndefined } from '../value/without-undefined.ts'
import { buildingStage } from './building-stage.ts'
import { httpsUrl } from './films.ts'
import type { Project } from './project.ts'

export type PaperKind = PaperRecord['kind']

/** Where a paper is: a file of the data folder ('documents/title.pdf'), or a page elsewhere. */
export type PaperAddress = { readonly file: string } | { readonly url: string }

/** A paper of a project that visitors can open. */
export type Paper = Omit<PaperRecord, 'file' | 'url'> & { readonly at: PaperAddress }

/** What is wrong with the address of a paper, as the end of a sentence. */
export type PaperAddressProblem = {
  /** The property that is wrong; absent where the paper as a whole is. */
  readonly property?: 'file' | 'url'
  readonly message: string
}

/** Reads where a paper is: exactly one of `file` and `url`. */
export function readPaperAddress(paper: PaperRecord): PaperAddress | PaperAddressProblem {
  const { title } = paper
  const [file, url] = [presentText(paper.file), presentText(paper.url)]
  if (file === undefined && url === undefined)
    return { message: `"${title}" has neither "file" nor "url": write one of them` }
  if (file !== undefined && url !== undefined)
    return {
      property: 'url',
      message: `"${title}" has both "file" and "url": only one can be opened`,
    }
  if (file !== undefined)
    return isPaperPath(file)
      ? { file }
      : {
          property: 'file',
          message: `"${file}" is no path of a PDF in the folder "documents" of the data, such as documents/title-report.pdf`,
        }
  return url !== undefined && httpsUrl(url)
    ? { url }
    : { property: 'url', message: `"${url}" is no address that begins with https://` }
}

/** Whether a text is the path of a PDF below `documents/`, with nothing that leads out of it. */
function isPaperPath(path: string): boolean {
  const [folder, ...names] = path.split('/')
  return (
    folder === 'documents' &&
    names.length > 0 &&
    names.every((name) => name !== '' && !name.startsWith('.') && !/[\\:\0]/.test(name)) &&
    /\.pdf$/i.test(path)
  )
}

/** The papers of a record that can be opened, in its order. */
export function papersIn({ documents = [] }: Partial<ProjectRecord>): Paper[] {
  return documents.flatMap((record) => {
    const at = readPaperAddress(record)
    if ('message' in at) return []
    const { kind, title, number, authority, issuedOn, validUntil } = record
    return [
      withoutUndefined<Paper>({
        kind,
        title: presentLine(title) ?? '',
        number: presentLine(number),
        authority: presentLine(authority),
        issuedOn,
        validUntil,
        at,
      } as Paper),
    ]
  })
}

const EXPECTED: readonly (readonly [PaperKind, string])[] = [
  ['title', 'the title report'],
  ['agreement', 'the agreement for sale'],
  ['building-plan', 'the building plan'],
]

/**
 * The papers that buyers ask for and a project does not have, in words: the title report, the
 * agreement, the building plan and, of a home that is ready, the occupancy certificate.
 */
export function missingPapers(
  project: Pick<Project, 'kind' | 'status' | 'category' | 'papers'>,
): string[] {
  const isReadyHome =
    project.kind === 'residential' &&
    buildingStage(project.status) === 'Ready To move' &&
    !isLand(project.category ?? '')
  const expected = [
    ...EXPECTED,
    ...(isReadyHome ? ([['occupancy', 'the occupancy certificate']] as const) : []),
  ]
  const kinds = new Set(project.papers?.map(({ kind }) => kind))
  return expected.filter(([kind]) => !kinds.has(kind)).map(([, words]) => words)
}
