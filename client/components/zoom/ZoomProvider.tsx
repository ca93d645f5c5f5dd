import { useMemo, useState, type ReactNode } from 'react'
import type { ZoomViewer as Viewer } from './ZoomViewer.tsx'
import { ZoomOpenerProvider, type ZoomOpener, type ZoomRequest } from './zoom-context.ts'

type Opened = ZoomRequest & {
  Viewer: typeof Viewer
  /** Gets the focus back. */
  returnTo: Element | null
}

const loadViewer = () => import('./ZoomViewer.tsx')

/** Holds the one zoom viewer of a page; its code is fetched when first wanted. */
export function ZoomProvider({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState<Opened>()
  const [open, setOpen] = useState(false)

  const opener = useMemo<ZoomOpener>(
    () => ({
      async open(request) {
        const returnTo = document.activeElement
        const { ZoomViewer: Viewer } = await loadViewer()
        setOpened({ ...request, Viewer, returnTo })
        setOpen(true)
      },
      preload: () => void loadViewer().catch(() => undefined),
    }),
    [],
  )

  return (
    <ZoomOpenerProvider value={opener}>
      {children}
      {opened && <opened.Viewer {...opened} open={open} onClose={() => setOpen(false)} />}
    </ZoomOpenerProvider>
  )
}
