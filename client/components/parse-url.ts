/** An address in parts; undefined where it is none. `URL.canParse` is newer than the browsers we support. */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base)
  } catch {
    return undefined
  }
}
