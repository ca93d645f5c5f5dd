/** The list of enquiries in the browser's local storage that could not be sent. */
export const UNSENT_KEY = 'contactFormData'

/** The browser's own store, or undefined where it is denied: reading the property then throws. */
export function browserStorage(name: 'localStorage' | 'sessionStorage'): Storage | undefined {
  try {
    return window[name]
  } catch {
    return undefined
  }
}
