import type { DataFileName } from '../data-files.ts'
import type { Position } from '../json/read.ts'
import type { Place } from '../json/tree.ts'
import type { PictureCheck } from '../pictures/picture-check.ts'
import type { Coverage } from './coverage.ts'
import type { ProjectTable, RenamedProject } from './projects.ts'
import type { RecordAt } from './records.ts'
import type { Suggester } from './suggestions.ts'

/** All that rules look at: the records of the data and what refers to what. */
export type RuleContext = {
  /** The entries at the top level of files: records, or lists of records by key. */
  readonly entries: (...files: readonly DataFileName[]) => readonly RecordAt[]
  readonly records: (...files: readonly DataFileName[]) => readonly RecordAt[]
  /** False where one of the files is missing or could not be read as a whole: nothing can be compared with it. */
  readonly isWhole: (...files: readonly DataFileName[]) => boolean
  /** True for a file that is no JSON, of which some entries could be read all the same. */
  readonly isBroken: (file: DataFileName) => boolean
  readonly projects: ProjectTable
  readonly coverage: Coverage
  /** Developers by `developerKey` of their id or name, with the name; leading developers and companies. */
  readonly developers: ReadonlyMap<string, string>
  /** Keys of the leading developers alone. */
  readonly leading: ReadonlySet<string>
  /** The slug of a developer's address; '' where neither its name nor its id makes one. */
  readonly developerAddress: (name: string) => string
  readonly amenityKeys: ReadonlySet<string>
  /** Slugs of the top localities and of the places that projects name. */
  readonly localities: ReadonlySet<string>
  /** Projects that several files know by an id which their own record no longer has. */
  readonly renamed: readonly RenamedProject[]
  readonly pictures: PictureCheck
  readonly suggest: Suggester
  /** When the run began. */
  readonly now: Date
}

/** What keeps new data from being taken, and what is only worth an editor's look. */
export type Level = 'error' | 'warning'

/** What a rule says of a value that is wrong. */
export type Fault = {
  /** What is wrong, without the record's name; see `Rule.form`. */
  readonly message: string
  /** What was probably meant: text to put there. */
  readonly suggestion?: string | undefined
  /** What to do, as a sentence; 'Did you mean "…"?' where there is only a suggestion. */
  readonly hint?: string | undefined
  /**
   * The value, or the key, that belongs there, where only one answer is possible; undefined where
   * there are several. It is asked for when the data is to be fixed.
   */
  readonly fix?: () => unknown
  /** The id of the project that was probably meant: its gaps are no gaps then. */
  readonly intended?: string | undefined
}

/** One thing that is wrong with the data, in words. */
export type Finding = Omit<Fault, 'fix'> & {
  readonly rule: Rule
  readonly file: DataFileName
  readonly pointer: string
  /** Whether the pointer's key or its value is meant. */
  readonly at: Place
  readonly fix?: Fault['fix'] | undefined
  /** Where it is known already; else it is worked out from the pointer. */
  readonly found?: Position
  /** Of a break of the schema its keyword, and the property that is missing where one is. */
  readonly schema?: { readonly keyword: string; readonly missing?: string | undefined }
}

/** Reports a fault at or below a record: `below` leads from the record to the value. */
export type Report = (record: RecordAt, below: readonly string[], fault: Fault, at?: Place) => void

/**
 * One thing that can be wrong with the data. A file of `rules/` is a rule: `npm run generate` puts
 * it on the list.
 */
export type Rule = {
  /** The file's name: 'price-text'. */
  readonly name: string
  readonly level: Level
  /** What it means and what to do, for docs/rules.md: a sentence or two, as a text on one line. */
  readonly guide: string
  /**
   * How the message goes with the record's name: 'a project: the price …' (`remark`, unless
   * said), 'a project has no price' (`predicate`), or without it (`sentence`).
   */
  readonly form?: 'remark' | 'predicate' | 'sentence'
  /** Absent where reading the file itself finds it. */
  check?(data: RuleContext, report: Report): void
}
