import { createContext, useContext } from 'react'
import type { ImageView } from '../../../domain/image/images.ts'

export type ZoomPicture = { view: ImageView; alt: string }

/** What the zoom viewer is opened with. */
export type ZoomRequest = {
  /** Names the viewer: 'Site plan of Arc Skyvillas'. */
  title: string
  pictures: readonly ZoomPicture[]
  /** The picture it opens with. */
  index: number
}

export type ZoomOpener = {
  /** Rejects where the viewer's code cannot be loaded. */
  open: (request: ZoomRequest) => Promise<void>
  /** Fetches the viewer's code ahead: the pointer or the focus is near. */
  preload: () => void
}

const ZoomContext = createContext<ZoomOpener | undefined>(undefined)

export const ZoomOpenerProvider = ZoomContext.Provider

/** Opens the page's zoom viewer. */
export function useZoom(): ZoomOpener {
  const opener = useContext(ZoomContext)
  if (!opener) throw new Error('useZoom is used outside ZoomProvider')
  return opener
}
