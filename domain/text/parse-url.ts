/**
 * An address in parts; undefined where a text is none. `URL.canParse` is newer than the browsers we
 * support.
 */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base)
  } catch {
    return undefined
  }
}
