import { useState } from 'react'

const COPIED = 'Link copied'

/** Sharing a page: what to call when it is asked for, and what to tell then. */
export type Share = {
  readonly start: () => void
  /** Empty until there is something to say. */
  readonly told: string
  readonly copied: boolean
  /** Takes back that the link was copied. */
  readonly forget: () => void
}

/**
 * Hands a page's address to the device's own share sheet; where there is none it copies it.
 * @param path the page's own: without the campaign that led the visitor here
 */
export function useShare(title: string, path: string): Share {
  const [told, setTold] = useState('')
  const copied = told === COPIED

  async function share(): Promise<void> {
    const url = new URL(path, window.location.origin).href
    // Typed as always there, but only phones and some desks have it.
    const sheet: typeof navigator.share | undefined = navigator.share
    try {
      if (sheet) await sheet.call(navigator, { title, url })
      else {
        await navigator.clipboard.writeText(url)
        setTold(COPIED)
      }
    } catch (error) {
      // Closing the sheet is no failure.
      const closed = error instanceof DOMException && error.name === 'AbortError'
      if (!closed) setTold(`Copy this link: ${url}`)
    }
  }

  return { start: () => void share(), told, copied, forget: () => copied && setTold('') }
}
