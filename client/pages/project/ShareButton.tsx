import { Check, Share2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../components/buttons/Button.tsx'

type ShareButtonProps = {
  readonly title: string
  /** The page's own path: without the campaign that led the visitor here. */
  readonly path: string
}

/** Hands the page's address to the device's own share sheet; where there is none it copies it. */
export function ShareButton({ title, path }: ShareButtonProps) {
  const [told, setTold] = useState('')

  async function share(): Promise<void> {
    const url = new URL(path, window.location.origin).href
    // Typed as always there, but only phones and some desks have it.
    const sheet: typeof navigator.share | undefined = navigator.share
    try {
      if (sheet) await sheet.call(navigator, { title, url })
      else {
        await navigator.clipboard.writeText(url)
        setTold('Link copied')
      }
    } catch (error) {
      // Closing the sheet is no failure.
      const closed = error instanceof DOMException && error.name === 'AbortError'
      if (!closed) setTold(`Copy this link: ${url}`)
    }
  }

  const copied = told === 'Link copied'
  return (
    <div className="mt-3 noscript:hidden print:hidden">
      <Button
        variant="onDark"
        size="sm"
        icon={
          copied ? <Check size={18} aria-hidden="true" /> : <Share2 size={18} aria-hidden="true" />
        }
        onClick={() => void share()}
        onBlur={() => copied && setTold('')}
      >
        Share
      </Button>
      <output className="block text-sm wrap-anywhere select-all not-empty:mt-2">{told}</output>
    </div>
  )
}
