import type { DataFileName } from '../data-files.ts'
import type { Place } from '../json/spans.ts'
import type { Rule } from './rule.ts'

/** What keeps new data from being taken, and what is only worth an editor's look. */
export type Level = 'error' | 'warning'

/** 1-based; columns and length count UTF-16 units. */
export type FoundAt = { readonly line: number; readonly column: number; readonly length: number }

/** One thing that is wrong, as data: its rule has the words for it. */
export type Finding<D = unknown> = {
  readonly rule: Rule<D>
  readonly file: DataFileName
  readonly pointer: string
  /** Whether the pointer's key or its value is meant. */
  readonly at: Place
  /** The record in the editor's terms: 'project "The Aravalli Summit"'. */
  readonly record: string | undefined
  readonly detail: D
  /** Where it is known already; else it is worked out from the pointer. */
  readonly found?: FoundAt
}

/** A finding with its place in the file. */
export type LocatedFinding = Finding & { readonly found: FoundAt }

/** True for what refuses the data. */
export const isError = ({ rule }: Finding): boolean => rule.level === 'error'
