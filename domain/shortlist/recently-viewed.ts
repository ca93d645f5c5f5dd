import { isKey, type ProjectKey } from './shortlist.ts'

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
