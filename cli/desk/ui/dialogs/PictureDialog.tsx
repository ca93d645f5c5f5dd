import { useState } from 'react'
import type { PictureList } from '../../api.ts'
import { TextInput } from '../controls.tsx'
import { useRequest, useDesk } from '../desk-context.tsx'
import { FileInput, PictureGrid } from '../PictureGrid.tsx'
import { Dialog } from './Dialog.tsx'

/** The thumbnails of all pictures, and a way to add one. */
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
  const { answer, error } = useRequest<PictureList>('/pictures')
  const [query, setQuery] = useState('')
  const { notice } = useDesk()
  const [before] = useState(notice.count)
  const paths = answer?.pictures.map(({ path }) => path) ?? []
  return (
    <Dialog title={title} wide onClose={onClose}>
      <div className="mb-3 grid grid-cols-2 gap-4">
        <TextInput
          // In a search field, Escape would empty the field and leave the dialog open.
          label="Find"
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
        <FileInput onFiles={onFiles} />
      </div>
      {error}
      {/* The desk's bar lies behind the dialog, so a refusal is shown here. */}
      {notice.isRefusal && notice.count > before && (
        <p role="alert" className="mb-3 font-semibold text-danger">
          {notice.text}
        </p>
      )}
      <div className="max-h-[60vh] overflow-y-auto">
        <PictureGrid
          paths={paths.filter((path) => path.toLowerCase().includes(query.trim().toLowerCase()))}
          onChoose={onChoose}
        />
      </div>
    </Dialog>
  )
}
