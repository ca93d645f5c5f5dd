type Policy = {
  createHTML: (html: string) => string | null
  createScriptURL: (url: string) => string | null
}
type TrustedTypes = { createPolicy(name: string, rules: Policy): unknown }

/** What React writes to make a script element, as one that was parsed would run. */
const EMPTY_SCRIPT = '<script></script>'

/**
 * The site's policy asks for trusted types: browsers that know them refuse every text that becomes
 * HTML or a script's address, unless it passes here. Text without a tag (the data blocks) and React's
 * empty script do, and scripts of the site itself.
 */
export function trustOwnTexts(
  trustedTypes = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes,
): void {
  trustedTypes?.createPolicy('default', {
    createHTML: (html) => (html.includes('<') && html !== EMPTY_SCRIPT ? null : html),
    createScriptURL: (url) =>
      new URL(url, window.location.href).origin === window.location.origin ? url : null,
  })
}
