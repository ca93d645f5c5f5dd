import type { DataFileName } from '../../catalogue/data-files.ts'
import type { PublishedState } from '../publish/repository.ts'
import type { Edit } from './draft/drafts.ts'

// The desk's JSON API, below `/desk/api`. Requests send JSON with its content type, or a picture.
// The answer to a refused request has a status from 400 and a `Refusal`.

/** A page's address, escaped: `projects/{id}`, `developers/{slug}` or `files/{name}`. */
export type DeskPage = string

/** The reason why nothing was done, as a sentence. */
export type Refusal = { message: string }

/** The result of an action for the live region ('Saved'), and the page to show now. */
export type Done = { message: string; page?: DeskPage }

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
  /** The pages with something typed that is not saved. */
  drafts: readonly DeskPage[]
  /** The numbers of all findings. */
  counts: { errors: number; warnings: number }
  choices: Choices
}

type Row = {
  page: DeskPage
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
  page: DeskPage
  /** 'gone' where no file has the record any more, for which something was typed. */
  kind: 'project' | 'developer' | 'file' | 'gone'
  title: string
  revision: number
  /** The revision of what the preview shows, which a check leaves as it is. */
  shownRevision: number
  /** The address that the iframe shows: `/preview/…`. */
  preview: string
  isDraft: boolean
  parts: readonly Part[]
  /** The pages of files that have a part here and cannot be read. */
  missing: readonly { page: DeskPage; title: string }[]
  findings: readonly DeskFinding[]
  conflicts: readonly Conflict[]
  /** What was typed and has no place in the files any more. */
  kept: readonly KeptEdit[]
  /** What there is to say of a file that cannot be read. */
  unreadable?: UnreadableFile
}

export type UnreadableFile = {
  file: string
  problems: readonly { line: number; column: number; message: string }[]
  /** The lines around the first finding, with their numbers. */
  lines: readonly { number: number; text: string; isWrong: boolean }[]
  /** What 'Undo' would take back, if that has written this file. */
  undo: string | null
  /** The file's text in the last commit; null where there is none that can be read. */
  committed: string | null
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
  /** The record in the file; null where the file says nothing about the subject. */
  record: unknown
  /** What was typed; `shownRecord` of `draft/drafts.ts` makes of both what the form shows. */
  edits: readonly Edit[]
  /** The record that a form begins with where the file has none. */
  start: unknown
}

/** A finding about a field in the words of `validate`; its hint names fields by their labels. */
export type DeskFinding = {
  page: DeskPage
  file: DataFileName
  /** The JSON Pointer from the record in the form to the field; '' is the record itself. */
  pointer: string
  level: 'error' | 'warning'
  rule: string
  message: string
  /** The advice: 'Did you mean "…"?'. */
  hint: string | null
  /** The line of the file, from 1. */
  line: number
  column: number
  /** The labels on the way to the field: 'Floor plans › Floors › Floor 1 › Area'. */
  place: string
  /** Whether the finding has only one answer, which `POST …/fix` applies. */
  canFix: boolean
}

/** A field that was changed here and on disk, by the id of its edit. A missing value is null. */
export type Conflict = {
  id: string
  file: DataFileName
  /** The labels on the way to the field: 'Floors › 3 BHK › Price'. */
  title: string
  mine: unknown
  theirs: unknown
}

/** Something that was typed, for a place that the files do not have any more. */
export type KeptEdit = {
  id: string
  /** The labels on the way to the place. */
  place: string
  text: string
  /** Why it cannot be saved, as a sentence. */
  why: string
}

/**
 * `PUT /pages/{page}`: what was typed, each edit with its place. The last one of a field counts. The
 * answer is the `PageView`. `DELETE` discards the draft, with the same answer.
 */
export type DraftRequest = { changes: readonly Edit[] }

/** `POST /pages/{page}/resolve`: chooses a conflict's value, or drops (`file`) an edit. Answer: `PageView`. */
export type ResolveRequest = { id: string; keep: 'mine' | 'file' }

/**
 * `POST /pages/{page}/fix` puts a finding's fix into the draft and answers the `PageView`;
 * `POST /problems/fix` writes it at once and answers `Done`.
 */
export type FixRequest = Pick<DeskFinding, 'file' | 'pointer' | 'rule' | 'message'> & {
  page?: DeskPage | undefined
}

// `POST /pages/{page}/save` and `POST /undo`: `Done` ('Saved'), or a `Refusal`.
// `GET /problems`: `readonly DeskFinding[]`. `GET /find?q=`: `readonly Found[]`.

/** A record or a field that a search has found. */
export type Found = Pick<DeskFinding, 'page' | 'file' | 'pointer'> & {
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

/** `POST /pages/developers/{slug}/order`: moves a project by one place. Answer: `Done`. */
export type OrderRequest = { id: string; move: 'up' | 'down' }

/**
 * `GET /pictures`. `POST /pictures?folder=exteriors&name=Tower%20A.JPG` with the file as its body
 * stores a picture and answers `PictureStored`. `/desk/pictures/{path}` shows one, also `?small`.
 */
export type PictureList = { pictures: readonly { path: string; isUsed: boolean }[] }
export type PictureStored = { path: string }

/**
 * `GET /changes`: the differences that visitors will see from the last commit, and a sentence of them.
 * `GET /published/{commit}`: what visitors saw differently from a commit on.
 */
export type Changes =
  | { message: string }
  | { sections: readonly { title: string; lines: readonly string[] }[]; sentence?: string }

/** `GET /publishing`: what there is to publish and what was; a sentence where nothing can be published. */
export type PublishView =
  | { message: string }
  | {
      /** Whether the data folder has something that is not committed. */
      isChanged: boolean
      /** How many commits of the data are not sent yet. */
      unsent: number
      /** The last ten, the newest first. */
      states: readonly PublishedState[]
      /** Whether the desk knows a site to ask, for `GET /online`. */
      asksSite: boolean
    }

// `POST /publish`: `{ message }`, or nothing for the sentence of the differences. Answer: `Done`.
// `POST /publish/back`: `{ commit }` publishes the data of an earlier commit once more. Answer: `Done`.

/** `GET /online`: whether the site shows what was published last: 'On line since 14:32'. */
export type OnlineView = { isOnline: boolean; text: string }

/** `GET /events`, an event stream; each message is one of these as JSON. */
export type DeskEvent =
  /** Files or drafts have changed, so state, pages, findings and preview may be new. */
  | { type: 'changed'; revision: number }
  /** Derivatives of pictures are being built: `done` counts pictures, the one under way in part. */
  | { type: 'pictures'; done: number; total: number }
