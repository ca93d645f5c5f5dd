import { useCallback } from 'react'
import type { PictureStored } from '../api.ts'
import { useDesk } from './desk.tsx'
import { messageOf, request } from './request.ts'

const FOLDER = 'exteriors'

/** Stores pictures that were dropped, beside the field's present one; answers their paths. */
export function useStorePictures() {
  const { say } = useDesk()
  return useCallback(
    async (files: Iterable<File>, beside = ''): Promise<string[]> => {
      const stored: string[] = []
      const folder = beside.includes('/') ? beside.slice(0, beside.lastIndexOf('/')) : FOLDER
      for (const file of files) {
        try {
          const query = new URLSearchParams({ folder, name: file.name })
          const { path } = await request<PictureStored>(`/pictures?${query}`, 'POST', file)
          stored.push(path)
          say(`Stored ${path}`)
        } catch (error) {
          say(messageOf(error), true)
        }
      }
      return stored
    },
    [say],
  )
}

/** Takes what is dropped on an element, where it is files. */
export const dropTarget = (onFiles: (files: FileList) => void) => ({
  onDragOver: (event: React.DragEvent) => event.preventDefault(),
  onDrop: (event: React.DragEvent) => {
    event.preventDefault()
    if (event.dataTransfer.files.length > 0) onFiles(event.dataTransfer.files)
  },
})
