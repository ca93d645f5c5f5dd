/** Where enquiries are stored. */
export type DatabaseAddress =
  | { readonly kind: 'sqlite'; readonly file: string }
  | { readonly kind: 'postgres'; readonly url: string }

/** Reads `sqlite:FILE` or `postgres://…`. No error repeats the value, which may hold a password. */
export function parseDatabaseUrl(text: string): DatabaseAddress {
  if (/^postgres(?:ql)?:\/\//i.test(text) && URL.canParse(text))
    return { kind: 'postgres', url: text }
  const file = /^sqlite:(?:\/\/(?=\/))?(.+)$/i.exec(text)?.[1]
  // An in-memory database would break the one promise of an answer 201.
  if (file !== undefined && !file.includes(':memory:')) return { kind: 'sqlite', file }
  throw new TypeError('must be sqlite:FILE or postgres://USER:PASSWORD@HOST/DATABASE')
}
