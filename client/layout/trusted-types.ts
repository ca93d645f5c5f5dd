type Policy = {
  createHTML: (html: string) => string | null
  createScriptURL: (url: string) => string | null
}
type TrustedTypes = { createPolicy(name: string, rules: Policy): unknown }

/** What React writes to make a script run, and Leaflet to test what the browser draws. */
const KNOWN = new Set(['<script></script>', '<svg/>'])
/** What an icon has that is rendered in the browser. */
const ICON = /^<use href="\/assets\/[\w.-]+#\w+"><\/use>$/

/**
 * Says which texts browsers with trusted types take as HTML or as a script's address: text without a tag
 * (the data blocks), the site's icons, the texts of React and Leaflet, and the site's own scripts.
 */
export function trustOwnTexts(
  trustedTypes = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes,
): void {
  trustedTypes?.createPolicy('default', {
    createHTML: (html) =>
      html.includes('<') && !KNOWN.has(html) && !ICON.test(html) ? null : html,
    createScriptURL: (url) =>
      new URL(url, window.location.href).origin === window.location.origin ? url : null,
  })
}
