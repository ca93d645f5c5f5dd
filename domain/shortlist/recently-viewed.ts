import { isKey, type ProjectKey } from './shortlist.ts'

/** A project that was looked at, and its price text as it was then. */
export type Viewed = { readonly key: ProjectKey; readonly price: string }

export const MAX_VIEWED = 12

/** What was stored, newest first; nothing where it is damaged. */
export function readViewed(stored: unknown): readonly Viewed[] {
  if (!Array.isArray(stored)) return []
  const byKey = new Map<ProjectKey, Viewed>()
  for (const one of stored as readonly unknown[]) {
    const { key, price }: { key?: unknown; price?: unknown } = Object(one)
    if (isKey(key) && typeof price === 'string' && !byKey.has(key)) byKey.set(key, { key, price })
  }
  return [...byKey.values()].slice(0, MAX_VIEWED)
}

/** With a project put first; the oldest goes where there are too many. */
export const withViewed = (list: readonly Viewed[], viewed: Viewed): readonly Viewed[] =>
  [viewed, ...list.filter(({ key }) => key !== viewed.key)].slice(0, MAX_VIEWED)
