import type { DataFileName } from '../../catalogue/data-files.ts'
import type { LocatedPrice } from '../editing/prices/price-list.ts'

// The desk's JSON API, below `/desk/api`. What is sent is JSON with its content type, but for a picture.
// A request that was refused is answered with a status from 400 and a `Refusal`.

/** `projects/{id}`, `developers/{slug}` or `files/{name}`: the address of a page without its first slash, escaped. */
export type PageName = string

/** Why nothing was done, as a sentence. */
export type Refusal = { message: string }

/** What was done, for the live region ('Saved'), and the page to show now. */
export type Done = { message: string; page?: PageName }

/** `GET /state`: all there is. */
export type DeskState = {
  /** Counts up whenever files or drafts change. */
  revision: number
  /** Why nothing can be written, as a sentence; null where the folder can be written. */
  readOnly: string | null
  /** What 'Undo' would take back ('Save of “The Aravalli Summit”'); null where there is nothing. */
  undo: string | null
  developers: readonly DeveloperRow[]
  /** The files that have a page of their own, and any other one that cannot be read. */
  files: readonly FileRow[]
  /** Of all findings. */
  counts: { errors: number; warnings: number }
  choices: Choices
}

type Row = {
  page: PageName
  /** A developer's or project's name; a file's schema's title. */
  title: string
  /** How many findings, warnings included. */
  findings: number
  isDraft: boolean
}

export type DeveloperRow = Row & { slug: string; picture: string | null; projects: ProjectRow[] }

export type ProjectRow = Row & {
  id: string
  kind: 'residential' | 'commercial'
  /** Path inside `data/images`; shown from `/desk/pictures/{path}`. */
  picture: string | null
  price: string
  status: string
}

export type FileRow = Row & { file: DataFileName; isReadable: boolean }

/** What fields offer beside projects and developers. */
export type Choices = {
  amenities: readonly Choice[]
  /** Registration authorities of site.json. */
  authorities: readonly Choice[]
  /** Cities of site.json. */
  cities: readonly Choice[]
}

/** What a file says, and the words that people read for it. */
export type Choice = { value: string; text: string }

/** `GET /pages/{page}`, and the answer to every change of its draft. */
export type PageView = {
  page: PageName
  kind: 'project' | 'developer' | 'file'
  title: string
  revision: number
  /** What the iframe shows: `/preview/…`. */
  preview: string
  isDraft: boolean
  parts: readonly Part[]
  findings: readonly DeskFinding[]
  conflicts: readonly Conflict[]
  /** Of a file that cannot be read: its exact text, put right by `PUT /files/{name}/text`. */
  text?: string
}

/** What one file says of the page's subject: a section with a form. */
export type Part = {
  /** The file's name without `.json`: a page has one part a file. */
  file: DataFileName
  /** The schema's title: the region's name. */
  title: string
  description: string
  /**
   * The record's JSON Schema with every `$ref` put in place. `definition` at a property is the name
   * of the common definition it came from (`price`, `area`, `image`, `optionalImage`, `day`,
   * `coordinates`) or `amenityKey`, `projectId`, `developerName`, `authorityId`, `citySlug`; `readOnly` marks ids and slugs.
   */
  schema: object
  /** The draft; null where the file says nothing of the subject. */
  value: unknown
  /** What the draft was made from, to be sent back with it; null likewise. */
  base: unknown
  /** What to send as the value to begin such a record. */
  start: unknown
}

/** What is wrong with a field, as `validate` says it; its hint names fields by their labels. */
export type DeskFinding = {
  page: PageName
  file: DataFileName
  /** JSON Pointer from the part's value to the field; '' is the part itself. */
  pointer: string
  level: 'error' | 'warning'
  rule: string
  message: string
  /** What to do: 'Did you mean "…"?'. */
  hint: string | null
  /** The way to the field by what stands on the screen: 'Floor plans › Floors › Floor 1 › Area'. */
  place: string
  /** True where there is only one answer: `POST …/fix` puts it there. */
  canFix: boolean
}

/** A field that was changed here and on disk. A value that is not there is null. */
export type Conflict = {
  file: DataFileName
  pointer: string
  /** The field's title. */
  title: string
  mine: unknown
  theirs: unknown
}

/**
 * `PUT /pages/{page}`: the values of the parts that were edited, each with the `base` that its `Part`
 * had; null as a value removes the record. The answer is the `PageView`. `DELETE` discards the draft
 * and answers likewise. What others wrote meanwhile is joined in, so the values that come back count.
 */
export type DraftRequest = {
  parts: Partial<Record<DataFileName, { base: unknown; value: unknown }>>
}

/** `POST /pages/{page}/resolve`: which value of a conflict counts. Answer: `PageView`. */
export type ResolveRequest = Pick<Conflict, 'file' | 'pointer'> & { keep: 'mine' | 'file' }

/**
 * `POST /pages/{page}/fix` puts a finding's fix into the draft and answers the `PageView`;
 * `POST /problems/fix` writes it at once and answers `Done`.
 */
export type FixRequest = Pick<DeskFinding, 'file' | 'pointer' | 'rule'> & {
  page?: PageName | undefined
}

// `POST /pages/{page}/save`: `Done` ('Saved'), or a `Refusal`.
// `POST /undo`: `Done`, or a `Refusal`.
// `GET /problems`: `readonly DeskFinding[]`.
// `GET /find?q=`: `readonly Found[]`.

/** A record or a field that was looked for. */
export type Found = {
  page: PageName
  file: DataFileName
  pointer: string
  /** 'The Aravalli Summit', or 'Possession of The Aravalli Summit'. */
  title: string
  text: string
}

/** `POST /projects`: a new project. Empty texts count as not given. Answer: `Done` with its page. */
export type NewProjectRequest = {
  name: string
  developer: string
  kind: 'residential' | 'commercial'
  id?: string
  slug?: string
}

/** `POST /developers`: a new developer; `kind` is 'residential', 'commercial', 'plots', 'sco', or several with commas. */
export type NewDeveloperRequest = { name: string; kind: string }

/**
 * `POST /pages/{page}/copy`: a copy of a project or a developer, of which only the name has to be given.
 * `POST /pages/{page}/rename`: `{ name }`. `POST /pages/{page}/remove`: nothing. Answer: `Done`.
 */
export type CopyRequest = Partial<NewProjectRequest> & { name: string }
export type RenameRequest = { name: string }

/** `POST /pages/developers/{slug}/order`: one project one place up or down. Answer: `Done`. */
export type OrderRequest = { id: string; move: 'up' | 'down' }

/** `GET /prices`. */
export type PriceTable = {
  /** Sent back with changes, which are refused where the prices are others by then. */
  version: string
  rows: readonly PriceRow[]
}

export type PriceRow = Pick<LocatedPrice, 'name' | 'configuration' | 'area' | 'price'> & {
  page: PageName
}

/**
 * `POST /prices/preview` and `POST /prices/apply`. `pasted` is text from a spreadsheet in the columns of
 * `prices export`, with or without their titles; or one column, which fills the table from row `from`
 * downwards, as does a price that is typed into one row.
 */
export type PriceRequest = {
  version: string
  pasted: string
  from?: number
  /** Rows whose change of more than half is meant. */
  ticked?: readonly number[]
}

/** The answer of the preview; `apply` answers `Done`, or a `Refusal` where something cannot be used. */
export type PricePreview = {
  changes: readonly {
    /** Index in the table's rows. */
    row: number
    old: string
    new: string
    percent: number | null
    /** More than half: it needs a tick. */
    isLarge: boolean
  }[]
  /** What cannot be used: `row` counts the pasted rows from 1. */
  unusable: readonly { row: number; text: string; message: string }[]
}

/**
 * `GET /pictures`. `POST /pictures?folder=exteriors&name=Tower%20A.JPG` with the file as its body
 * stores one and answers `PictureStored`. Each is shown from `/desk/pictures/{path}`, small with `?small`.
 */
export type PictureList = { pictures: readonly Picture[] }
export type Picture = { path: string; isUsed: boolean }
export type PictureStored = { path: string }

/** `GET /changes`: what visitors will see differently from the last commit. */
export type Changes =
  { message: string } | { sections: readonly { title: string; lines: readonly string[] }[] }

/** `PUT /files/{name}/text` of a file that cannot be read: saved as it is once it parses. Answer: `Done`. */
export type TextRequest = { text: string }

/** `GET /events`, an event stream; each message is one of these as JSON. */
export type DeskEvent =
  /** Files or drafts have changed: state, pages, findings and preview may be new. */
  | { type: 'changed'; revision: number }
  /** Derivatives of pictures are being built: how many pictures are done, the one under way in part. */
  | { type: 'pictures'; done: number; total: number }

// Addresses besides: the pages' bundle of `dist/desk/` is served below `/desk/` (Vite's `base` is `/desk/`),
// its `index.html` at the desk's own addresses (`/`, `/projects/{id}`, `/problems`, …). A picture is
// put among those of the data folder when it is stored: a test that drops one in needs a folder of its own.
