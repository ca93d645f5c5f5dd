/**
 * A name as a slug, first of all a developer's (docs/product.md, 'Developer slugs'): trimmed, NFKD with
 * marks dropped, lower case, `&` to `and`, runs of white space and hyphens to one hyphen, everything
 * else outside a-z0-9- dropped, no hyphen at either end. Idempotent.
 */
export function toSlug(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(/\u2010/g, '-') // what NFKD makes of a non-breaking hyphen
    .replace(/[^a-z0-9\s-]+/g, '')
    .replace(/[\s-]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** The form in which two spellings of one name or key are the same: no case, hyphens, underscores or spaces. */
export function looseKey(key: string): string {
  return key.toLowerCase().replace(/[\s_-]+/g, '')
}
