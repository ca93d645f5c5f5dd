import { pathSegments } from '../seo/paths.ts'

/** A saved project: `developer-slug/id`, the end of its address, decoded. */
export type ProjectKey = string

export const MAX_SAVED = 50
export const MAX_COMPARED = 4
export const MIN_COMPARED = 2

/** The key of a project by its path. */
export const projectKey = (path: string): ProjectKey =>
  (pathSegments(path) ?? []).slice(1).join('/')

export const isKey = (value: unknown): value is ProjectKey =>
  typeof value === 'string' && /^[^/\p{Surrogate}]+\/[^/\p{Surrogate}]+$/u.test(value)

const distinct = (keys: readonly unknown[]): ProjectKey[] => [...new Set(keys.filter(isKey))]

/** Reads the stored list in its order, cut to what a list holds; empty where it is damaged. */
export const readSaved = (stored: unknown): readonly ProjectKey[] =>
  Array.isArray(stored) ? distinct(stored).slice(0, MAX_SAVED) : []

/** What became of projects that are not at their old addresses. */
export type MovedKeys = {
  /** The keys that the complete data or its redirects say are no longer offered. */
  readonly gone: readonly ProjectKey[]
  /** The key that each renamed project has today, by its old key. */
  readonly renamed: Readonly<Record<ProjectKey, ProjectKey>>
}

/** A list with today's keys, without those that are gone; those only missing for now stay. */
export const withMovedKeys = (
  list: readonly ProjectKey[],
  { gone, renamed }: MovedKeys,
): ProjectKey[] =>
  distinct(list.filter((key) => !gone.includes(key)).map((key) => renamed[key] ?? key))

/** The note about projects that are missing from the data for now. */
export const unavailableText = (count: number): string =>
  count === 1
    ? 'One project of this list cannot be shown at the moment.'
    : `${count} projects of this list cannot be shown at the moment.`

/** The keys that an address names (`?projects=a/b,c/d`), each once and in its order. */
export function readKeys(text: string | null): ProjectKey[] {
  return distinct((text ?? '').split(',').map((key) => withCommas(key.trim())))
}

// A comma in an id must not part two keys, so it is written '%2C', and a literal '%2C' is escaped
// once more.
const withoutCommas = (key: string): string =>
  key.replace(/%(?=(?:25)*2C)/g, '%25').replaceAll(',', '%2C')
const withCommas = (key: string): string =>
  key.replace(/%(25)?((?:25)*)2C/g, (_all, first, more: string) => (first ? `%${more}2C` : ','))

/** The address of a page about these projects; without any, the page alone. */
export function pathWithKeys(path: string, keys: readonly ProjectKey[]): string {
  if (keys.length === 0) return path
  const names = keys.map((key) => withoutCommas(key).split('/').map(encodeURIComponent).join('/'))
  return `${path}?projects=${names.join(',')}`
}

/** The list with a project put first, or without it where it is in; undefined where it is full. */
export function toggledKeys(
  list: readonly ProjectKey[],
  key: ProjectKey,
): readonly ProjectKey[] | undefined {
  if (list.includes(key)) return list.filter((other) => other !== key)
  return list.length < MAX_SAVED ? [key, ...list] : undefined
}

/** A project that was looked at, and its price text as it was then. */
export type ViewedProject = { readonly key: ProjectKey; readonly price: string }

export const MAX_VIEWED = 12

/** Reads the stored list, newest first; an empty list where it is damaged. */
export function readViewed(stored: unknown): readonly ViewedProject[] {
  if (!Array.isArray(stored)) return []
  const byKey = new Map<ProjectKey, ViewedProject>()
  for (const one of stored as readonly unknown[]) {
    const { key, price }: { key?: unknown; price?: unknown } = Object(one)
    if (isKey(key) && typeof price === 'string' && !byKey.has(key)) byKey.set(key, { key, price })
  }
  return [...byKey.values()].slice(0, MAX_VIEWED)
}

/** The list with a project put first; the oldest leaves a list that is full. */
export const withViewed = (
  list: readonly ViewedProject[],
  viewed: ViewedProject,
): readonly ViewedProject[] =>
  [viewed, ...list.filter(({ key }) => key !== viewed.key)].slice(0, MAX_VIEWED)
