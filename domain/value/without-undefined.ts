/** Leaves out undefined members, as an optional one is absent, never present and undefined. */
export function withoutUndefined<T extends object>(members: {
  [K in keyof T]: T[K] | undefined
}): T {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as T
}
