import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../controls.tsx'

/** The page is made anew when the keyboard has rested for this long, not at every key. */
const REST_MS = 250

const WIDTHS = [360, 768, 1280] as const

/** The site's page about the record; it follows the draft and keeps its scroll position. */
export function Preview({ address, revision }: { address: string; revision: number }) {
  const [width, setWidth] = useState<number>(WIDTHS[0])
  const [room, setRoom] = useState({ width: 0, height: 0 })
  const pane = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const shownRevision = useRef(revision)

  useLayoutEffect(() => {
    const element = pane.current
    if (!element) return undefined
    const observer = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  useEffect(() => {
    if (shownRevision.current === revision) return undefined
    const timer = setTimeout(() => {
      shownRevision.current = revision
      const element = frame.current
      if (!element) return
      // The answer to a form is not requested again, and a page of another site cannot be inspected.
      const location = element.contentDocument?.location
      if (location?.pathname.startsWith('/preview/')) location.reload()
      else element.src = address
    }, REST_MS)
    return () => clearTimeout(timer)
  }, [revision, address])

  const scale = Math.min(1, room.width / width)
  return (
    <>
      <fieldset
        aria-label="Width of the preview"
        className="flex gap-1.5 border-b border-border p-2"
      >
        {WIDTHS.map((choice) => (
          <Button
            key={choice}
            look="button flex-1"
            aria-pressed={choice === width}
            onClick={() => setWidth(choice)}
          >
            {choice} px
          </Button>
        ))}
      </fieldset>
      <div ref={pane} className="min-h-0 flex-1 overflow-hidden bg-surface-muted">
        <iframe
          ref={frame}
          title="Preview"
          // A hidden preview loads nothing.
          loading="lazy"
          // The site's pages work without script, which the preview does not allow.
          sandbox="allow-same-origin allow-forms"
          src={address}
          className="origin-top-left bg-surface"
          style={{
            width,
            height: room.height / scale || 0,
            transform: `scale(${scale})`,
            marginLeft: Math.max(0, (room.width - width) / 2),
          }}
        />
      </div>
    </>
  )
}
