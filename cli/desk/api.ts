import type { DataFileName } from '../../catalogue/data-files.ts'
import type { LocatedPrice } from '../editing/prices/price-list.ts'

// The desk's JSON API, below `/desk/api`. Requests send JSON with its content type, or a picture.
// The answer to a refused request has a status from 400 and a `Refusal`.

/** A page's address, escaped: `projects/{id}`, `developers/{slug}` or `files/{name}`. */
export type PageName = string

/** The reason why nothing was done, as a sentence. */
export type Refusal = { message: string }

/** The result of an action for the live region ('Saved'), and the page to show now. */
export type Done = { message: string; page?: PageName }

/** `GET /state`: the lists of all records, and the state of the desk. */
export type DeskState = {
  /** A number that rises whenever files or drafts change. */
  revision: number
  /** Why nothing can be written, as a sentence; null where the folder can be written. */
  readOnly: string | null
  /** What 'Undo' would take back ('Save of “The Aravalli Summit”'); null for nothing. */
  undo: string | null
  developers: readonly DeveloperRow[]
  /** The files that have their own page, and any other file that cannot be read. */
  files: readonly FileRow[]
  /** The numbers of all findings. */
  counts: { errors: number; warnings: number }
  choices: Choices
}

type Row = {
  page: PageName
  /** The name of a developer or project; the title of a file's schema. */
  title: string
  /** The number of findings, warnings included. */
  findings: number
  isDraft: boolean
}

export type DeveloperRow = Row & { slug: string; picture: string | null; projects: ProjectRow[] }

export type ProjectRow = Row & {
  id: string
  kind: 'residential' | 'commercial'
  /** The path inside `data/images`; the picture is shown from `/desk/pictures/{path}`. */
  picture: string | null
  price: string
  status: string
}

export type FileRow = Row & { file: DataFileName; isReadable: boolean }

/** The choices that fields offer besides projects and developers. */
export type Choices = {
  amenities: readonly Choice[]
  /** The registration authorities of site.json. */
  authorities: readonly Choice[]
  /** The cities of site.json. */
  cities: readonly Choice[]
}

/** A value as files write it, and the words that people read for it. */
export type Choice = { value: string; text: string }

/** `GET /pages/{page}`, and the answer to every change of its draft. */
export type PageView = {
  page: PageName
  kind: 'project' | 'developer' | 'file'
  title: string
  revision: number
  /** The address that the iframe shows: `/preview/…`. */
  preview: string
  isDraft: boolean
  parts: readonly Part[]
  findings: readonly DeskFinding[]
  conflicts: readonly Conflict[]
  /** The exact text of a file that cannot be read, which `PUT /files/{name}/text` corrects. */
  text?: string
}

/** The part of one file that is about the page's subject: a section with a form. */
export type Part = {
  /** The file's name without `.json`, as a page has one part for each file. */
  file: DataFileName
  /** The schema's title, which is the region's name. */
  title: string
  description: string
  /**
   * The record's JSON Schema with every `$ref` put in place. `definition` at a property is the name
   * of the common definition it came from (`price`, `area`, `image`, `optionalImage`, `day`,
   * `coordinates`) or `amenityKey`, `projectId`, `developerName`, `authorityId`, `citySlug`; `readOnly` marks ids and slugs.
   */
  schema: object
  /** The draft; null where the file says nothing about the subject. */
  value: unknown
  /** The value that the draft was made from, which goes back with it; null in the same case. */
  base: unknown
  /** The value to send to begin a record. */
  start: unknown
}

/** A finding about a field in the words of `validate`; its hint names fields by their labels. */
export type DeskFinding = {
  page: PageName
  file: DataFileName
  /** The JSON Pointer from the part's value to the field; '' is the part itself. */
  pointer: string
  level: 'error' | 'warning'
  rule: string
  message: string
  /** The advice: 'Did you mean "…"?'. */
  hint: string | null
  /** The line of the file, from 1. */
  line: number
  /** The labels on the way to the field: 'Floor plans › Floors › Floor 1 › Area'. */
  place: string
  /** Whether the finding has only one answer, which `POST …/fix` applies. */
  canFix: boolean
}

/** A field that was changed here and on disk. A missing value is null. */
export type Conflict = {
  file: DataFileName
  pointer: string
  /** The field's title. */
  title: string
  mine: unknown
  theirs: unknown
}

/**
 * `PUT /pages/{page}`: the values of the edited parts, each with the `base` of its `Part`; null as
 * a value removes the record. The answer is the `PageView`. `DELETE` discards the draft, with the
 * same answer. Changes by others are joined in meanwhile, so the returned values count.
 */
export type DraftRequest = {
  parts: Partial<Record<DataFileName, { base: unknown; value: unknown }>>
  /** What a form changed, which takes the place of `parts`; the desk does not read it yet. */
  changes?: readonly Change[]
}

/**
 * One change to a record of a page. `pointer` is a JSON Pointer inside the record's value; '' is the
 * record itself. `insert` puts a value before the entry that the pointer names; an index equal to
 * the length of the list appends it. A move is a removal and an insertion, one after the other.
 */
export type Change = { file: DataFileName; pointer: string } & (
  { set: unknown } | { remove: true } | { insert: unknown }
)

/** `POST /pages/{page}/resolve`: chooses a value of a conflict. Answer: `PageView`. */
export type ResolveRequest = Pick<Conflict, 'file' | 'pointer'> & { keep: 'mine' | 'file' }

/**
 * `POST /pages/{page}/fix` puts a finding's fix into the draft and answers the `PageView`;
 * `POST /problems/fix` writes it at once and answers `Done`.
 */
export type FixRequest = Pick<DeskFinding, 'file' | 'pointer' | 'rule'> & {
  page?: PageName | undefined
}

// `POST /pages/{page}/save` and `POST /undo`: `Done` ('Saved'), or a `Refusal`.
// `GET /problems`: `readonly DeskFinding[]`.
// `GET /find?q=`: `readonly Found[]`.

/** A record or a field that a search has found. */
export type Found = {
  page: PageName
  file: DataFileName
  pointer: string
  /** 'The Aravalli Summit', or 'Possession of The Aravalli Summit'. */
  title: string
  text: string
}

/** `POST /projects`: a new project. Empty texts count as missing. Answer: `Done` with its page. */
export type NewProjectRequest = {
  name: string
  developer: string
  kind: 'residential' | 'commercial'
  id?: string
  slug?: string
}

/** `POST /developers`: `kind` is residential, commercial, plots, sco, or several with commas. */
export type NewDeveloperRequest = { name: string; kind: string }

/**
 * `POST /pages/{page}/copy`: copies a project or a developer; only the name is required.
 * `POST /pages/{page}/rename`: `{ name }`. `POST /pages/{page}/remove`: nothing. Answer: `Done`.
 */
export type CopyRequest = Partial<NewProjectRequest> & { name: string }
export type RenameRequest = { name: string }

/** `POST /pages/developers/{slug}/order`: moves a project by one place. Answer: `Done`. */
export type OrderRequest = { id: string; move: 'up' | 'down' }

/** `GET /prices`. */
export type PriceTable = {
  /** The version to send back with changes, which are refused if the prices are others by then. */
  version: string
  rows: readonly PriceRow[]
}

export type PriceRow = Pick<LocatedPrice, 'name' | 'configuration' | 'area' | 'price'> & {
  page: PageName
}

/**
 * `POST /prices/preview` and `POST /prices/apply`. `pasted` is text from a spreadsheet in the columns
 * of `prices export`, with or without their titles; or one column, which fills the table from row
 * `from` downwards, as does a price that is typed into one row.
 */
export type PriceRequest = {
  version: string
  pasted: string
  from?: number
  /** The rows whose change of more than half is intended. */
  ticked?: readonly number[]
}

/** The answer of the preview; `apply` answers `Done`, or a `Refusal` if a row cannot be used. */
export type PricePreview = {
  changes: readonly {
    /** The index in the table's rows. */
    row: number
    old: string
    new: string
    percent: number | null
    /** Whether the change is more than half, and so needs a tick. */
    isLarge: boolean
  }[]
  /** The pasted rows that cannot be used; `row` counts from 1. */
  unusable: readonly { row: number; text: string; message: string }[]
}

/**
 * `GET /pictures`. `POST /pictures?folder=exteriors&name=Tower%20A.JPG` with the file as its body
 * stores a picture and answers `PictureStored`. `/desk/pictures/{path}` shows one, also `?small`.
 */
export type PictureList = { pictures: readonly Picture[] }
export type Picture = { path: string; isUsed: boolean }
export type PictureStored = { path: string }

/** `GET /changes`: the differences that visitors will see from the last commit. */
export type Changes =
  { message: string } | { sections: readonly { title: string; lines: readonly string[] }[] }

/**
 * `PUT /files/{name}/text`: saves an unreadable file's text, which was edited from `base`, once it
 * parses. Answer: `Done`.
 */
export type TextRequest = { base: string; text: string }

/** `GET /events`, an event stream; each message is one of these as JSON. */
export type DeskEvent =
  /** Files or drafts have changed, so state, pages, findings and preview may be new. */
  | { type: 'changed'; revision: number }
  /** Derivatives of pictures are being built: `done` counts pictures, the one under way in part. */
  | { type: 'pictures'; done: number; total: number }
