import { useMemo, useState, type ReactNode } from 'react'
import type { ZoomViewer as Viewer } from './ZoomViewer.tsx'
import { ZoomOpenerProvider, type ZoomOpener, type ZoomRequest } from './zoom-context.ts'

type Opened = ZoomRequest & {
  readonly Viewer: typeof Viewer
  /** Gets the focus back. */
  readonly returnTo: Element | null
}

let loading: Promise<typeof Viewer> | undefined

/** A failed fetch is tried again at the next call. */
function loadViewer(): Promise<typeof Viewer> {
  loading ??= import('./ZoomViewer.tsx').then(
    (module) => module.ZoomViewer,
    (error: unknown) => {
      loading = undefined
      throw error
    },
  )
  return loading
}

/** Holds the one zoom viewer of a page; its code is fetched when first wanted. */
export function ZoomProvider({ children }: { readonly children: ReactNode }) {
  const [opened, setOpened] = useState<Opened>()
  const [open, setOpen] = useState(false)

  const opener = useMemo<ZoomOpener>(
    () => ({
      async open(request) {
        const returnTo = document.activeElement
        const Viewer = await loadViewer()
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
