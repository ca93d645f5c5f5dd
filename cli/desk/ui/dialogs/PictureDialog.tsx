import { useState } from 'react'
import type { PictureList } from '../../api.ts'
import { TextInput } from '../controls.tsx'
import { useAnswer } from '../desk.tsx'
import { FileInput, PictureGrid } from '../pictures.tsx'
import { Dialog } from './Dialog.tsx'

/** All pictures there are by their thumbnails, and a way to add one. */
export function PictureDialog({
  title,
  onChoose,
  onFiles,
  onClose,
}: {
  title: string
  onChoose: (path: string) => void
  onFiles: (files: Iterable<File>) => void
  onClose: () => void
}) {
  const { answer, error } = useAnswer<PictureList>('/pictures')
  const [query, setQuery] = useState('')
  const paths = answer?.pictures.map(({ path }) => path) ?? []
  return (
    <Dialog title={title} wide onClose={onClose}>
      <div className="mb-3 grid grid-cols-2 gap-4">
        <TextInput
          // No search field, whose Escape would empty it and leave the dialog open.
          label="Find"
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
        <FileInput onFiles={onFiles} />
      </div>
      {error}
      <div className="max-h-[60vh] overflow-y-auto">
        <PictureGrid
          paths={paths.filter((path) => path.includes(query.trim().toLowerCase()))}
          onChoose={onChoose}
        />
      </div>
    </Dialog>
  )
}
