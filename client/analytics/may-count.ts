/** Whether this browser lets itself be counted: not with Do Not Track or Global Privacy Control. */
export function mayCount(
  browser: Pick<Navigator, 'doNotTrack'> & { globalPrivacyControl?: boolean } = navigator,
): boolean {
  return browser.doNotTrack !== '1' && browser.globalPrivacyControl !== true
}
