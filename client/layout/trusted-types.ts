type Policy = {
  createHTML: (html: string) => string | null
  createScriptURL: (url: string) => string | null
}
type TrustedTypes = { createPolicy(name: string, rules: Policy): unknown }

/** What React writes to make a script element, as one that was parsed would run, and Leaflet to ask what the browser draws. */
const KNOWN = new Set(['<script></script>', '<svg/>'])

/**
 * The site's policy asks for trusted types: browsers that know them refuse every text that becomes
 * HTML or a script's address, unless it passes here. Text without a tag (the data blocks) and what React
 * and Leaflet write do, and scripts of the site itself.
 */
export function trustOwnTexts(
  trustedTypes = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes,
): void {
  trustedTypes?.createPolicy('default', {
    createHTML: (html) => (html.includes('<') && !KNOWN.has(html) ? null : html),
    createScriptURL: (url) =>
      new URL(url, window.location.href).origin === window.location.origin ? url : null,
  })
}
